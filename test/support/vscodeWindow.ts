import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, Locator, Page } from 'playwright-core';
import { runByKey } from './commandKeys';
import { EditorDriver } from './editorDriver';
import { NotificationsDriver } from './notificationsDriver';
import { QuickInputDriver } from './quickInputDriver';
import type { ScreenElement } from './screenElement';
import { TreeDriver } from './treeDriver';
import type { StartParameters, VscodeServer } from './vscodeServer';
import { waitUntil } from './waitUntil';

/**
 * A VS Code window, driven by keys and read from its screen, without knowledge of the extension. Waits for conditions
 * on the screen, never for a time.
 */
export class VscodeWindow {
  readonly quickInput: QuickInputDriver;
  readonly notifications: NotificationsDriver;
  readonly editor: EditorDriver;

  private constructor(
    readonly page: Page,
    readonly server: VscodeServer,
    readonly folder: string,
  ) {
    this.quickInput = new QuickInputDriver(page);
    this.notifications = new NotificationsDriver(page);
    this.editor = new EditorDriver(page, this.quickInput);
  }

  static async open(
    page: Page,
    server: VscodeServer,
    folder: string,
    payload: StartParameters = [],
  ): Promise<VscodeWindow> {
    page.setDefaultTimeout(30_000);
    const window = new VscodeWindow(page, server, folder);
    await page.goto(server.windowUrl(folder, payload));
    await window.ready();
    return window;
  }

  /** Reloads the page immediately, as the browser's reload button does. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Reloads the window by its command, which first saves the state of the window. */
  async reloadByCommand(): Promise<void> {
    const loaded = this.page.waitForEvent('load', { timeout: 90_000 });
    await this.run('Developer: Reload Window');
    await loaded;
    await this.ready();
  }

  /** Runs a command by its title: with its key if it has one, otherwise in the command palette. */
  async run(title: string): Promise<void> {
    if (!(await runByKey(this.page, title))) await this.runInPalette(title);
  }

