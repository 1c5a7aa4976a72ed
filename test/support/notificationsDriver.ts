import type { Locator, Page } from 'playwright-core';
import { waitUntil } from './waitUntil';

/** The notifications at the lower right of a window. */
export class NotificationsDriver {
  private readonly toasts: Locator;
  private readonly center: Locator;
  private readonly bell: Locator;

  constructor(private readonly page: Page) {
    this.toasts = page.locator('.notifications-toasts .notification-list-item');
    this.center = page.locator('.notifications-center.visible .notification-list-item');
    this.bell = page.locator('.statusbar-item[id="status.notifications"]');
  }

  /** Returns the visible texts. */
  async texts(): Promise<string[]> {
    return this.toasts.locator('.notification-list-item-message').allInnerTexts();
  }

  /**
   * Resolves with the notification that contains this text. VS Code shows at most three notifications within 0.8 s, and
   * tests can cause more. If a notification does not appear soon, searches the notification center.
   */
  async waitFor(text: string | RegExp, timeoutMs = 60_000): Promise<Locator> {
    const shown = this.toasts.or(this.center).filter({ hasText: text }).first();
    const isShown = await shown.waitFor({ timeout: Math.min(8_000, timeoutMs) }).then(
      () => true,
      () => false,
    );
    if (isShown) return shown;
    if ((await this.center.count()) === 0) {
      await this.bell.click();
      // Moves the mouse away, because the tooltip of the bell would cover the buttons of the lowest notification.
      await this.page.mouse.move(1, 1);
    }
    await shown.waitFor({ timeout: timeoutMs });
    return shown;
  }

  /**
   * Presses a button of the notification that contains this text. Retries if the notification moves to the notification
   * center, or if another one shifts the button, just before the click. In the notification center, lower notifications
   * are collapsed and show no buttons.
   */
  async press(text: string | RegExp, button: string): Promise<void> {
    await waitUntil(`“${button}” to be pressed`, async () => {
      const toast = await this.waitFor(text);
      const target = toast.locator('.monaco-button').filter({ hasText: button }).first();
      const focused = toast.locator('.monaco-button:focus').filter({ hasText: button });
      const unfold = toast.locator('[class*=codicon-notifications-expand]');
      if (await unfold.isVisible()) await unfold.click({ timeout: 3_000 });
      await target.click({ timeout: 3_000 });
      return waitUntil('it', async () => (await focused.count()) === 0, 2_000).catch(() => false);
    });
  }

  /** The buttons of the notification that contains this text. */
  async buttons(text: string | RegExp): Promise<string[]> {
    return (await this.waitFor(text))
      .locator('.notification-list-item-buttons-container .monaco-button')
      .allInnerTexts();
  }
}
