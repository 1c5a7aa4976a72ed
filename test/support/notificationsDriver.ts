import type { Locator, Page } from 'playwright-core';

/** The notifications at the lower right of a window. */
export class NotificationsDriver {
  private readonly toasts: Locator;

  constructor(page: Page) {
    this.toasts = page.locator('.notifications-toasts .notification-list-item');
  }

  /** The texts on show. */
  async texts(): Promise<string[]> {
    return this.toasts.locator('.notification-list-item-message').allInnerTexts();
  }

  /** Resolves with the notification that says this. */
  async waitFor(text: string | RegExp, timeoutMs = 30_000): Promise<Locator> {
    const toast = this.toasts.filter({ hasText: text }).first();
    await toast.waitFor({ timeout: timeoutMs });
    return toast;
  }

  /** Presses a button of the notification that says this. */
  async press(text: string | RegExp, button: string): Promise<void> {
    const toast = await this.waitFor(text);
    await toast.locator('.monaco-button').filter({ hasText: button }).first().click();
  }

  /** The buttons of the notification that says this. */
  async buttons(text: string | RegExp): Promise<string[]> {
    return (await this.waitFor(text))
      .locator('.notification-list-item-buttons-container .monaco-button')
      .allInnerTexts();
  }
}
