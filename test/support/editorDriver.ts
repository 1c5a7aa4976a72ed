import type { Page } from 'playwright-core';
import { goToLineByKey } from './commandKeys';
import type { QuickInputDriver } from './quickInputDriver';
import type { ScreenElement } from './screenElement';
import { waitUntil } from './waitUntil';

/** Drives the text editor of a window by its keys. */
export class EditorDriver {
  constructor(
    private readonly page: Page,
    private readonly quickInput: QuickInputDriver,
  ) {}

  /**
   * Opens a file at the top of the workspace by a double click in the Explorer. Repeats the key of the Explorer, because
   * a webview that is loading receives the focus before it passes keys on, and the double click, because the Explorer
   * ignores it on a row that it redraws, as after a reload.
   */
  async open(name: string): Promise<void> {
    await waitUntil('the Explorer', async () => {
      await this.page.keyboard.press('Control+Shift+E');
      await this.page.locator('.explorer-folders-view').waitFor({ timeout: 2_000 });
      return true;
    });
    // Moves the mouse away, because the hover of another row under the pointer could cover this row.
    await this.page.mouse.move(0, 0);
    const label = this.page.locator('.label-name', { hasText: name });
    await waitUntil(`${name} to open`, async () => {
      await this.page.locator('.explorer-folders-view .monaco-list-row', { has: label }).first().dblclick();
      await this.page.locator(`.tab.active[data-resource-name=${JSON.stringify(name)}]`).waitFor({ timeout: 5_000 });
      return true;
    });
    await this.page.locator('.editor-group-container.active .monaco-editor .view-line').first().waitFor();
    await this.focus();
  }

  /** Focuses the editor. Retries if a view that opens late takes the focus. */
  async focus(): Promise<void> {
    await waitUntil('the editor to have the keyboard', async () => {
      await this.page.keyboard.press('Control+1');
      await this.page
        .locator('.editor-group-container.active .monaco-editor.focused')
        .first()
        .waitFor({ timeout: 2_000 });
      return true;
    });
  }

  /** Returns whether the editor has the focus. */
  async isFocused(): Promise<boolean> {
    return this.page.locator('.editor-group-container.active .monaco-editor.focused').first().isVisible();
  }

  /** Selects whole lines, the last one without its line end. Lines are counted from 1. */
  async selectLines(first: number, last = first): Promise<void> {
    await this.select(async () => {
      await this.goToLine(first);
      for (let line = first; line <= last; line++) await this.page.keyboard.press('Control+L');
      await this.page.keyboard.press('Shift+ArrowLeft');
    });
  }

  /** Selects the whole text. */
  async selectAll(): Promise<void> {
    await this.select(async () => {
      await this.focus();
      await this.page.keyboard.press('Control+A');
    });
  }

  /** Goes to a line, counted from 1. Retries if a view that opens late takes the focus. */
  async goToLine(line: number): Promise<void> {
    const soon = 5_000;
    const there = this.page.locator('.statusbar-item[id="status.editor.selection"]').filter({ hasText: `Ln ${line},` });
    await waitUntil(`the cursor on line ${line}`, async () => {
      await this.focus();
      if (await goToLineByKey(this.page, line)) {
        await there.waitFor({ timeout: soon });
        return true;
      }
      await this.page.keyboard.press('Control+G');
      await this.quickInput.fill(`:${line}`, soon);
      await this.quickInput.accept();
      await this.quickInput.widget.waitFor({ state: 'hidden', timeout: soon });
      await there.waitFor({ timeout: soon });
      return true;
    });
  }

  /** Types at the cursor. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }

  /** Replaces the selection by pasting. If the text were typed, the editor would add closing brackets. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((it) => {
      const { clipboard } = navigator as unknown as { clipboard: { writeText(text: string): Promise<void> } };
      return clipboard.writeText(it);
    }, text);
    await this.page.keyboard.press('Control+V');
  }

  /** The visible text of the active editor. */
  async text(): Promise<string> {
    const lines = this.page.locator('.editor-group-container.active .monaco-editor .view-lines .view-line');
    const placed = await lines.evaluateAll((all: ScreenElement[]) =>
      all.map((it) => ({ top: Number.parseFloat(it.style.top), text: it.textContent })),
    );
    return placed
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join('\n');
  }

  /** Returns the number of selected characters, as shown in the status bar. */
  async selectedLength(): Promise<number> {
    // The item is missing while an editor group without a text editor is active, so this does not wait for the item.
    const [text = ''] = await this.page.locator('.statusbar-item[id="status.editor.selection"]').allInnerTexts();
    return Number(/\((\d+) selected\)/.exec(text)?.[1] ?? 0);
  }

  /** Presses keys until something is selected. Retries, because the editor may lose the focus between keys. */
  private async select(pressKeys: () => Promise<void>): Promise<void> {
    await waitUntil('a selection', async () => {
      await pressKeys();
      return waitUntil('it', async () => (await this.selectedLength()) > 0, 2_000);
    });
  }
}
