import type { Dispatcher } from 'undici';
import * as vscode from 'vscode';
import { NetworkDispatcher } from '../api/network/networkDispatcher';
import type { NetworkSettings, Route } from '../api/network/route';
import type { Log } from '../core/log';

/**
 * The way to the network as VS Code's settings and the environment say, for requests and downloads alike. Changes apply
 * to the next request. The dispatcher that all extensions share is left alone.
 */
export class Network implements vscode.Disposable {
  private readonly network: NetworkDispatcher;

  constructor(log: Log) {
    this.network = new NetworkDispatcher({
      settings: readNetworkSettings,
      environment: () => process.env,
      onProblem: (message) => {
        log.warn(message);
      },
    });
  }

  dispatcher(): Promise<Dispatcher> {
    return this.network.dispatcher();
  }

  /** How an address is reached. Its `authorization` is a secret. */
  route(url: string): Route {
    return this.network.route(url);
  }

  /** The authorities trusted here, as PEM. Reads the system's store. */
  authorities(): string[] {
    return this.network.authorities();
  }

  dispose(): void {
    void this.network.close();
  }
}

/** VS Code's own settings. They cannot be set by a workspace. */
function readNetworkSettings(): NetworkSettings {
  const http = vscode.workspace.getConfiguration('http');
  const noProxy = http.get<unknown>('noProxy');
  return {
    proxy: text(http.get('proxy')),
    proxyAuthorization: text(http.get('proxyAuthorization')) || undefined,
    noProxy: Array.isArray(noProxy) ? noProxy.filter((entry) => typeof entry === 'string') : [],
    proxyStrictSSL: http.get('proxyStrictSSL') !== false,
    proxySupport: text(http.get('proxySupport')),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
