import type * as vscode from 'vscode';
import { ApiKeys } from './host/apiKeys';
import { ServiceChoice } from './host/serviceChoice';
import { Settings } from './host/settings';
import {
  hasSomethingToResume,
  registerCommands,
  registerDeclaredTools,
  resetContextKeys,
  restorePanels,
  setContextKeys,
  watchBriefs,
} from './host/startup';
import type { App } from './app';
import { CreditsStatusBar } from './views/creditsStatusBar';
import { previewType } from './views/panelProtocol';
import { PromptLenses } from './views/promptLenses';
import { VideoTree } from './views/videoTree';
import { nameServices } from './views/videoText';

/**
 * Registers the commands, the view and the status bar. Reads no file and sends no request. The rest of the extension,
 * `app.ts`, is a separate bundle that is loaded when first needed.
 */
export function activate(context: vscode.ExtensionContext): void {
  const settings = new Settings();
  const keys = new ApiKeys(context.secrets);
  const services = new ServiceChoice(settings, keys, context.globalState);
  const statusBar = new CreditsStatusBar(services);
  const list: VideoTree = new VideoTree(async () => (await app()).library(), context.workspaceState);

  const lenses = new PromptLenses(
    () => settings.isOn('codeLens'),
    async () => (await app()).library(),
    async (document) => (await app()).plan(document),
  );

  let built: Promise<App> | undefined;
  let loaded: App | undefined;
  const app = (): Promise<App> => {
    built ??= import('./app.js')
      .then(({ buildApp }) => {
        const made = buildApp({ context, settings, keys, services, list, lenses, statusBar });
        context.subscriptions.push(made);
        loaded = made;
        return made;
      })
      .catch((error: unknown) => {
        built = undefined;
        throw error;
      });
    return built;
  };

  const showService = (): void => {
    list.setService(services.service);
    statusBar.render();
    setContextKeys(services);
  };
  context.subscriptions.push(
    keys,
    services,
    statusBar,
    list,
    lenses,
    // If the app is loaded, runs the command synchronously. The command must read the focused row before the next key
    // press moves the focus.
    registerCommands((id, ...args) => loaded?.run(id, ...args) ?? app().then(({ run }) => run(id, ...args))),
    services.onDidChange(showService),
    settings.onDidChange(() => {
      nameServices(settings.serviceNames);
      statusBar.render();
      list.redraw();
      lenses.redraw();
    }),
  );
  // Defers work that is not urgent, so that other extensions can activate first.
  setImmediate(() => {
    resetContextKeys();
    nameServices(settings.serviceNames);
    showService();
    context.subscriptions.push(
      restorePanels(previewType, async (panel, state) => (await app()).restorePanel(panel, state)),
    );
    context.subscriptions.push(watchBriefs());
    context.subscriptions.push(registerDeclaredTools(context.extension, async () => (await app()).tools));
    hasSomethingToResume(context.globalStorageUri.fsPath, services)
      .then(async (mayResume) => {
        if (mayResume) await (await app()).resume();
      })
      // If loading or resuming the app fails, the next command that needs the app reports the error.
      .catch(() => undefined);
  });
}
