import * as vscode from 'vscode';
import type { NetworkSettings } from '../api/network/route';
import type { ResponsePins } from '../api/types';
import { defaultFileName } from '../core/campaign/handedOverName';
import { fieldsOf, itemsOf, itemsThat } from '../core/unknownData';
import { type ServiceId, filledFields, isAspectRatio, isDuration, sandboxService } from '../core/video/video';
import { extensionKind } from './nextSteps';
import { type ServiceSettings, readServices, toSetting, withResponse, writtenResponse } from './serviceSettings';

const section = 'videoAds';

/** The default duration in seconds, until the user chooses one. */
export const firstDuration = 8;

/** A named duration and aspect ratio, with optional text to put before and after the prompt. */
export interface Preset {
  readonly name: string;
  readonly duration?: number;
  readonly aspectRatio?: string;
  readonly before?: string;
  readonly after?: string;
}

/** A preset with its origin: the user's settings or the workspace's settings. */
export type ListedPreset = Preset & { readonly origin: 'user' | 'workspace' };

/** The names of the boolean settings. */
type Switch = 'codeLens' | 'downloads.automatic' | 'notifyWhenReady' | 'panel.decodeSound';

/** The current settings. Invalid values fall back to the defaults. */
export class Settings {
  /** Fires when a setting of this extension changes. */
  onDidChange(listener: () => void): vscode.Disposable {
    return vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(section)) listener();
    });
  }

  isOn(name: Switch): boolean {
    const value = this.configuration.get(name);
    return typeof value === 'boolean' ? value : this.configuration.inspect(name)?.defaultValue === true;
  }

  /** Sets the user's value of a setting. An undefined value removes the user's value. */
  async set(name: string, value: unknown): Promise<void> {
    const write = async (it: unknown): Promise<void> => {
      await this.configuration.update(name, it, vscode.ConfigurationTarget.Global);
    };
    await write(value);
    if (JSON.stringify(this.userValue(name)) === JSON.stringify(value)) return;
    // In a remote window, VS Code may write the value to the remote machine's settings, where it has no effect. After
    // the value is removed from there, VS Code writes it to the user's own settings.
    await write(undefined);
    await write(value);
  }

  /** Reads only the user's value, because a workspace must not choose where the API key is sent. */
  get baseUrl(): string {
    return text(this.userValue('baseUrl'));
  }

  /** Whether the user has set a base URL, even an invalid one. */
  get hasBaseUrl(): boolean {
    const value = this.userValue('baseUrl') ?? '';
    return typeof value !== 'string' || value.trim() !== '';
  }

  get durations(): readonly number[] {
    return this.choices('durations', isDuration);
  }

  get aspectRatios(): readonly string[] {
    return this.choices('aspectRatios', isAspectRatio);
  }

  /**
   * The folder for copies of finished videos, and whether it is only for videos of this workspace. The path is empty if
   * no folder is set.
   */
  saveFolder(runsIn = extensionKind()): { readonly path: unknown; readonly isWorkspaceOnly: boolean } {
    // VS Code's types omit `globalLocalValue`, the value on the user's own machine. In a remote window, `globalValue`
    // is the remote machine's value if there is one.
    const { globalValue, globalLocalValue, workspaceValue }: Partial<Record<string, unknown>> =
      this.configuration.inspect('saveFolder') ?? {};
    const users = runsIn === vscode.ExtensionKind.UI ? globalLocalValue : globalValue;
    // An untrusted workspace must not choose where files are written.
    const path = (vscode.workspace.isTrusted ? workspaceValue : undefined) ?? users ?? '';
    return { path, isWorkspaceOnly: path !== users || !/^~|^[/\\]|^[a-z]:/i.test(text(path)) };
  }

  /** When the user must confirm the price before videos are generated: always, only for several videos, or never. */
  get confirmBeforeGenerating(): 'always' | 'multiple' | 'never' {
    const value = this.configuration.get('confirmBeforeGenerating');
    return value === 'always' || value === 'never' ? value : 'multiple';
  }

  /**
   * The valid presets of a trusted workspace, followed by those of the user. A workspace's preset replaces the user's
   * preset of the same name. The JSON schema marks invalid presets in settings.json.
   */
  get presets(): readonly ListedPreset[] {
    const read = (value: unknown, origin: ListedPreset['origin']): ListedPreset[] =>
      itemsOf(value)
        .flatMap((it) => readPreset(it) ?? [])
        .map((preset) => ({ ...preset, origin }));
    const shared = vscode.workspace.isTrusted ? read(this.workspaceValue('presets'), 'workspace') : [];
    const names = new Set(shared.map(({ name }) => name));
    return [...shared, ...read(this.userValue('presets'), 'user').filter(({ name }) => !names.has(name))];
  }

  async addPreset(preset: Preset, origin: ListedPreset['origin'] = 'user'): Promise<void> {
    if (origin === 'user') await this.set('presets', [...itemsOf(this.userValue('presets')), preset]);
    else {
      const shared = [...itemsOf(this.workspaceValue('presets')), preset];
      await this.configuration.update('presets', shared, vscode.ConfigurationTarget.Workspace);
    }
  }

  /** Whether a brief's record file, `<brief>.videos.json`, is read and updated. */
  keepsRecord(brief: vscode.Uri): boolean {
    return vscode.workspace.getConfiguration(section, brief).get('campaign.record') !== 'off';
  }

  /** The template for the file names that Hand Over… gives to the copies. */
  handedOverFileName(brief: vscode.Uri | undefined): string {
    const value = vscode.workspace.getConfiguration(section, brief).get('campaign.fileName');
    return text(value) || defaultFileName;
  }

  /** Whether agents may generate videos. Workspace settings cannot change this. */
  get chatAllowGenerating(): boolean {
    return this.userValue('chat.allowGenerating') === true;
  }

  /** Whether agents may see videos of other workspaces. Workspace settings cannot change this. */
  get chatAllVideos(): boolean {
    return this.userValue('chat.allVideos') === true;
  }

  /** The maximum number of credits that agents may spend per day. Workspace settings cannot change this. */
  get chatDailyCredits(): number {
    const value = this.userValue('chat.dailyCredits');
    return typeof value === 'number' && value >= 0 ? value : 50;
  }

  /** The settings for individual services. Workspace settings cannot change them. */
  get services(): ReadonlyMap<ServiceId, ServiceSettings> {
    return readServices(this.userValue('services'));
  }

  /** Explains the problem with a service's settings in one sentence. Returns undefined if there is no problem. */
  serviceProblem(service: ServiceId): string | undefined {
    const setting: unknown = this.userValue('services') ?? {};
    const isObject = typeof setting === 'object' && !Array.isArray(setting);
    const part = isObject ? this.services.get(service)?.problem : 'videoAds.services';
    if (part === undefined || service === sandboxService) return undefined;
    return vscode.l10n.t("“{0}” in the setting videoAds.services can't be used, so nothing was sent.", part);
  }

  /** The display names that the user gave to services. */
  get serviceNames(): ReadonlyMap<ServiceId, string> {
    return new Map([...this.services].flatMap(([service, { name }]) => (name === undefined ? [] : [[service, name]])));
  }

  /**
   * Sets the pins for a service: JSON pointers and status words for decoding its responses. Returns a function that
   * restores the service's previous response settings.
   */
  async setPins(service: ServiceId, pins: ResponsePins): Promise<() => Promise<void>> {
    const before = writtenResponse(this.userValue('services'), service);
    const write = async (response: unknown): Promise<void> => {
      await this.set('services', withResponse(this.userValue('services'), service, response));
    };
    await write({ ...(typeof before === 'object' ? before : {}), ...toSetting(pins) });
    return async () => write(before);
  }

  async removeService(service: ServiceId): Promise<void> {
    const written = this.userValue('services');
    if (typeof written !== 'object' || written === null) return;
    const others = Object.entries(written).filter(([url]) => !readServices({ [url]: {} }).has(service));
    if (others.length === Object.keys(written).length) return;
    await this.set('services', others.length === 0 ? undefined : Object.fromEntries(others));
  }

  /** The valid values of a list setting, without duplicates. Returns the defaults if the list has no valid value. */
  private choices<Value>(name: string, isValid: (value: unknown) => value is Value): readonly Value[] {
    const listed = itemsThat(isValid, this.configuration.get(name));
    const defaults = itemsThat(isValid, this.configuration.inspect(name)?.defaultValue);
    return [...new Set(listed.length > 0 ? listed : defaults)];
  }

  private get configuration(): vscode.WorkspaceConfiguration {
    return vscode.workspace.getConfiguration(section);
  }

  private workspaceValue(name: string): unknown {
    return this.configuration.inspect(name)?.workspaceValue;
  }

  private userValue(name: string): unknown {
    return this.configuration.inspect(name)?.globalValue;
  }
}

/** Reads VS Code's own network settings, which a workspace cannot set. */
export function readNetworkSettings(): NetworkSettings {
  const http = vscode.workspace.getConfiguration('http');
  return {
    proxy: text(http.get('proxy')),
    proxyAuthorization: text(http.get('proxyAuthorization')) || undefined,
    noProxy: [http.get<unknown>('noProxy')].flat().filter((entry) => typeof entry === 'string'),
    proxyStrictSSL: http.get('proxyStrictSSL') !== false,
    proxySupport: text(http.get('proxySupport')),
  };
}

function readPreset(value: unknown): Preset | undefined {
  const { name, duration, aspectRatio, before, after } = fieldsOf(value);
  const isUsable =
    text(name) !== '' &&
    (duration === undefined || isDuration(duration)) &&
    (aspectRatio === undefined || isAspectRatio(aspectRatio)) &&
    [before, after].every((it) => it === undefined || typeof it === 'string');
  const texts = { before: text(before) || undefined, after: text(after) || undefined };
  return isUsable ? filledFields<Preset>({ name: text(name), duration, aspectRatio, ...texts }) : undefined;
}

/** Trims a string. Returns an empty string for any other type. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
