import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectService, serviceKey } from '../support/connectService';
import { extensionHosts } from '../support/extensionHosts';
import { FaultServer } from '../support/faultServer';
import { generateFromLine } from '../support/generateFromLine';
import { outFolder } from '../support/repository';
import type { ScreenElement } from '../support/screenElement';
import { showVideos } from '../support/showVideos';
import { campaign, useVscode } from '../support/useVscode';
import { keptFiles } from '../support/videoLibraryFiles';
import { waitUntil } from '../support/waitUntil';

describe('the Videos view and the commands to generate', () => {
  const vscode = useVscode({ theme: 'dark' }, async (app) => {
    const folder = await campaign(app);
    await writeFile(path.join(folder, 'page.md'), '\n');
    return folder;
  });
  let service: FaultServer;

  const tree = (): ReturnType<typeof vscode.window.tree> => vscode.window.tree('Videos');
  const generations = (): { readonly prompt: string; readonly aspect_ratio?: string; readonly duration: number }[] =>
    service.arrivals
      .filter(({ kind }) => kind === 'generate')
      .map(({ body }) => JSON.parse(body) as ReturnType<typeof generations>[number]);
  /** Shows the brief beside the list, and focuses it. */
  const openBrief = async (): Promise<void> => {
    const { window } = vscode;
    const tab = window.page.locator('.tab[data-resource-name="brief.md"]');
    if (await tab.isVisible()) await tab.click();
    else await window.editor.open('brief.md');
    await window.openContainer('Video Ads');
    await window.editor.focus();
  };
  const listHasFocus = async (what: string): Promise<void> => {
    const { window } = vscode;
    const list = window.page.locator('.pane-body .monaco-list[role="tree"][aria-label="Videos"]');
    await window.until(
      `the focus in the list ${what}`,
      async () => (await list.and(window.page.locator(':focus')).count()) > 0,
    );
    const row = list.locator('.monaco-list-row.focused');
    await window.until(`a focused row ${what}`, async () => (await row.count()) > 0);
  };
  const picture = (name: string): string => path.join(outFolder, 'e2e', `${name}.png`);
  const clipboard = (): Promise<string> => vscode.window.page.evaluate('navigator.clipboard.readText()');

  before(async () => {
    service = await FaultServer.start({ apiKey: serviceKey, credits: 500, finishesAtOnce: true });
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service);
    await showVideos(vscode.window, 'Not grouped');
    await generateFromLine(vscode.window, 7, '8 s', '9:16');
    await generateFromLine(vscode.window, 11, '8 s', '16:9');
    for (const label of ['A quiet kitchen', 'A bicycle leans']) {
      await tree().waitForRow(label, (row) => row.label.startsWith(label) && row.description.startsWith('ready ·'));
    }
  });

  after(async () => {
    await service.close();
  });

  it('judge the row that had the focus at each key, although the extension host hangs', async () => {
    const { window } = vscode;
    const untilIcons = (first: string, second: string): Promise<unknown> =>
      window.until(`the icons ${first} and ${second}`, async () => {
        const [one, other] = await tree().rows();
        return one?.icon.includes(first) === true && other?.icon.includes(second) === true;
      });
    await window.runInPalette('Video Ads: Focus on Videos View');
    await window.press('Home');
    const [hanging] = extensionHosts(vscode.app.server);
    assert.ok(hanging !== undefined);
    process.kill(hanging, 'SIGSTOP');
    try {
      for (const key of ['p', 'ArrowDown', 'x']) await window.press(key);
    } finally {
      process.kill(hanging, 'SIGCONT');
    }
    // Also at the first use of each key: VS Code would ask the host before the first run of a declared command.
    await untilIcons('star', 'thumbsdown');
    for (const key of ['u', 'ArrowUp', 'u']) await window.press(key);
    await untilIcons('play', 'play');
  });

  it('offer the paragraph or a typed prompt when nothing is selected, and a typed duration and aspect ratio', async () => {
    const { window } = vscode;
    const before = generations().length;
    await openBrief();
    await window.editor.goToLine(3);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.until('the choices', async () => (await window.quickInput.rows()).length > 0);
    const choices = (await window.quickInput.rows()).map(({ label }) => label);
    assert.deepEqual(choices, ['Current Paragraph', 'Enter a Prompt…']);
    await window.quickInput.choose('Current Paragraph');
    await window.quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
    assert.match(await window.quickInput.placeholder(), /^“Three cuts.*” · select or type a duration$/);
    await window.quickInput.fill('4.5');
    await window.until('no such duration', async () => (await window.quickInput.rows()).length === 0);
    await window.quickInput.fill('20');
    await window.until('the typed duration', async () => (await window.quickInput.rows())[0]?.label === '20 s');
    await window.quickInput.accept();
    await window.quickInput.waitForTitle(/^Generate Video .*\(2\/2\)/);
    await window.quickInput.back();
    await window.quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
    await window.quickInput.choose('15 s');
    await window.quickInput.waitForTitle(/^Generate Video .*\(2\/2\)/);
    await window.quickInput.fill('21:9');
    await window.until('the typed aspect ratio', async () => (await window.quickInput.rows())[0]?.label === '21:9');
    await window.quickInput.accept();
    await window.until('one request', () => Promise.resolve(generations().length === before + 1));
    const request = generations().at(-1);
    assert.match(request?.prompt ?? '', /^Three cuts[^\n]*$/);
    assert.deepEqual([request?.duration, request?.aspect_ratio], [15, '21:9']);
    await tree().waitForRow('a ready video', ({ description }) => description.startsWith('ready · 15 s · 21:9'));
  });

  it('repeat the last choices on Enter, and leave the focus in the editor', async () => {
    const { window } = vscode;
    const before = generations();
    const last = before.at(-1);
    const chosen = (label: string): Promise<boolean> =>
      window.until(`${label} to be chosen`, async () =>
        (await window.quickInput.rows()).some((row) => row.focused && row.label === label),
      );
    await openBrief();
    await window.editor.selectLines(19);
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
    await chosen(`${String(last?.duration)} s`);
    await window.quickInput.accept();
    await window.quickInput.waitForTitle(/^Generate Video .*\(2\/2\)/);
    await chosen(String(last?.aspect_ratio));
    await window.quickInput.accept();
    await tree().waitForRow('a new row', ({ spoken }) => spoken.includes('Show the bottle'));
    assert.ok(await window.editor.isFocused());
    const sent = generations().slice(before.length);
    assert.deepEqual(
      sent.map((request) => [request.duration, request.aspect_ratio]),
      [[last?.duration, last?.aspect_ratio]],
    );
  });

  it('ask before several selections become several videos, newest first', async () => {
    const { window } = vscode;
    await openBrief();
    const before = generations().length;
    const rowsBefore = await tree().rows();
    // Two cursors on two lines, with both lines selected.
    await window.editor.goToLine(19);
    await window.run('Add Cursor Below');
    await window.press('Shift+End');
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
    await window.quickInput.choose('4 s');
    await window.quickInput.waitForTitle(/^Generate Video .*\(2\/2\)/);
    await window.quickInput.choose('1:1');
    assert.match(await window.dialogText(), /Generate 2 videos\?/);
    assert.equal(generations().length, before);
    await window.pressDialogButton('Generate 2 Videos');
    await window.until('two more requests', () => Promise.resolve(generations().length === before + 2));
    await window.until('two more rows', async () => (await tree().rows()).length === rowsBefore.length + 2);
    const rows = await tree().rows();
    assert.deepEqual(
      rows.slice(2).map(({ label }) => label),
      rowsBefore.map(({ label }) => label),
    );
  });

  it('refuse white space with a message', async () => {
    const { window } = vscode;
    await openBrief();
    const before = generations().length;
    await window.editor.goToLine(6);
    await window.press('Shift+ArrowDown');
    await window.run('Video Ads: Generate Video from Selection…');
    await window.notifications.waitFor(/There is no text to generate a video from/);
    assert.equal(generations().length, before);
  });

  it('apply an action to several rows', async () => {
    const { window } = vscode;
    await tree().select('A bicycle leans');
    await tree()
      .row('A quiet kitchen')
      .click({ modifiers: ['Control'] });
    await window.chooseForVideo('A quiet kitchen', 'Copy', 'Copy Prompt');
    await window.until('both prompts', async () => /A bicycle[^]*\n\nA quiet kitchen/.test(await clipboard()));
  });

  it("offer the actions of a ready video, and show the service's response read-only", async () => {
    const { window } = vscode;
    // With several selected rows, the menu has fewer entries.
    await tree().select('A quiet kitchen');
    await tree().openMenu('A quiet kitchen');
    const entries = await window.menuEntries();
    await window.screenshot(picture('menu'));
    for (const entry of [
      'Play Video',
      'Save Video…',
      'Open',
      'Insert Video Link',
      'Generate Again…',
      'Copy',
      'API',
      'Remove Video from List…',
    ]) {
      assert.ok(entries.includes(entry), `${entry} in ${entries.join(', ')}`);
    }
    assert.ok(!entries.includes('Stop Checking'));
    await window.chooseFromMenu('API', 'Show Response');
    await window.until('the response', async () => (await window.editor.text()).includes('"status"'));
    await window.closeEditor('.jsonc');
    // A video panel behind the response would take the focus late, even from a row that is clicked in the meantime.
    await openBrief();
  });

  it('remove the focused row on Delete after a confirmation, with Remove not preselected', async () => {
    const { window } = vscode;
    await window.until('all videos to be ready', async () =>
      (await tree().rows()).every(({ description }) => description.startsWith('ready ·')),
    );
    const before = await tree().rows();
    const filesBefore = keptFiles(vscode.app.server).length;
    await tree().select(before[0]?.label ?? '');
    await window.until('the row to be selected', async () => (await tree().rows())[0]?.selected === true);
    await window.press('ArrowDown');
    await window.press('Delete');
    const asked = await window.dialogText();
    // The dialog mentions both possibilities, because VS Code's server has no trash.
    assert.match(asked, /moved to the trash, or deleted where there is none\. .*credits aren't refunded/);
    assert.ok(asked.includes(before[1]?.label.slice(0, 10) ?? '?'), asked);
    const preselected = window.page.locator('.monaco-dialog-box .monaco-button:focus');
    assert.equal(await preselected.innerText(), 'Save…');
    await window.pressDialogButton('Remove');
    await window.until('one row less', async () => (await tree().rows()).length === before.length - 1);
    await window.until('its file to be gone', () =>
      Promise.resolve(keptFiles(vscode.app.server).length === filesBefore - 1),
    );
    const after = await tree().rows();
    assert.deepEqual([after[0]?.label, after[0]?.selected], [before[0]?.label, true]);
    await listHasFocus('after Remove');
  });

  it('keep the focus in the list after an action, and after a canceled one', async () => {
    const { window } = vscode;
    await tree().select('A bicycle leans');
    await listHasFocus('after a click');
    await window.press('Shift+F10');
    await window.chooseFromMenu('Generate Again…');
    await window.quickInput.waitForTitle(/^Generate Video/);
    await window.quickInput.cancel();
    await listHasFocus('after a pick was given up');
    await window.press('Shift+F10');
    await window.chooseFromMenu('Save Video…');
    await window.until('the file dialog', async () => (await window.quickInput.input.inputValue()) !== '');
    await window.quickInput.cancel();
    await listHasFocus('after saving was given up');
    await window.press('Shift+F10');
    await window.chooseFromMenu('Refresh Video');
    await listHasFocus('after Refresh');
    await window.press('Delete');
    await window.pressDialogButton('Cancel');
    await listHasFocus('after Remove was given up');
  });

  it('keep the focus in the list after Retry Download and Try Again, on the row of the video', async () => {
    const { window } = vscode;
    const focused = window.page.locator(
      '.pane-body .monaco-list[role="tree"][aria-label="Videos"]:focus .monaco-list-row.focused',
    );
    const hasFocus = (label: string, state: RegExp): Promise<boolean> =>
      window.until(`the keyboard on the row of ${label}`, async () => {
        const spoken = (all: ScreenElement[]): string[] => all.map((it) => it.getAttribute('aria-label') ?? '');
        const [row] = await focused.evaluateAll(spoken);
        return row?.startsWith(label) === true && state.test(row);
      });
    const act = async (label: string, action: string): Promise<void> => {
      await window.until(`the menu of ${label} with ${action}`, async () => {
        await tree().row(label).click();
        await window.press('Shift+F10');
        await window.page.locator('.monaco-menu').first().waitFor({ timeout: 2_000 });
        if (!(await window.menuEntries()).includes(action)) {
          await window.press('Escape');
          return false;
        }
        // Retries, because a redraw of the row closes its menu.
        await window.chooseFromMenu(action);
        return true;
      });
    };
    await service.setFaults({ name: 'status-403', on: 'file' }, { name: 'status-402', on: 'generate', times: 1 });
    await openBrief();
    await generateFromLine(window, 15);
    await tree().waitForRow('it rejected', ({ description }) => description.startsWith('not started'));
    await act('Friends on a rooftop', 'Try Again…');
    await window.pressDialogButton('Send Again');
    await hasFocus('Friends on a rooftop', /not downloaded/);
    const asked = service.countArrivals({ kind: 'file' });
    await act('Friends on a rooftop', 'Retry Download');
    await window.until('the download', () => Promise.resolve(service.countArrivals({ kind: 'file' }) > asked));
    await hasFocus('Friends on a rooftop', /not downloaded/);
    await service.setFaults();
    await tree().select('Friends on a rooftop');
    await tree().waitForRow(
      'it downloaded',
      (row) => row.label.startsWith('Friends') && row.description.startsWith('ready ·'),
    );
  });

  it('show spent credits and links in the hover of the credits', async () => {
    const { window } = vscode;
    const text = await window.hover(window.statusBarItem('credits'));
    assert.match(text, /Spent today, as reported by the service: \d+\. In the last 30 days: \d+/);
    assert.match(text, /Refresh · Videos · Service… · Usage · Open Storage Folder \(\d/);
    await window.screenshot(picture('credits-hover'));
    await window.restMouse();
  });

  it('stay readable in a narrow window and in a light theme', async () => {
    const { window } = vscode;
    await window.page.setViewportSize({ width: 700, height: 500 });
    await window.setTheme('light');
    await window.screenshot(picture('narrow'));
    await tree().waitForRow('what is spoken of a row', ({ spoken }) => /ready, \d+ s/.test(spoken));
    await window.setTheme('dark');
    await window.page.setViewportSize({ width: 1280, height: 800 });
  });

  it('open a row that is dragged into the editor as a file with a readable name', async () => {
    const { window } = vscode;
    await window.run('View: Close All Editors');
    const opened = (count: number): Promise<string> =>
      waitUntil(
        `${count} files in tabs`,
        async () => {
          const tabs = window.page.locator('.tabs-container .tab[data-resource-name$=".webm"]');
          const names = await tabs.evaluateAll((all: ScreenElement[]) =>
            all.map((it) => it.getAttribute('data-resource-name') ?? ''),
          );
          return names.length === count && names.sort().join();
        },
        5_000,
      );
    const one = await window.until('the file of one row', async () => {
      await tree().dragToEditor('A bicycle leans');
      return opened(1);
    });
    assert.match(one, /^a-bicycle-leans-[a-z-]+-8s-16x9\.webm$/);
    await window.screenshot(picture('dragged'));
    await window.run('View: Close All Editors');
    await window.until('no file', async () => (await window.tabs()).length === 0);
  });

  it('link a row that is dropped into Markdown with Shift to a copy in the workspace', async () => {
    const { window } = vscode;
    await window.editor.open('page.md');
    await window.openContainer('Video Ads');
    // Repeats the drop, because VS Code may ignore the drag of a row that is being redrawn.
    await window.until('the pick of a folder', async () => {
      await tree().dropIntoText('A bicycle leans');
      await window.quickInput.waitForTitle('Select the Folder for Linked Videos', 10_000);
      return true;
    });
    await window.quickInput.accept();
    const lines = window.page.locator('.editor-group-container.active .monaco-editor .view-lines');
    const file = await window.until('the link', async () => {
      // Removes white space, because the editor wraps the line.
      const text = (await lines.innerText()).replace(/\s/g, '');
      return /^\[Abicycleleans[^\\\]]*\]\(\.\/(a-bicycle-leans-[\w.-]+\.webm)\)$/.exec(text)?.[1];
    });
    assert.ok((await readdir(window.folder)).includes(file));
  });
});