  /** Runs a command in the command palette. Retries if the palette closes early. */
  async runInPalette(title: string): Promise<void> {
    await this.until(`the palette to run “${title}”`, async () => {
      await this.page.keyboard.press('F1');
      return this.quickInput.command(title);
    });
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Switches between the light and the dark theme, like a system that changes its color scheme. */
  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme });
    await this.page.locator(theme === 'dark' ? '.monaco-workbench.vs-dark' : '.monaco-workbench.vs').waitFor();
  }

  /** Changes user settings in settings.json while the window is open. */
  async changeSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const before = (await this.server.readSettings()) as Record<string, unknown>;
    const tab = this.page.locator('.tab.active[data-resource-name="settings.json"]');
    const isSaved = async (): Promise<boolean> => {
      const now = (await this.server.readSettings()) as Record<string, unknown>;
      const isWritten = Object.entries(settings).every(([key, it]) => JSON.stringify(now[key]) === JSON.stringify(it));
      return isWritten && !/\bdirty\b/.test((await tab.getAttribute('class')) ?? '');
    };
    await this.run('Preferences: Open User Settings (JSON)');
    await tab.waitFor();
    await this.until('the settings to be saved', async () => {
      await this.editor.selectAll();
      await this.editor.paste(JSON.stringify({ ...before, ...settings }));
      await this.press('Control+S');
      return waitUntil('it', isSaved, 5_000);
    });
    await this.closeEditor('settings.json');
  }

  /** Closes an editor without saving, once it is active. */
  async closeEditor(title: string | RegExp): Promise<void> {
    const tab = this.page.locator('.editor-group-container.active .tab.active', { hasText: title });
    await tab.waitFor();
    await this.until(`the editor “${String(title)}” to be closed`, async () => {
      if ((await tab.count()) > 0) await this.run('View: Revert and Close Editor');
      await tab.waitFor({ state: 'detached', timeout: 2_000 });
      return true;
    });
  }

  /** A tree in the sidebar, by the title of its view. */
  tree(title: string): TreeDriver {
    return new TreeDriver(this.page, title);
  }

  /** Opens a container by the name of its activity-bar icon, unless it is open already. */
  async openContainer(name: string): Promise<void> {
    const icon = this.activityIcon(name);
    await icon.waitFor();
    const isOpen = async (): Promise<boolean> => (await icon.getAttribute('aria-selected')) === 'true';
    if (await isOpen()) return;
    await this.until(`${name} to be the open container`, async () => {
      // A redraw, for example of the badge, briefly shows an icon as unselected. A click would then close the
      // container.
      await icon.click();
      return waitUntil('it', isOpen, 2_000);
    });
    // Waits for the container to take the focus, which would disturb the next action. A container whose view does not
    // exist yet, as after a reload, takes it only when it is asked again.
    const focused = this.page.locator('[id="workbench.parts.sidebar"]:focus-within');
    await this.until(`${name} to have the focus`, async () => {
      if ((await focused.count()) > 0) return true;
      await this.page.keyboard.press('Control+0');
      await focused.waitFor({ timeout: 500 });
      return true;
    });
  }

  /** Drags the sidebar's edge until it is about this wide. */
  async widenSidebar(width: number): Promise<void> {
    const sidebar = this.page.locator('[id="workbench.parts.sidebar"]');
    const box = await sidebar.boundingBox();
    if (box === null) throw new Error('There is no sidebar on the screen.');
    const y = box.y + box.height / 2;
    await this.page.mouse.move(box.x + box.width, y);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + width, y, { steps: 5 });
    await this.page.mouse.up();
    await this.until(
      'the sidebar to be wide',
      async () => Math.abs(((await sidebar.boundingBox())?.width ?? 0) - width) < 20,
    );
    await this.restMouse();
  }

  /** Returns the text of an activity-bar icon's badge, '' without one. */
  async badge(name: string): Promise<string> {
    return this.activityIcon(name).locator('.badge .badge-content').innerText();
  }

  /** A status bar item, by the end of its ID (`credits`) or the start of its text. */
  statusBarItem(nameOrText: string): Locator {
    const byId = this.page.locator(`.statusbar-item[id$=${JSON.stringify(nameOrText)}]`);
    return byId.or(this.page.locator('.statusbar-item').filter({ hasText: nameOrText })).first();
  }

  /** All texts in the status bar, left to right. */
  async statusBar(): Promise<string[]> {
    const texts = await this.page.locator('.statusbar-item:visible').allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  }

  /**
   * Returns the text of the hover beside an element. A redraw under the mouse, such as a changed badge, closes the
   * hover for good.
   */
  async hover(target: Locator): Promise<string> {
    const hover = this.page.locator('.workbench-hover-container:visible, .monaco-hover:visible').first();
    return this.until('a hover', async () => {
      await this.page.mouse.move(0, 0);
      await hover.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => undefined);
      await target.hover();
      await waitUntil('it', () => areBeside(hover, target), 3000);
      // The hover of a row shows “Loading...” until the extension host provides its text.
      return waitUntil(
        'its text',
        async () => {
          const text = await hover.innerText({ timeout: 1000 });
          return text === 'Loading...' ? undefined : text;
        },
        3000,
      );
    });
  }

  /** Moves the mouse to a place without a hover. */
  async restMouse(): Promise<void> {
    const editor = await this.page.locator('[id="workbench.parts.editor"]').boundingBox();
    if (editor !== null) await this.page.mouse.move(editor.x + editor.width - 60, editor.y + editor.height / 2);
    await this.page.locator('.workbench-hover-container').waitFor({ state: 'hidden' });
  }

  /** A modal dialog: its message and detail. */
  async dialogText(): Promise<string> {
    const box = this.page.locator('.monaco-dialog-box');
    await box.waitFor();
    return box.locator('.dialog-message-container').innerText();
  }

  async pressDialogButton(name: string): Promise<void> {
    const box = this.page.locator('.monaco-dialog-box');
    await box.getByRole('button', { name, exact: true }).click();
    await box.waitFor({ state: 'hidden' });
  }

  /** Presses the button that Enter would press. */
  async pressPrimaryDialogButton(): Promise<void> {
    const box = this.page.locator('.monaco-dialog-box');
    await box.locator('.monaco-button:not(.secondary)').first().click();
  }

  /** Chooses an entry of an open context menu or its submenu. A menu ignores clicks just after it opened. */
  async chooseFromMenu(...path: readonly [label: string, ofSubmenu?: string]): Promise<void> {
    const menu = this.page.locator('.monaco-menu');
    await menu.first().waitFor({ timeout: 10_000 });
    const entryOf = (label: string): Locator =>
      menu.locator('.action-item', { has: this.page.locator(`> a > .action-label[aria-label="${label}"]`) }).first();
    const [label, ofSubmenu = label] = path;
    let clicks = 0;
    await this.until(`the menu to take “${path.join(' > ')}”`, async () => {
      if ((await menu.count()) === 0) return true;
      if (ofSubmenu !== label && !(await entryOf(ofSubmenu).isVisible())) {
        await entryOf(label).click({ timeout: 3_000 });
        await entryOf(ofSubmenu).waitFor({ timeout: 3_000 });
      }
      await entryOf(ofSubmenu).click({ timeout: 3_000 });
      clicks++;
      await menu.first().waitFor({ state: 'detached', timeout: 3_000 });
      return true;
    });
    // A redraw of the row closes its menu.
    if (clicks === 0) throw new Error(`The menu closed before “${path.join(' > ')}” was clicked.`);
  }

  /**
   * Chooses an entry from the menu of a row in the Videos view. Opens the menu again if a redraw of the row closes it
   * before the click.
   */
  async chooseForVideo(row: string, ...path: readonly [label: string, ofSubmenu?: string]): Promise<void> {
    await this.until(`“${path.join(' > ')}” of “${row}”`, async () => {
      await this.tree('Videos').openMenu(row);
      await this.chooseFromMenu(...path);
      return true;
    });
  }

  /** Opens a submenu of an open context menu. */
  async chooseSubmenu(label: string): Promise<void> {
    const menus = this.page.locator('.monaco-menu');
    const before = await menus.count();
    await menus
      .locator('.action-item', { has: this.page.locator(`> a > .action-label[aria-label="${label}"]`) })
      .click();
    await this.until(`the submenu ${label}`, async () => (await menus.count()) > before);
  }

  /** The entries of an open context menu, top to bottom. */
  async menuEntries(): Promise<string[]> {
    const labels = this.page.locator('.monaco-menu .action-label:not(.separator)');
    await labels.first().waitFor({ timeout: 5_000 });
    const names = await labels.evaluateAll((all: ScreenElement[]) =>
      all.map((it) => it.getAttribute('aria-label') ?? it.textContent),
    );
    return names.filter((name) => name !== '');
  }

  /** The document inside the webview that shows an element matching `selector`. */
  async webview(selector: string): Promise<Frame> {
    return this.until(`a webview with ${selector}`, async () => {
      for (const frame of this.page.frames()) {
        if (frame === this.page.mainFrame()) continue;
        const there = await frame
          .locator(selector)
          .count()
          .catch(() => 0);
        if (there > 0 && frame.parentFrame() !== null) return frame;
      }
      return undefined;
    });
  }

  /**
   * The document inside the webview that shows an element matching `selector`, once it has the focus. VS Code moves the
   * focus to a page after the page has loaded; a key pressed before would be lost.
   */
  async focusedWebview(selector: string): Promise<Frame> {
    const frame = await this.webview(selector);
    await this.until(`the focus in the webview with ${selector}`, async () =>
      frame.evaluate<boolean>('document.hasFocus()'),
    );
    return frame;
  }

  /** The titles of the open tabs. */
  async tabs(): Promise<string[]> {
    return this.page.locator('.tabs-container .tab .label-name').allInnerTexts();
  }

  /** Polls `condition` until it returns a value; see {@link waitUntil}. */
  async until<T>(what: string, condition: () => Promise<T | false | undefined>, timeoutMs = 60_000): Promise<T> {
    return waitUntil(what, condition, timeoutMs);
  }

  /** Stores a picture of the whole window. */
  async screenshot(file: string): Promise<string> {
    await mkdir(path.dirname(file), { recursive: true });
    await this.page.screenshot({ path: file, animations: 'disabled' });
    return file;
  }

  /** Closes the window. Leaves the page first, so that VS Code ends the extension host as for a closed window. */
  async close(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.close();
  }

  private activityIcon(name: string): Locator {
    const label = this.page.locator(`.action-label[aria-label^=${JSON.stringify(name)}]`);
    return this.page.locator('.activitybar .composite-bar .action-item', { has: label });
  }

  private async ready(): Promise<void> {
    await this.page.locator('.monaco-workbench .statusbar').waitFor({ timeout: 60_000 });
    await this.page.locator('.activitybar .composite-bar .action-item').first().waitFor();
    // The remote indicator shows its icon once the extension host is connected.
    await this.page.locator('.statusbar-item[id="status.host"] .codicon-remote').waitFor({ timeout: 60_000 });
  }
}

/** Returns whether two elements are less than 40 pixels apart, like a hover and its target. */
async function areBeside(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox({ timeout: 1000 }), await other.boundingBox({ timeout: 1000 })];
  if (a === null || b === null) return false;
  const gap = (start: number, length: number, from: number, extent: number): number =>
    Math.max(start - (from + extent), from - (start + length));
  return Math.max(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height)) < 40;
}
