import type { Locator, Page } from 'playwright-core';
import { readScreen } from './screenElement';
import { waitUntil } from './waitUntil';

/** The part of a page's button that the driver uses. */
interface FocusableElement {
  matches(selector: string): boolean;
}

export interface QuickPickRow {
  readonly label: string;
  readonly description: string;
  readonly detail: string;
  readonly focused: boolean;
}

/** Focuses the input if it is visible. Returns whether it has the focus. */
const focusInput = `(() => {
  const input = document.querySelector('.quick-input-widget .quick-input-box input');
  if (input?.checkVisibility() !== true) return false;
  input.focus();
  return input === document.activeElement;
})()`;

/** The label of a row, without its detail. VS Code reuses rows, so a row may hide the detail of an earlier one. */
const ownLabel = '.label-name:not(.quick-input-list-label-meta *)';

/** The widget at the top of a window: command palette, quick picks, input boxes and the file dialog. */
export class QuickInputDriver {
  readonly widget: Locator;
  readonly input: Locator;

  constructor(private readonly page: Page) {
    this.widget = page.locator('.quick-input-widget');
    this.input = this.widget.locator('.quick-input-box input');
  }

  async isOpen(): Promise<boolean> {
    return this.widget.isVisible();
  }

  /** Resolves when a widget with this title is open. */
  async waitForTitle(title: string | RegExp, timeoutMs = 30_000): Promise<void> {
    const shown = this.widget.locator('.quick-input-title').filter({ hasText: title, visible: true });
    await shown.waitFor({ timeout: timeoutMs });
  }

  /** Resolves when no box with this title is open. */
  async waitForOtherTitle(title: RegExp): Promise<void> {
    const shown = this.widget.locator('.quick-input-title').filter({ hasText: title, visible: true });
    await shown.waitFor({ state: 'detached' });
  }

  /** Resolves when the input contains this text. */
  async waitForInput(value: string): Promise<void> {
    await this.input.waitFor();
    await waitUntil(`the box to hold "${value}"`, async () => (await this.text()) === value);
  }

  /** Returns the text of the input. */
  async text(): Promise<string> {
    return this.input.inputValue({ timeout: 1_000 });
  }

  async waitUntilClosed(): Promise<void> {
    await this.widget.waitFor({ state: 'hidden' });
  }

  async title(): Promise<string> {
    return this.widget.locator('.quick-input-title').innerText();
  }

  async placeholder(): Promise<string> {
    return (await this.input.getAttribute('placeholder')) ?? '';
  }

  /** The line under the input: its prompt, or its error. */
  async message(): Promise<string> {
    return (await this.widget.locator('.quick-input-message').innerText()).trim();
  }

  /**
   * Replaces the text of the input by typing. Retries, because a widget that follows another may clear its input once
   * more.
   */
  async fill(text: string, timeoutMs = 30_000): Promise<void> {
    await this.input.waitFor({ timeout: timeoutMs });
    await waitUntil(
      `the box to hold "${text}"`,
      async () => {
        await this.input.focus({ timeout: 1_000 });
        if (!(await this.isOpen())) return false;
        await this.page.keyboard.press('Control+A');
        await this.page.keyboard.insertText(text);
        return waitUntil('it', async () => (await this.text()) === text, 2_000).catch(() => false);
      },
      timeoutMs,
    );
  }

  /**
   * Runs a command by its title in a palette that is about to open. Rejects within seconds if the palette does not
   * open, closes before the command is chosen (a panel may take the focus), or ignores Enter.
   */
  async command(title: string): Promise<true> {
    const soon = 5_000;
    const text = `>${title}`;
    const isRow = async (): Promise<boolean> => (await this.rows()).some((row) => row.focused && row.label === title);
    await waitUntil('the palette', async () => (await this.input.inputValue({ timeout: soon })).startsWith('>'), soon);
    await this.fill(text, soon);
    await this.moveTo(title, soon);
    if (!(await this.isOpen()) || !(await isRow())) throw new Error('The palette has changed meanwhile.');
    await this.accept();
    await waitUntil('Enter to be taken', async () => !(await this.isOpen()) || (await this.text()) !== text, 3 * soon);
    return true;
  }

  /** Types a text and presses Enter. Resolves when the widget is closed or cleared, possibly after a validation. */
  async answer(text: string): Promise<void> {
    await this.fill(text);
    await this.accept();
    await waitUntil('the text to be taken', async () => !(await this.isOpen()) || (await this.text()) !== text);
  }

  async accept(): Promise<void> {
    await this.press('Enter');
  }

