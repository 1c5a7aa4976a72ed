import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { mayBeBrief } from '../core/generate/prompts';
import { sandboxService } from '../core/video/video';
import { type CommandId, type RowCommandId, commandIds, rowCommandIds } from './commandIds';
import { canOpenFiles } from './nextSteps';
import type { ServiceChoice } from './serviceChoice';

/** Registers every command; `run` shows its own errors. */
export function registerCommands(
  run: (id: CommandId | RowCommandId, ...args: readonly unknown[]) => Promise<void>,
): vscode.Disposable {
  const ids = [...commandIds, ...rowCommandIds];
  return vscode.Disposable.from(
    ...ids.map((id) =>
      vscode.commands.registerCommand(`videoAds.${id}`, (...args: readonly unknown[]) => run(id, ...args)),
    ),
  );
}

/** Whether there is a library, or a connected service with a key. Without either, nothing more is loaded. */
export async function hasSomethingToResume(folder: string, services: ServiceChoice): Promise<boolean> {
  const hasLibrary = await access(join(folder, 'library.db')).then(
    () => true,
    () => false,
  );
  const { service } = services;
  return hasLibrary || (service !== sandboxService && (await services.hasKey(service).catch(() => false)));
}

/** Has VS Code restore webview tabs. A view type that names a video is registered when a tab of that type exists. */
export function restorePanels(
  prefix: string,
  restore: (panel: vscode.WebviewPanel, state: unknown) => Promise<void>,
): vscode.Disposable {
  const registered = new Map<string, vscode.Disposable>();
  const register = (viewType: string): void => {
    if (registered.has(viewType)) return;
    const serializer = { deserializeWebviewPanel: restore };
    registered.set(viewType, vscode.window.registerWebviewPanelSerializer(viewType, serializer));
  };
  const registerFor = (tabs: readonly vscode.Tab[]): void => {
    for (const viewType of tabs.map((tab) => viewTypeOf(tab, prefix))) if (viewType !== undefined) register(viewType);
  };
  register(prefix);
  registerFor(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs));
  const subscription = vscode.window.tabGroups.onDidChangeTabs(({ opened }) => registerFor(opened));
  return new vscode.Disposable(() => {
    vscode.Disposable.from(subscription, ...registered.values()).dispose();
  });
}

/** The view type of a tab's webview, from this beginning on: VS Code adds a prefix. */
export function viewTypeOf({ input }: vscode.Tab, beginning: string): string | undefined {
  if (!(input instanceof vscode.TabInputWebview)) return undefined;
  const at = input.viewType.indexOf(beginning);
  return at < 0 ? undefined : input.viewType.slice(at);
}

/** Registers the tools that package.json declares. Their code is loaded at the first call. */
export function registerDeclaredTools(
  extension: vscode.Extension<unknown>,
  tools: () => Promise<Readonly<Record<string, vscode.LanguageModelTool<unknown>>>>,
): vscode.Disposable {
  const { contributes } = extension.packageJSON as {
    readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
  };
  const find = async (name: string): Promise<vscode.LanguageModelTool<unknown>> => {
    const tool = (await tools())[name];
    if (tool === undefined) throw new Error(`Unknown tool: ${name}`);
    return tool;
  };
  return vscode.Disposable.from(
    ...contributes.languageModelTools.map(({ name }) =>
      vscode.lm.registerTool(name, {
        prepareInvocation: async (options, token) => (await find(name)).prepareInvocation?.(options, token),
        invoke: async (options, token) => (await find(name)).invoke(options, token),
      }),
    ),
  );
}

/** How long a text rests before the menus are adapted to it. */
const restMs = 300;

/** Keeps the context key for menus: whether the text in the active editor is a brief. */
export function watchBriefs(): vscode.Disposable {
  let timer: NodeJS.Timeout | undefined;
  const show = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const isMarkdown = document?.languageId === 'markdown';
    const name = document?.uri.path.split('/').at(-1) ?? '';
    set('isBrief', isMarkdown && mayBeBrief(name, document.getText().split(/\r\n?|\n/)));
  };
  const showSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(show, restMs);
  };
  show();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(show),
    vscode.workspace.onDidOpenTextDocument(showSoon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) showSoon();
    }),
    new vscode.Disposable(() => clearTimeout(timer)),
  );
}

function set(name: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', `videoAds.${name}`, value);
}

/** Resets context keys that VS Code keeps when only the extension host restarts. */
export function resetContextKeys(): void {
  set('canOpenFiles', canOpenFiles());
  void vscode.commands.executeCommand('setContext', 'videoAds.selectedVideos', '');
}

/** Sets the context keys that depend on the service in use. */
export function setContextKeys(services: ServiceChoice): void {
  const { service, connectedService } = services;
  // The sandbox is in use.
  set('usesSandbox', service === sandboxService);
  // A service's base URL is set, whether or not it is in use.
  set('hasService', connectedService !== undefined);
  // The service in use has a key. A failing keychain is reported where a command needs the key.
  services.hasKey(service).then(
    (hasKey) => {
      if (services.service === service) set('hasApiKey', hasKey);
    },
    () => undefined,
  );
}
