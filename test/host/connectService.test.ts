import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  AuthenticationError,
  ConnectionError,
  NotFoundError,
  ServerError,
  UnexpectedResponseError,
} from '../../src/api/errors';
import { addService, changeKey, connect } from '../../src/commands/connectService';
import type { Dependencies } from '../../src/commands/dependencies';
import { sandboxService, type VideoFile } from '../../src/core/video/video';
import { UserError } from '../../src/host/userErrors';
import { keptReading, LibraryFolder } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { quietLog } from '../support/quietLog';

const service = 'https://video.example/api/v1/developer';

describe('connecting a service', () => {
  const { showInformationMessage, showInputBox } = vscode.window;
  afterEach(() => {
    Object.assign(vscode.window, { showInformationMessage, showInputBox });
  });

  /** Lets the credits request fail with this error. Resolves with the buttons of the message. */
  const offered = async (problem: Error): Promise<readonly (readonly unknown[])[]> => {
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve('key-1') });
    const dependencies = {
      service: {
        connections: {
          make: () => ({ getCredits: () => Promise.reject(problem), close: () => Promise.resolve() }),
        },
      },
      ui: { memory: { get: () => ['video.example'] } },
    } as unknown as Dependencies;
    const error: unknown = await connect(dependencies, service).catch((it: unknown) => it);
    assert.ok(error instanceof UserError, String(error));
    return error.nextSteps.map(({ title, command, arguments: args = [] }) => [title, command, ...args]);
  };

  it('offers the next step with the typed base URL after every kind of error', async () => {
    const [tryAgain, editUrl, log] = [
      ['Try Again', 'videoAds.chooseService', 'connect', service],
      ['Edit URL…', 'videoAds.chooseService', 'add', service],
      ['Show Log', 'videoAds.showLog'],
    ];
    const wrongUrls = [
      new NotFoundError('There is nothing at this URL.', { sent: true, status: 404 }),
      new UnexpectedResponseError('This is a web page.', { sent: true, status: 200 }),
    ];
    for (const error of wrongUrls) assert.deepEqual(await offered(error), [editUrl, log]);
    assert.deepEqual(await offered(new ServerError('Out of order.', { sent: true, status: 500 })), [tryAgain, log]);
    assert.deepEqual(await offered(new ConnectionError('No connection.', { sent: false })), [
      tryAgain,
      editUrl,
      ['Diagnose Connection', 'videoAds.diagnoseConnection', service],
    ]);
    assert.deepEqual(await offered(new AuthenticationError('Wrong key.', { sent: true, status: 401 })), [
      ['Set API Key…', 'videoAds.chooseService', 'connect', service],
      log,
    ]);
  });

  it('sends a key without confirmation only to a host that the user typed', async () => {
    const { showWarningMessage } = vscode.window;
    const stored = new Map<string, unknown>();
    const questions: string[] = [];
    const sent: string[] = [];
    const dependencies = {
      service: {
        settings: { baseUrl: '' },
        connections: {
          make: (url: string) => ({
            getCredits: () =>
              Promise.reject(new ServerError(`Sent to ${sent.push(url)}.`, { sent: true, status: 500 })),
            close: () => Promise.resolve(),
          }),
        },
      },
      ui: { memory: memento(stored) },
    } as unknown as Dependencies;
    const type = (...texts: string[]): void => {
      Object.assign(vscode.window, { showInputBox: () => Promise.resolve(texts.shift()) });
    };
    Object.assign(vscode.window, {
      showWarningMessage: (message: string) => Promise.resolve(void questions.push(message)),
    });
    try {
      // The user accepts the target of a redirect, but has not typed its host.
      type('https://redirect.example/api', 'key-1');
      await addService(dependencies, 'https://redirect.example/api');
      assert.deepEqual([questions, sent], [['Send your API key to redirect.example?'], []]);
      type(`${service}/ `, 'key-1');
      await assert.rejects(addService(dependencies, undefined), UserError);
      type('key-2');
      await assert.rejects(connect(dependencies, service), UserError);
      assert.deepEqual([questions.length, sent], [1, [service, service]]);
    } finally {
      Object.assign(vscode.window, { showWarningMessage });
    }
  });

  it('keeps the box open for an empty, an unusable and a blank URL, and explains why', async () => {
    type Validate = (text: string) => vscode.InputBoxValidationMessage | undefined;
    let validate: Validate | undefined;
    Object.assign(vscode.window, {
      showInputBox: ({ validateInput }: { readonly validateInput: Validate }) => {
        validate = validateInput;
        return Promise.resolve(undefined);
      },
    });
    await addService({ service: { settings: { baseUrl: '' } } } as unknown as Dependencies, undefined);
    const { Error: error } = vscode.InputBoxValidationSeverity;
    const empty = { message: 'Enter the URL of the service.', severity: error };
    assert.deepEqual([validate?.(''), validate?.(' \t')], [empty, empty]);
    assert.equal(validate?.('https://')?.severity, error);
    assert.equal(validate(service), undefined);
  });

  it('offers the connected service after a new key only while the sandbox is in use', async () => {
    const shown: string[][] = [];
    Object.assign(vscode.window, {
      showInputBox: () => Promise.resolve('key-1'),
      showInformationMessage: (...texts: string[]) => Promise.resolve(void shown.push(texts)),
    });
    for (const used of [sandboxService, service]) {
      const dependencies = {
        videos: { library: () => Promise.reject(new Error('There is no library.')) },
        service: {
          connections: { make: () => ({ getCredits: () => Promise.resolve(), close: () => Promise.resolve() }) },
          keys: { store: () => Promise.resolve() },
          services: { service: used, connectedService: service },
        },
        ui: { log: quietLog, memory: { get: () => ['video.example'] } },
      } as unknown as Dependencies;
      await changeKey(dependencies, service);
    }
    assert.deepEqual(
      shown.map(([, ...buttons]) => buttons),
      [['Use Connected Service'], []],
    );
  });

  it('checks the videos again that the key of another account did not find', async () => {
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve('key-1') });
    const folder = await LibraryFolder.make();
    try {
      const library = await folder.open();
      const tracked = await library.track(service, 'v-1', keptReading());
      await library.markGone(tracked.key, 'Not found.');
      await library.track(service, 'v-2', keptReading({ videoId: 'v-2' }));
      const later = Date.now() + 1_800_000;
      const givenUp: VideoFile = { state: 'failed', reason: 'The link expired.' };
      const planned: VideoFile = { ...givenUp, retryAt: later };
      const tooLarge: VideoFile = { state: 'tooLarge', bytes: 20_000_000, limit: 10_000_000 };
      const finish = async (videoId: string, file: VideoFile, target = service): Promise<string> => {
        const { key } = await library.track(target, videoId, keptReading({ videoId, state: 'succeeded' }));
        await library.patch(key, { file });
        return key;
      };
      const files = [
        await finish('given-up', givenUp),
        await finish('too-large', tooLarge),
        await finish('planned', planned),
        await finish('elsewhere', givenUp, 'https://other.example/api'),
      ];
      const { promise: refreshed, resolve } = Promise.withResolvers<readonly string[]>();
      const dependencies = {
        videos: {
          library: () => Promise.resolve(library),
          poller: () => Promise.resolve({ resume: () => undefined, refresh: resolve }),
        },
        service: {
          connections: { make: () => ({ getCredits: () => Promise.resolve(), close: () => Promise.resolve() }) },
          keys: { store: () => Promise.resolve() },
          services: {},
        },
        ui: { memory: { get: () => ['video.example'] } },
      } as unknown as Dependencies;
      await changeKey(dependencies, service);
      assert.deepEqual(await refreshed, [tracked.key]);
      const [retried, ...others] = files.map((key) => library.get(key)?.file);
      const retryAt = retried?.state === 'failed' ? (retried.retryAt ?? 0) : 0;
      assert.ok(retryAt <= Date.now() && retryAt > later - 3_600_000, 'a download that was given up is retried');
      assert.deepEqual(others, [tooLarge, planned, givenUp]);
    } finally {
      await folder.remove();
    }
  });
});
