import assert from 'node:assert/strict';
import { chooseService } from '../support/chooseService';
import { hostile, HostileService } from '../support/hostileService';
import { useVscode } from '../support/useVscode';
import type { VscodeWindow } from '../support/vscodeWindow';

/** The targets of all links that the extension itself creates. */
const ownLinks = [
  'openSampleBrief',
  'openStorageFolder',
  'showUsage',
  'chooseService',
  'chooseService?%5B%22refreshCredits%22%5D',
  'chooseService?%5B%22add%22%5D',
  'videos.focus',
].map((name) => `command:videoAds.${name}`);

/** Searches the whole page for elements and links created from hostile text. */
async function assertInert(window: VscodeWindow, where: string): Promise<void> {
  for (const frame of window.page.frames()) {
    const found = await frame.evaluate(`(() => {
      const ours = document.querySelectorAll(
        '.pane-body, .statusbar-item, .workbench-hover-container, .monaco-hover, .notifications-toasts, .notifications-center, .monaco-dialog-box, .quick-input-widget, main',
      );
      const bad = [];
      for (const place of ours) {
        for (const link of place.querySelectorAll('a[href], a[data-href]')) {
          const target = link.getAttribute('data-href') || link.getAttribute('href') || '';
          if (${JSON.stringify(ownLinks)}.includes(target)) continue;
          if (/command:|evil\\.example|javascript:/.test(target)) bad.push('link ' + target);
        }
        if (place.querySelector('img[src="x"], script')) bad.push('markup ' + place.className);
        if (/[\\u202A-\\u202E\\u2066-\\u2069\\u0007\\u001B]/.test(place.textContent)) bad.push('control characters in ' + place.className);
        if (place.matches('.workbench-hover-container, .monaco-hover') && place.querySelector('strong strong, code, h1')) bad.push('markdown ' + place.innerHTML.slice(0, 200));
      }
      for (const label of document.querySelectorAll('.pane-body .label-name, .pane-body .label-description, [id="video-ads.video-ads.videoAds.credits"]')) {
        if (label.querySelector('.codicon-error')) bad.push('icon in ' + label.textContent);
      }
      if (document.title.includes('pwned')) bad.push('script ran');
      return bad;
    })()`);
    assert.deepEqual(found, [], where);
  }
}

describe('hostile text', () => {
  const vscode = useVscode();
  let service: HostileService;

  const row = (state: string): Promise<{ readonly label: string }> =>
    vscode.window.tree('Videos').waitForRow(state, ({ description }) => description.includes(state));

  before(async () => {
    service = await HostileService.start();
    const { window } = vscode;
    await window.editor.open('brief.md');
    await window.editor.selectAll();
    await window.editor.paste(hostile.replace(/\p{Cc}/gu, ''));
    await window.openContainer('Video Ads');
    await chooseService(window, 'Add Service…');
    await window.quickInput.waitForTitle('Add Service');
    await window.quickInput.answer(service.baseUrl);
    await window.quickInput.waitForTitle(/^API Key/);
    await window.quickInput.answer('key-1234567890');
    await window.until('the credits', async () =>
      (await window.statusBarItem('videoAds.credits').innerText()).includes('77'),
    );
    await window.editor.selectAll();
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.choose('4 s');
    await window.quickInput.choose('9:16');
    await row('“');
  });

  after(async () => {
    await service.close();
  });

  it('stays plain text in the status bar and its hover', async () => {
    const { window } = vscode;
    assert.match(await window.hover(window.statusBarItem('videoAds.credits')), /Credits at 127\.0\.0\.1/);
    await assertInert(window, 'status bar');
  });

  it('stays plain text in a row and its hover: prompt, ID and an unrecognized status', async () => {
    const { window } = vscode;
    const { label } = await row('“');
    assert.ok(label.startsWith('Quit '), label);
    assert.match(await window.hover(window.tree('Videos').row(label)), /Unrecognized status\. Still checking/);
    await assertInert(window, 'row');
  });

  it('stays plain text in the notification that a video failed', async () => {
    const { window } = vscode;
    service.stage = 'failed';
    await window.run('Video Ads: Refresh Videos');
    await row('failed');
    await window.notifications.waitFor("Couldn't generate");
    await assertInert(window, 'notification');
  });

  it('stays plain text in the panel, which ignores links that are not http(s)', async () => {
    const { window } = vscode;
    service.stage = 'succeeded';
    await window.run('Video Ads: Add Video by ID…');
    await window.quickInput.waitForTitle('Add Video by ID');
    await window.quickInput.answer('another');
    // The service reports success without a playable link. Such a success is only inferred, so the status is unknown at
    // first.
    const { label } = await window
      .tree('Videos')
      .waitForRow('it', (it) => it.label === 'Added by ID' && it.description.startsWith('status unknown'));
    await window.tree('Videos').openMenu(label);
    const entries = await window.menuEntries();
    assert.ok(!entries.some((entry) => /Open in Browser|Copy Link|Play/.test(entry)), entries.join());
    await assertInert(window, 'panel');
  });
});
