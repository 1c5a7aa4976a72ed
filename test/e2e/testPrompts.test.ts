import assert from 'node:assert/strict';
import path from 'node:path';
import { scenarioNames } from '../../src/sandbox/scenarios';
import { makeSandboxInstant } from '../support/instantSandbox';
import { outFolder, repositoryRoot } from '../support/repository';
import { showVideos } from '../support/showVideos';
import type { TreeRow } from '../support/treeDriver';
import { useVscode } from '../support/useVscode';

/**
 * The state that the row of each test prompt shows within a few seconds. The two slow prompts are still in progress
 * then; only unit tests of the sandbox wait until these finish.
 */
const shown: Readonly<Record<(typeof scenarioNames)[number], RegExp>> = {
  fail: /failed/,
  moderated: /failed/,
  'insufficient-credits': /not started/,
  invalid: /not started/,
  outage: /queued|running|%/,
  'expired-link': /not downloaded/,
  'wrong-format': /ready/,
  slow: /queued|running|%/,
  unconfirmed: /unconfirmed/,
  drop: /unconfirmed/,
  'no-response': /submitting/,
  'rate-limit': /not started/,
};

describe("the sandbox's test prompts", () => {
  const vscode = useVscode({ prepare: makeSandboxInstant }, (app) =>
    app.workspaceFrom(path.join(repositoryRoot, 'test', 'data', 'testPrompts')),
  );

  it('show each state of a video in the list when they are generated as one batch', async () => {
    const { window } = vscode;
    await window.editor.open('prompts.txt');
    await window.openContainer('Video Ads');
    await showVideos(window, 'Not grouped');
    await window.editor.focus();
    await window.editor.selectAll();
    await window.run('Add Cursors to Line Ends');
    await window.press('Shift+Home');
    await window.run('Video Ads: Generate Video from Selection…');
    await window.quickInput.waitForTitle(/\(1\/2\)/);
    await window.quickInput.choose('4 s');
    await window.quickInput.waitForTitle(/\(2\/2\)/);
    await window.quickInput.choose('9:16');
    assert.match(await window.dialogText(), /Generate 12 videos\?/);
    await window.pressPrimaryDialogButton();
    const videos = window.tree('Videos');
    for (const name of scenarioNames) {
      const fits = ({ spoken, description }: TreeRow): boolean =>
        spoken.startsWith(`test:${name},`) && shown[name].test(description);
      await videos.waitForRow(`${name} as ${String(shown[name])}`, fits, 60_000);
    }
    await window.screenshot(path.join(outFolder, 'e2e', 'test-prompts.png'));
  });
});
