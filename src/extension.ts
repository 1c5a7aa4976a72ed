import * as vscode from 'vscode';
import { ApiKeys } from './host/apiKeys';
import { ContextKeys } from './host/contextKeys';
import { registerDeclaredCommands } from './host/declaredCommands';
import { hasSomethingToResume } from './host/startup';
import { ServiceChoice } from './host/serviceChoice';
import { Settings } from './host/settings';
import type { App } from './app';
import { CreditsStatusBar } from './views/creditsStatusBar';
import { panelType } from './views/panelProtocol';
import { VideoTree } from './views/videoTree';

/**
 * Shows what is there from the start: the commands, the view, the status bar. Reads no file and asks nobody; the app
 * behind them is a bundle of its own, loaded when first needed.
 */
export function activate(context: vscode.ExtensionContext): void {
  const settings = new Settings();
  const apiKeys = new ApiKeys(context.secrets);
  const services = new ServiceChoice(settings, apiKeys);
  const creditsStatusBar = new CreditsStatusBar(services, () => settings.lowCredits);
  const contextKeys = new ContextKeys(services);
  const tree: VideoTree = new VideoTree(async () => (await app()).library());

  let built: Promise<App> | undefined;
  const app = (): Promise<App> => {
    built ??= import('./app.js').then(
      ({ App }) => {
        const made = new App({ context, settings, apiKeys, services, tree, creditsStatusBar });
        context.subscriptions.push(made);
        return made;
      },
      (error: unknown) => {
        built = undefined;
        throw error;
      },
    );
    return built;
  };

  context.subscriptions.push(
    apiKeys,
    services,
    creditsStatusBar,
    tree,
    contextKeys,
    registerDeclaredCommands(context.extension, async (name, ...args) => (await app()).run(name, ...args)),
    services.onDidChange(() => {
      tree.setService(services.service);
      creditsStatusBar.render();
    }),
    settings.onDidChange(() => {
      creditsStatusBar.render();
    }),
  );
  // Other extensions are waiting for their turn: what nobody has asked for yet comes after them.
  setImmediate(() => {
    tree.setService(services.service);
    creditsStatusBar.render();
    contextKeys.update();
    context.subscriptions.push(
      vscode.window.registerWebviewPanelSerializer(panelType, {
        deserializeWebviewPanel: async (panel, state) => (await app()).restorePanel(panel, state),
      }),
    );
    hasSomethingToResume(context.globalStorageUri.fsPath, services)
      .then(async (isSo) => {
        if (isSo) await (await app()).resume();
      })
      // A command that needs them says what is wrong.
      .catch(() => undefined);
  });
}
