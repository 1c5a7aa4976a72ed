import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { CreditsSnapshot } from '../../src/core/credits/credits';
import type { ServiceStatus } from '../../src/core/library/serviceReports';
import { sandboxService } from '../../src/core/video/video';
import { creditsTooltip, describeCredits } from '../../src/views/creditsStatusBar';
import { formatBytes } from '../../src/views/videoText';

const service = 'https://ads.example/api/v1/developer';
const readAt = Date.UTC(2026, 0, 2, 12);

describe('the credits in the status bar', () => {
  const describeStatus = (
    changes: Partial<CreditsSnapshot>,
    status: ServiceStatus = 'ok',
  ): ReturnType<typeof describeCredits> =>
    describeCredits(
      { service, balance: 98, readAt, refreshing: false, needsKey: false, stale: false, ...changes },
      status,
      20,
    );

  it('are a plain number only while the balance is current', () => {
    const { text, isCurrent, details } = describeStatus({});
    assert.deepEqual([text, isCurrent], ['98 credits', true]);
    assert.ok(details.includes('Credits at ads.example'));
  });

  it("are written as VS Code's language writes numbers", () => {
    const language = Object.getOwnPropertyDescriptor(vscode.env, 'language');
    Object.defineProperty(vscode.env, 'language', { configurable: true, value: 'de' });
    try {
      assert.equal(describeStatus({ balance: 1_000.5 }).text, '1.000,5 credits');
      assert.equal(formatBytes(34_500_000), '34,5 MB');
    } finally {
      Object.defineProperty(vscode.env, 'language', { ...language });
    }
  });

  it('name the time of the reading after a restart, or while the service is down', () => {
    for (const recalled of [
      describeStatus({ stale: true }),
      describeStatus({}, 'offline'),
      describeStatus({}, 'outage'),
    ]) {
      assert.match(recalled.text, /^98 credits \(read .*2026.*\)$/);
      assert.equal(recalled.isCurrent, false);
      assert.equal(recalled.icon, '$(history)');
      assert.ok(recalled.details.some((line) => line.includes('may have changed since')));
    }
  });

  it('show that the key was rejected, and offer to set another one', () => {
    const { text, needsKey, details } = describeStatus({}, 'rejected key');
    assert.deepEqual([text, needsKey], ['API key rejected', true]);
    assert.ok(details.some((line) => line.includes('ads.example rejected the API key')));
    // If no video is in progress, only the credits request can detect that the key is rejected.
    const idle = describeStatus({ isKeyRejected: true, stale: true, problem: 'The key is wrong.' });
    assert.deepEqual([idle.text, idle.needsKey], ['API key rejected', true]);
    assert.ok(idle.details.includes('The key is wrong.'));
  });

  it("are colored if a service's credits are low or used up, and explain the color in words", () => {
    const cases = [
      [{ balance: 20 }, undefined, undefined],
      [{ balance: 19 }, 'warning', 'Credits are low'],
      [{ balance: 0 }, 'error', 'No credits left'],
      [{ balance: -3 }, 'error', 'No credits left'],
      [{ balance: 0, unlimited: true }, undefined, undefined],
      [{ balance: 0, stale: true }, undefined, undefined],
      [{ balance: 0, service: sandboxService }, undefined, undefined],
    ] as const;
    const found = cases.map(([changes]) => {
      const { shortage, details } = describeStatus(changes);
      return [changes, shortage, details.find((line) => /low|left/.test(line))];
    });
    assert.deepEqual(found, cases);
  });

  it('link only to the next steps, whatever text the service sends', () => {
    const hostile = '[x](command:workbench.action.quit) <b> $(trash) https://evil.example';
    const tooltip = creditsTooltip([hostile], 34_500_000);
    const links = [...tooltip.value.matchAll(/(?<!\\)\]\(command:([\w.]+)(?:\?[\w%]+)?\)/g)].map((match) => match[1]);
    const expected = ['chooseService', 'videos.focus', 'chooseService', 'showUsage', 'openStorageFolder'];
    assert.deepEqual(
      links,
      expected.map((name) => `videoAds.${name}`),
    );
    assert.deepEqual(tooltip.isTrusted, { enabledCommands: [...new Set(links)] });
    assert.equal(tooltip.supportHtml ?? false, false);
    assert.match(tooltip.value, /\(34\\\.5 MB\\?\)|34\\\.5 MB/);
  });
});