  async cancel(): Promise<void> {
    await waitUntil('the box to be closed', async () => {
      if (!(await this.isOpen())) return true;
      await this.press('Escape');
      await this.widget.waitFor({ state: 'hidden', timeout: 2_000 });
      return true;
    });
  }

  /** Presses a button in the title. */
  async pressButton(name: string): Promise<void> {
    await this.widget.getByRole('button', { name }).click();
  }

  /** Moves the focus to a button in the title by Tab, and presses Enter. */
  async pressButtonByKey(name: string): Promise<void> {
    const button = this.widget.getByRole('button', { name });
    await waitUntil(`the focus on “${name}”`, async () => {
      if (await button.evaluate((element: FocusableElement) => element.matches(':focus'))) return true;
      await this.page.keyboard.press('Shift+Tab');
      return false;
    });
    await this.page.keyboard.press('Enter');
  }

  /** Presses the Back button. */
  async back(): Promise<void> {
    await this.widget.locator('.quick-input-left-action-bar .action-label').first().click();
  }

  /** The visible rows. After the widget closes, these are still its last rows. */
  async rows(): Promise<QuickPickRow[]> {
    return readScreen(this.page, '.quick-input-widget .quick-input-list .monaco-list-row', (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .sort((one, other) => Number(one.getAttribute('data-index')) - Number(other.getAttribute('data-index')))
        .map((row) => {
          const text = (selector: string): string => row.querySelector(selector)?.textContent.trim() ?? '';
          return {
            label: text('.quick-input-list-row .label-name'),
            description: text('.quick-input-list-row .label-description'),
            detail: text('.quick-input-list-label-meta'),
            focused: row.classList.contains('focused'),
          };
        }),
    );
  }

  /** Moves to the row with this label by the arrow keys. */
  async moveTo(label: string | RegExp, timeoutMs = 30_000): Promise<void> {
    const matches = (row: QuickPickRow): boolean =>
      typeof label === 'string' ? row.label === label : label.test(row.label);
    await waitUntil(
      `the row "${String(label)}" to be chosen`,
      async () => {
        const rows = await this.rows();
        const target = rows.findIndex(matches);
        const focused = rows.findIndex((row) => row.focused);
        if (target >= 0 && target === focused) return true;
        if (rows.length === 0) return false;
        // If the row is not rendered yet, moves down, because a long list renders only its visible rows. At its end,
        // the list continues with its first row.
        const key = target >= 0 && target < focused ? 'ArrowUp' : 'ArrowDown';
        const steps = target >= 0 && focused >= 0 ? Math.abs(target - focused) : 1;
        await this.press(key);
        for (let step = 1; step < steps; step++) await this.page.keyboard.press(key);
        return false;
      },
      timeoutMs,
    );
  }

  /** Chooses the row with this label by the arrow keys and Enter. */
  async choose(label: string | RegExp): Promise<void> {
    await this.moveTo(label);
    await this.accept();
  }

  /** Switches to a list with check boxes, and checks exactly these items. */
  async check(labels: readonly string[]): Promise<void> {
    const ok = this.widget.getByRole('button', { name: 'OK' });
    if (!(await ok.isVisible())) await this.widget.getByRole('button', { name: 'Select Several' }).click();
    await ok.waitFor();
    const rows = this.widget.locator('.monaco-list-row');
    for (const { label } of await this.rows()) {
      const row = rows.filter({ has: this.page.getByText(label, { exact: true }) });
      const isWanted = labels.includes(label);
      if ((await row.getByRole('checkbox').isChecked()) !== isWanted) await row.locator(ownLabel).click();
    }
  }

  /** The labels of the checked items. */
  async checked(): Promise<string[]> {
    const box = this.page.locator('[role=checkbox][aria-checked=true]');
    return this.widget.locator('.monaco-list-row', { has: box }).locator(ownLabel).allInnerTexts();
  }

  /** Resolves when the row with this label has a check mark as its icon. */
  async waitForMark(label: string): Promise<void> {
    const rows = this.widget.locator('.monaco-list-row', { has: this.page.locator('.codicon-check') });
    await waitUntil(`a check mark at “${label}”`, async () => {
      const marked = await rows.locator(ownLabel).allInnerTexts();
      if (!marked.includes(label)) throw new Error(`at ${marked.join(', ')}`);
      return true;
    });
  }

  /** Accepts the checked items. */
  async acceptChecked(): Promise<void> {
    await this.widget.getByRole('button', { name: 'OK' }).click();
  }

  /** Focuses the input and presses a key. Retries if a view or a panel that opens late takes the focus. */
  private async press(key: string): Promise<void> {
    await waitUntil('the box to have the focus', () => this.page.evaluate<boolean>(focusInput));
    await this.page.keyboard.press(key);
  }
}
