import * as vscode from 'vscode';
import { NetworkDispatcher } from '../api/network/networkDispatcher';
import type { NetworkSettings } from '../api/network/route';
import type { Log } from '../core/log';
import { text } from './settings';

/** The way to the network as VS Code's settings and the environment say. Changes apply to the next request. */
export function openNetwork(log: Log): NetworkDispatcher {
  return new NetworkDispatcher({
    settings: readNetworkSettings,
    environment: () => process.env,
    onProblem: (message) => log.warn(message),
  });
}

/** VS Code's own settings. They cannot be set by a workspace. */
function readNetworkSettings(): NetworkSettings {
  const http = vscode.workspace.getConfiguration('http');
  return {
    proxy: text(http.get('proxy')),
    proxyAuthorization: text(http.get('proxyAuthorization')) || undefined,
    noProxy: [http.get<unknown>('noProxy')].flat().filter((entry) => typeof entry === 'string'),
    proxyStrictSSL: http.get('proxyStrictSSL') !== false,
    proxySupport: text(http.get('proxySupport')),
  };
}
