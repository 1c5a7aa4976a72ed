import type { Locator, Page } from 'playwright-core';
import { waitUntil } from './waitUntil';

/** The notifications at the lower right of a window. */
export class NotificationsDriver {
  private readonly toasts: Locator;
  private readonly center: Locator;
  private readonly bell: Locator;

  constructor(page: Page) {
    this.toasts = page.locator('.notifications-toasts .notification-list-item');
    this.center = page.locator('.notifications-center.visible .notification-list-item');
    this.bell = page.locator('.statusbar-item[id="status.notifications"]');
  }

  /** The texts on show. */
  async texts(): Promise<string[]> {
    return this.toasts.locator('.notification-list-item-message').allInnerTexts();
  }

  /**
   * Resolves with the notification that says this. VS Code shows no more than three in 0.8 s, and keys come faster than
   * that here: one that is not shown soon is looked for where a person would, behind the bell.
   */
  async waitFor(text: string | RegExp, timeoutMs = 30_000): Promise<Locator> {
    const shown = this.toasts.or(this.center).filter({ hasText: text }).first();
    const isShown = await shown.waitFor({ timeout: Math.min(8_000, timeoutMs) }).then(
      () => true,
      () => false,
    );
    if (isShown) return shown;
    if ((await this.center.count()) === 0) await this.bell.click();
    await shown.waitFor({ timeout: timeoutMs });
    return shown;
  }

  /** Presses a button of the notification that says this. */
  async press(text: string | RegExp, button: string): Promise<void> {
    const toast = await this.waitFor(text);
    const target = toast.locator('.monaco-button').filter({ hasText: button }).first();
    const focused = toast.locator('.monaco-button:focus').filter({ hasText: button });
    await target.click();
    // A button that another toast moves under the mouse is not pressed: it is still there then, with the focus.
    await waitUntil(`“${button}” to be pressed`, async () => {
      if (await waitUntil('it', async () => (await focused.count()) === 0, 2_000).catch(() => false)) return true;
      await target.click({ timeout: 1_000 });
      return false;
    });
  }

  /** The buttons of the notification that says this. */
  async buttons(text: string | RegExp): Promise<string[]> {
    return (await this.waitFor(text))
      .locator('.notification-list-item-buttons-container .monaco-button')
      .allInnerTexts();
  }
}
