import { access } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as vscode from 'vscode';
import { linesOf, mayBeBrief } from '../core/generate/prompts';
import { databaseFile } from '../core/library/fileNames';
import { fieldsOf, isFields, isString, itemsThat } from '../core/unknownData';
import { sandboxService } from '../core/video/video';
import { type CommandId, type ButtonCommandId, commandIds, buttonCommandIds } from './commandIds';
import { canOpenFiles } from './nextSteps';
import type { ServiceChoice } from './serviceChoice';

/** Registers every command. `run` must report its own errors. */
export function registerCommands(
  run: (id: CommandId | ButtonCommandId, ...args: readonly unknown[]) => Promise<void>,
): vscode.Disposable {
  const ids = [...commandIds, ...buttonCommandIds];
  return vscode.Disposable.from(
    ...ids.map((id) =>
      vscode.commands.registerCommand(`videoAds.${id}`, (...args: readonly unknown[]) => run(id, ...args)),
    ),
  );
}

/**
 * Whether the app must be loaded at startup. True if a library exists, or if a hosted service with an API key is in
 * use.
 */
export async function hasSomethingToResume(folder: string, services: ServiceChoice): Promise<boolean> {
  const hasLibrary = await access(join(folder, databaseFile)).then(
    () => true,
    () => false,
  );
  const { service } = services;
  return hasLibrary || (service !== sandboxService && (await services.hasKey(service).catch(() => false)));
}

/**
 * Registers the webview serializers through which VS Code restores the last session's panels. Each view type needs its
 * own: `prefix` itself, and each open tab's view type that contains `prefix`.
 */
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

/**
 * Returns the part of a webview tab's view type that starts with `beginning`. VS Code puts a prefix before this part.
 * Undefined if the tab has no webview, or if its view type does not contain `beginning`.
 */
export function viewTypeOf({ input }: vscode.Tab, beginning: string): string | undefined {
  if (!(input instanceof vscode.TabInputWebview)) return undefined;
  const at = input.viewType.indexOf(beginning);
  return at < 0 ? undefined : input.viewType.slice(at);
}

/** Registers the language-model tools that package.json declares. Their code is loaded on the first call. */
export function registerDeclaredTools(
  extension: vscode.Extension<unknown>,
  tools: () => Promise<Readonly<Record<string, vscode.LanguageModelTool<unknown>>>>,
): vscode.Disposable {
  const declared = itemsThat(isFields, fieldsOf(fieldsOf(extension.packageJSON).contributes).languageModelTools);
  const names = itemsThat(
    isString,
    declared.map(({ name }) => name),
  );
  const find = async (name: string): Promise<vscode.LanguageModelTool<unknown>> => {
    const tool = (await tools())[name];
    if (tool === undefined) throw new Error(`Unknown tool: ${name}`);
    return tool;
  };
  return vscode.Disposable.from(
    ...names.map((name) =>
      vscode.lm.registerTool(name, {
        prepareInvocation: async (options, token) => (await find(name)).prepareInvocation?.(options, token),
        invoke: async (options, token) => (await find(name)).invoke(options, token),
      }),
    ),
  );
}

/** The delay in ms after an edit before the menus are updated. */
const menuDelayMs = 300;

/** Keeps the context key `videoAds.isBrief` up to date. The key is true while the active document may be a brief. */
export function watchBriefs(): vscode.Disposable {
  let timer: NodeJS.Timeout | undefined;
  const show = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const isMarkdown = document?.languageId === 'markdown';
    set('isBrief', isMarkdown && mayBeBrief(posix.basename(document.uri.path), linesOf(document.getText())));
  };
  const showSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(show, menuDelayMs);
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

/** Resets context keys, because VS Code keeps their old values if only the extension host restarts. */
export function resetContextKeys(): void {
  set('canOpenFiles', canOpenFiles());
  void vscode.commands.executeCommand('setContext', 'videoAds.selectedVideos', '');
}

export function setContextKeys(services: ServiceChoice): void {
  const { service, connectedService } = services;
  set('usesSandbox', service === sandboxService);
  // `hasService` means that a service is connected, whether or not the sandbox is in use.
  set('hasService', connectedService !== undefined);
  // Ignores keychain errors, because the command that needs the key reports them.
  services.hasKey(service).then(
    (hasKey) => {
      if (services.service === service) set('hasApiKey', hasKey);
    },
    () => undefined,
  );
}
