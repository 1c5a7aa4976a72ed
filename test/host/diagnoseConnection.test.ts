import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { DeveloperApi } from '../../src/api/client';
import type { Dependencies } from '../../src/commands/dependencies';
import { diagnoseConnection } from '../../src/commands/diagnose';
import { sandboxService } from '../../src/core/video/video';
import { Problems } from '../../src/host/userErrors';
import { quietLog } from '../support/quietLog';
import { waitUntil } from '../support/waitUntil';

/** No server listens at this port. */
const failing = 'http://127.0.0.1:9/api/v1/developer';

describe('Diagnose Connection', () => {
  const { showErrorMessage } = vscode.window;
  const { executeCommand } = vscode.commands;
  afterEach(() => {
    Object.assign(vscode.window, { showErrorMessage });
    Object.assign(vscode.commands, { executeCommand });
  });

  /** The first button of the message about a failed connection: its command and arguments. */
  const offered = async (): Promise<readonly unknown[]> => {
    let run: readonly unknown[] | undefined;
    Object.assign(vscode.window, {
      showErrorMessage: (_message: string, ...titles: readonly string[]) => Promise.resolve(titles[0]),
    });
    Object.assign(vscode.commands, {
      executeCommand: (...command: readonly unknown[]) => Promise.resolve((run = command)),
    });
    await using api = new DeveloperApi({ baseUrl: failing, apiKey: 'key-1', retryPolicy: { attempts: 1 } });
    const error: unknown = await api.getCredits().catch((it: unknown) => it);
    new Problems(quietLog as unknown as vscode.LogOutputChannel).report(error, 'Credits');
    return await waitUntil('the command', () => run);
  };

  /** Diagnoses the connection while the sandbox is in use. Resolves with the diagnosed service and the report. */
  const diagnosed = async (failed: unknown, sandboxUrl?: string): Promise<readonly [string, string]> => {
    let service = '';
    let report = '';
    const dependencies = {
      service: {
        services: { service: sandboxService },
        sandbox: { baseUrl: sandboxUrl },
        connections: {
          requests: { userAgent: 'test', fallbackFetch: fetch },
          address: (it: string) => Promise.resolve((service = it)).then(() => ({ baseUrl: failing })),
        },
        network: {
          dispatcher: () => Promise.reject(new Error('It is not reached.')),
          route: () => ({ kind: 'direct', why: 'this computer' }),
          authorities: () => [],
        },
      },
      ui: { documents: { showReport: (_name: string, text: string) => Promise.resolve((report = text)) } },
    } as unknown as Dependencies;
    await diagnoseConnection(dependencies, failed);
    return [service, report];
  };

  it('examines the failed service if it opens from an error, otherwise the service in use', async () => {
    const [command, failed] = await offered();
    assert.equal(command, 'videoAds.diagnoseConnection');
    const [service, report] = await diagnosed(failed);
    assert.equal(service, failing);
    assert.match(report, /✗ Connection[^]*No API key is stored for this service/);
    assert.deepEqual((await diagnosed(failed, failing))[0], sandboxService);
    assert.deepEqual((await diagnosed(undefined))[0], sandboxService);
  });
});
