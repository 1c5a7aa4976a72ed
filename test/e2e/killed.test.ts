import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Identity, issueCertificate, makeAuthority } from '../support/certificates';
import { connectService } from '../support/connectService';
import { extensionHosts, killNewestExtensionHost } from '../support/extensionHosts';
import { extensionLog } from '../support/extensionLogs';
import { FaultServer } from '../support/faultServer';
import { Gate } from '../support/gate';
import { lockLibrary } from '../support/lockLibrary';
import { useVscode } from '../support/useVscode';
import { libraryRows } from '../support/videoLibraryFiles';
import { waitUntil } from '../support/waitUntil';

const hour = 3_600_000;

/** Kills the extension host with SIGKILL at each step of a generation. Each test uses another line as its prompt. */
describe('after its extension host was killed, a window', () => {
  // The service uses TLS, so that the gate can hold a connection before the request is sent.
  const authorityFile = path.join(os.tmpdir(), `video-ads-authority-${process.pid}.pem`);
  let identity: Identity;
  before(async () => {
    const authority = await makeAuthority();
    identity = await issueCertificate(authority);
    await writeFile(authorityFile, authority.cert);
  });
  const vscode = useVscode({ env: { NODE_EXTRA_CA_CERTS: authorityFile } });
  let service: FaultServer;
  let gate: Gate;

  const generations = (): typeof service.arrivals => service.arrivals.filter(({ kind }) => kind === 'generate');
  const video = (line: keyof typeof lines): ReturnType<typeof libraryRows>[number] | undefined =>
    libraryRows(vscode.app.server).find(({ prompt }) => String(prompt).startsWith(lines[line]));
  const generate = async (line: keyof typeof lines): Promise<void> => {
    await vscode.window.editor.selectLines(line);
    await vscode.window.run('Video Ads: Generate Video from Selection…');
    await vscode.window.quickInput.choose('4 s');
    await vscode.window.quickInput.choose('Service default');
    await vscode.window.quickInput.waitUntilClosed();
  };
  /** Resolves with the generate request whose prompt starts with this line. Fails if there is more than one. */
  const generationOf = (line: keyof typeof lines): Promise<(typeof service.arrivals)[number]> =>
    waitUntil(`a request for “${lines[line]}”`, () => {
      const [sent, ...more] = sentFor(line);
      assert.equal(more.length, 0);
      return sent;
    });
  const sentFor = (line: keyof typeof lines): typeof service.arrivals =>
    generations().filter(({ body }) => (JSON.parse(body) as { prompt: string }).prompt.startsWith(lines[line]));
  /**
   * Asserts that each request was sent once, with the idempotency key of its recorded video, and was charged once. Also
   * asserts that the library is intact.
   */
  const assertNoneLostOrRepeated = (): void => {
    const keys = generations().map(({ idempotencyKey }) => idempotencyKey);
    assert.equal(new Set(keys).size, keys.length);
    const recorded = libraryRows(vscode.app.server).map(({ key }) => key);
    assert.deepEqual(
      keys.filter((key) => !recorded.includes(key ?? '')),
      [],
    );
    assert.equal(service.api.videos.size, keys.length);
    assert.equal(service.api.credits, 100 - 2 * keys.length);
    assert.deepEqual(
      libraryRows(vscode.app.server, 'PRAGMA integrity_check').map((row) => ({ ...row })),
      [{ integrity_check: 'ok' }],
    );
  };
  /**
   * Runs `kill`. Resolves when VS Code has restarted the extension host and the extension has requested the balance.
   */
  const backAfter = async (kill: () => Promise<void>): Promise<void> => {
    const before = service.countArrivals({ kind: 'credits' });
    await kill();
    await waitUntil('another extension host', () => extensionHosts(vscode.app.server).length > 0);
    await waitUntil('the extension', () => service.countArrivals({ kind: 'credits' }) > before);
  };
  const kill = (): Promise<void> => killNewestExtensionHost(vscode.app.server);
  const waitForUnconfirmed = async (line: keyof typeof lines): Promise<void> => {
    await vscode.window
      .tree('Videos')
      .waitForRow(
        `“${lines[line]}” as unconfirmed`,
        (row) => row.spoken.startsWith(lines[line]) && row.description.includes('unconfirmed'),
      );
    assert.equal(video(line)?.state, 'unconfirmed');
  };

  before(async () => {
    service = await FaultServer.start({ credits: 100, finishAfterMs: hour, tls: identity });
    gate = await Gate.before(Number(new URL(service.origin).port));
    await vscode.window.editor.open('brief.md');
    await vscode.window.openContainer('Video Ads');
    await connectService(vscode.window, service, service.baseUrl.replace(/:\d+/, `:${gate.port}`));
  });

  after(async () => {
    await gate.close();
    await service.close();
    await rm(authorityFile, { force: true });
  });

  it('sends no request if the host dies before the generation is on disk', async () => {
    const unlock = lockLibrary(vscode.app.server);
    await backAfter(async () => {
      try {
        await generate(1);
        await vscode.window.page
          .locator('[id="workbench.parts.sidebar"] .monaco-progress-container.active')
          .first()
          .waitFor();
        await kill();
        assert.equal(video(1), undefined);
      } finally {
        unlock();
      }
    });
    assert.equal(video(1), undefined);
    assert.deepEqual(sentFor(1), []);
    assertNoneLostOrRepeated();
  });

  it('shows a recorded, unsent request as unconfirmed, and does not send it later', async () => {
    gate.shut();
    await generate(7);
    await waitUntil('a connection that stands still', () => gate.waiting > 0 && video(7)?.state === 'submitting');
    await backAfter(async () => {
      await kill();
      gate.open();
    });
    await waitForUnconfirmed(7);
    assert.deepEqual(sentFor(7), []);
    assertNoneLostOrRepeated();
  });

  it('shows a sent request without a response as unconfirmed, and does not repeat it', async () => {
    await service.setFaults({ name: 'stall-headers', on: 'generate', times: 1 });
    await generate(11);
    const { idempotencyKey } = await generationOf(11);
    assert.equal(video(11)?.state, 'submitting');
    await kill();
    // VS Code restarts no extension host after the third kill within five minutes, unless the window was reloaded.
    await vscode.window.reload();
    await waitForUnconfirmed(11);
    assert.equal(video(11)?.key, idempotencyKey);
    assert.equal(sentFor(11).length, 1);
    assertNoneLostOrRepeated();
  });

  it('shows a request with an unrecorded response as unconfirmed, and does not repeat it', async () => {
    const accepted = (): number =>
      extensionLog(vscode.app.server).match(/POST \S+\/videos\/generate · 200/g)?.length ?? 0;
    const before = accepted();
    const respond = service.holdResponses();
    await generate(15);
    const { idempotencyKey } = await generationOf(15);
    await backAfter(async () => {
      const unlock = lockLibrary(vscode.app.server);
      try {
        respond();
        await waitUntil('the response to be read', () => accepted() > before);
        await kill();
        assert.equal(video(15)?.state, 'submitting');
        assert.equal(video(15)?.video_id, null);
      } finally {
        unlock();
      }
    });
    await waitForUnconfirmed(15);
    assert.equal(video(15)?.key, idempotencyKey);
    assert.equal(sentFor(15).length, 1);
    assertNoneLostOrRepeated();
  });

  it('polls a recorded video until it is ready', async () => {
    await generate(3);
    await waitUntil('the id of the video', () => typeof video(3)?.video_id === 'string');
    await backAfter(kill);
    service.api.options = { ...service.api.options, finishAfterMs: 0 };
    await vscode.window
      .tree('Videos')
      .waitForRow('the video as ready', (row) => row.spoken.startsWith(lines[3]) && row.description.includes('ready'));
    assert.equal(sentFor(3).length, 1);
    assertNoneLostOrRepeated();
  });
});

/** The first words of the lines of brief.md, by line number. */
const lines = {
  1: 'Northlight Cold Brew',
  3: 'Three cuts',
  7: 'A quiet kitchen',
  11: 'A bicycle',
  15: 'Friends on a rooftop',
} as const;
