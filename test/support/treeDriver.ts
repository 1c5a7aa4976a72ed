import type { Locator, Page } from 'playwright-core';
import { readScreen, type ScreenElement } from './screenElement';
import { waitUntil } from './waitUntil';

export interface TreeRow {
  /** The row's index in the list. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** The classes of the row's icon, such as `codicon-sync codicon-modifier-spin`. */
  readonly icon: string;
  readonly selected: boolean;
  /** The row's accessible name. */
  readonly spoken: string;
}

/** A tree view in the sidebar. */
export class TreeDriver {
  private readonly selector: string;
  private readonly list: Locator;

  constructor(
    private readonly page: Page,
    private readonly title: string,
  ) {
    this.selector = `.pane-body .monaco-list[role="tree"][aria-label=${JSON.stringify(title)}]`;
    this.list = page.locator(this.selector);
  }

  /** Returns the visible rows, top to bottom. */
  async rows(): Promise<TreeRow[]> {
    return readScreen(this.page, `${this.selector} .monaco-list-row`, (rows) =>
      rows
        .map((row) => {
          const text = (selector: string): string => row.querySelector(selector)?.textContent.trim() ?? '';
          return {
            index: Number(row.getAttribute('data-index')),
            id: row.getAttribute('id') ?? '',
            label: text('.label-name'),
            description: text('.label-description'),
            icon: row.querySelector('.custom-view-tree-node-item-icon')?.className ?? '',
            selected: row.classList.contains('selected'),
            spoken: row.getAttribute('aria-label') ?? '',
          };
        })
        .sort((one, other) => one.index - other.index),
    );
  }

  /** Resolves with the first matching row. */
  async waitForRow(what: string, fits: (row: TreeRow) => boolean, timeoutMs = 30_000): Promise<TreeRow> {
    return waitUntil(`${what} in ${this.title}`, async () => (await this.rows()).find(fits), timeoutMs);
  }

  /** Returns the number of rows, including hidden ones. */
  async size(): Promise<number> {
    const first = this.list.locator('.monaco-list-row').first();
    return (await first.count()) === 0 ? 0 : Number(await first.getAttribute('aria-setsize'));
  }

  /** Returns all rows, top to bottom. Scrolls with the keys. */
  async allRows(): Promise<TreeRow[]> {
    await this.list.focus();
    await this.page.keyboard.press('Home');
    const found = new Map<string, TreeRow>();
    await waitUntil(`the last row of ${this.title}`, async () => {
      for (const row of await this.rows()) found.set(row.id, row);
      const size = await this.size();
      if (found.size === size) return true;
      const isLastInSight = (await this.list.locator(`.monaco-list-row[aria-posinset="${size}"]`).count()) > 0;
      // Reads the list once more from the top, because a busy window may have skipped a page.
      await this.page.keyboard.press(isLastInSight ? 'Home' : 'PageDown');
      return false;
    });
    return [...found.values()];
  }

  /**
   * Returns the first row whose label contains this text. Long labels are cut, so a row whose accessible name begins
   * with the text also counts.
   */
  row(label: string): Locator {
    const name = this.page.locator('.label-name', { hasText: label });
    const labeled = this.list.locator('.monaco-list-row', { has: name });
    return labeled.or(this.list.locator(`.monaco-list-row[aria-label^=${JSON.stringify(label)}]`)).first();
  }

  async select(label: string): Promise<void> {
    await this.row(label).click();
  }

  async openMenu(label: string): Promise<void> {
    const menu = this.page.locator('.monaco-menu').first();
    // Retries, because a row ignores clicks during a redraw. First checks for an open menu, because a menu that opened
    // late would take the next click. A click waits for two frames, which a busy window may take seconds to draw.
    await waitUntil(`the menu of “${label}”`, async () => {
      if (await menu.isVisible()) return true;
      await (await this.uncovered(label)).click({ button: 'right', timeout: 10_000 });
      await menu.waitFor({ timeout: 2_000 });
      return true;
    });
  }

  /** Expands a row unless it is expanded already. */
  async expand(label: string): Promise<void> {
    const isExpanded = async (): Promise<boolean> => (await this.row(label).getAttribute('aria-expanded')) === 'true';
    await waitUntil(`“${label}” to be expanded`, async () => {
      if (await isExpanded()) return true;
      await this.row(label).locator('.monaco-tl-twistie').click({ timeout: 2_000 });
      return waitUntil('it', isExpanded, 2_000);
    });
  }

  /** Presses an inline button of a row. */
  async pressInline(label: string, action: string): Promise<void> {
    await (await this.uncovered(label)).hover();
    await this.row(label)
      .locator(`.actions .action-label[aria-label^=${JSON.stringify(action)}]`)
      .click();
  }

  /** Returns a row once no hover is open, because the hover of another row would cover the rows below that row. */
  private async uncovered(label: string): Promise<Locator> {
    const hover = this.page.locator('.workbench-hover-container').first();
    await waitUntil('rows without a hover over them', async () => {
      // A late hover closes only when the mouse leaves the hover itself.
      if (await hover.isVisible()) await hover.hover({ timeout: 2_000 });
      await this.page.mouse.move(1, 1);
      await hover.waitFor({ state: 'hidden', timeout: 2_000 });
      return true;
    });
    return this.row(label);
  }

  /**
   * Drags a row into the middle of the editor. If the row is selected, the other selected rows are dragged with it.
   * Dispatches the events that VS Code listens to, because Playwright's mouse leaves the browser's drag unfinished, and
   * the window then ignores keys and clicks.
   */
  async dragToEditor(label: string): Promise<void> {
    const editors = this.page.locator('.editor-group-container.active');
    const box = await editors.boundingBox();
    if (box === null) throw new Error('There is no editor on the screen.');
    const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    // Sets `dropEffect`, because a scripted drag does not set it and VS Code would consider the drag canceled.
    const dataTransfer = await this.page.evaluateHandle(
      "Object.defineProperty(new DataTransfer(), 'dropEffect', { value: 'copy', writable: true })",
    );
    await this.row(label).dispatchEvent('dragstart', { dataTransfer });
    await editors.dispatchEvent('dragenter', { dataTransfer, ...middle });
    const overlay = this.page.locator('[id="monaco-workbench-editor-drop-overlay"]');
    for (const event of ['dragover', 'drop']) await overlay.dispatchEvent(event, { dataTransfer, ...middle });
    await this.row(label).dispatchEvent('dragend', { dataTransfer });
    await overlay.waitFor({ state: 'detached' });
  }

  /** Drops a row into the text of the active editor, with Shift held. */
  async dropIntoText(label: string): Promise<void> {
    const text = this.page.locator('.editor-group-container.active .monaco-editor .view-lines');
    const box = await text.boundingBox();
    if (box === null) throw new Error('There is no text on the screen.');
    const place = { clientX: box.x + 5, clientY: box.y + 5, shiftKey: true };
    const dataTransfer = await this.page.evaluateHandle('new DataTransfer()');
    await this.row(label).dispatchEvent('dragstart', { dataTransfer });
    for (const event of ['dragenter', 'dragover', 'drop']) {
      await text.dispatchEvent(event, { dataTransfer, ...place });
    }
    await this.row(label).dispatchEvent('dragend', { dataTransfer });
  }

  /** The names of the inline buttons of a row. */
  async inlineActions(label: string): Promise<string[]> {
    await this.row(label).hover();
    const labels = this.row(label).locator('.actions .action-label');
    const names = await labels.evaluateAll((all: ScreenElement[]) =>
      all.map((it) => it.getAttribute('aria-label') ?? ''),
    );
    return names.filter((name) => name !== '');
  }

  /** The welcome text of a view without rows. */
  async welcome(): Promise<string> {
    return this.page.locator('.pane-body .welcome-view-content:visible').first().innerText();
  }

  async pressWelcomeButton(name: string): Promise<void> {
    await this.page
      .locator('.pane-body .welcome-view-content .monaco-button:visible', { hasText: name })
      .first()
      .click();
  }
}
