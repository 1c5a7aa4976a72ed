import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import type { VideoLibrary } from '../core/library/library';
import { type ServiceId, sandboxService } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { type ServiceAction, commandTitle, serviceActionTitle, serviceActions } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { balanceText } from '../views/creditsStatusBar';
import { serviceName } from '../views/videoText';
import { addService, changeKey, connect } from './connectService';
import type { Dependencies } from './dependencies';
import { diagnoseConnection } from './diagnose';
import { showUsage } from './usage';

/** The number of credits that a refill adds to the sandbox account. A new account starts with the same number. */
const refillCredits = 1000;

/**
 * Service…: shows a quick pick for selecting the service that generates videos, and for managing services.
 * @param action a {@link ServiceAction} that a button or link runs directly, without the quick pick
 * @param serviceId the service that the action applies to: its base URL, or `sandbox`
 */
export async function chooseService(dependencies: Dependencies, action?: unknown, serviceId?: unknown): Promise<void> {
  const known = serviceActions.find((it) => it === action);
  if (known === undefined) await pickService(dependencies);
  else await act(dependencies, known, typeof serviceId === 'string' ? serviceId : undefined);
}

async function act(dependencies: Dependencies, action: ServiceAction, serviceId: string | undefined): Promise<void> {
  const { services, credits, sandbox } = dependencies.service;
  const parsed = parseBaseUrl(serviceId ?? services.connectedService ?? '');
  switch (action) {
    case 'use':
      // Switches to the sandbox or the connected service without asking, because the user has already confirmed both.
      // For any other service, or if none is given, shows the quick pick.
      if (serviceId === undefined || ![sandboxService, services.connectedService].includes(serviceId)) {
        await pickService(dependencies);
      } else {
        await services.choose(serviceId, await dependencies.videos.library());
      }
      return;
    case 'add':
      await addService(dependencies, serviceId);
      return;
    case 'connect':
    case 'changeKey':
      if (!parsed.ok) {
        throw new UserError(vscode.l10n.t("No service is connected, and the sandbox doesn't need a key."));
      }
      await (action === 'connect' ? connect : changeKey)(dependencies, parsed.url);
      return;
    case 'refreshCredits':
      await credits.refresh();
      return;
    case 'refill':
      await sandbox.grantCredits(refillCredits);
      await credits.refresh();
  }
}

interface ServiceItem extends vscode.QuickPickItem {
  /** Runs when the item is selected. Undefined for a separator. */
  readonly run?: () => unknown;
}

async function pickService(dependencies: Dependencies): Promise<void> {
  const { services } = dependencies.service;
  // Shows the quick pick even if the library cannot be opened, so that the user can repair the connection.
  const library = await dependencies.videos.library().catch(() => undefined);
  const known = await knownServices(dependencies, library);
  const connected = known.filter((service) => service !== sandboxService);
  const use = async (service: ServiceId): Promise<void> =>
    services.choose(service, await dependencies.videos.library());
  const separator = (label: string): ServiceItem => ({ label, kind: vscode.QuickPickItemKind.Separator });
  const entry = (action: ServiceAction): ServiceItem => ({
    label: serviceActionTitle(action),
    run: () => act(dependencies, action, undefined),
  });
  const items: ServiceItem[] = [
    ...known.map((service) => ({
      label: serviceName(service),
      description: descriptionOf(dependencies, service, library),
      iconPath: new vscode.ThemeIcon(service === services.service ? 'check' : 'blank'),
      run: () => use(service),
    })),
    entry('add'),
    separator(vscode.l10n.t('Credits')),
    entry('refreshCredits'),
    ...(services.service === sandboxService ? [entry('refill')] : []),
    { label: commandTitle('showUsage'), run: () => showUsage(dependencies) },
    separator(vscode.l10n.t('Connection')),
    ...(connected.length === 0
      ? []
      : [
          { label: vscode.l10n.t('Change Key…'), run: () => withOne(connected, (it) => changeKey(dependencies, it)) },
          { label: vscode.l10n.t('Remove…'), run: () => withOne(connected, (it) => removeService(dependencies, it)) },
        ]),
    { label: commandTitle('diagnoseConnection'), run: () => diagnoseConnection(dependencies) },
  ];
  const chosen = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Service'),
    placeHolder: vscode.l10n.t('Select the service that generates your videos'),
    matchOnDescription: true,
  });
  await chosen?.run?.();
}

/** The balance and address of a service, such as “240 credits (read 14:03) · https://api.example.com/v1”. */
function descriptionOf(
  { service: { credits } }: Dependencies,
  service: ServiceId,
  library: VideoLibrary | undefined,
): string {
  const isCurrent = credits.current.service === service && !credits.current.stale;
  const reading = isCurrent ? credits.current : library?.creditsReading(service);
  const balance = reading === undefined ? undefined : balanceText(reading, isCurrent);
  const place = service === sandboxService ? vscode.l10n.t('on this machine, spends no real credits') : service;
  return [balance, place].filter((it) => it !== undefined).join(' · ');
}

/** Calls `work` with the only service, or with the service that the user selects. */
async function withOne(services: readonly ServiceId[], work: (service: ServiceId) => Promise<void>): Promise<void> {
  const items = services.map((service) => ({ service, label: serviceName(service), description: service }));
  const [first] = items;
  const placeHolder = vscode.l10n.t('Select a service');
  const chosen = items.length === 1 ? first : await vscode.window.showQuickPick(items, { placeHolder });
  if (chosen !== undefined) await work(chosen.service);
}

/** Returns the connected service, all services with settings or a readable key, and the sandbox. */
async function knownServices(
  { service: { services, keys, settings } }: Dependencies,
  library: VideoLibrary | undefined,
): Promise<ServiceId[]> {
  const { connectedService } = services;
  const used = library?.usage(0).map(({ service }) => service) ?? [];
  const withKey = await keys.services(used.filter((it) => parseBaseUrl(it).ok));
  const connected = connectedService === undefined ? [] : [connectedService];
  return [...new Set([...connected, ...settings.services.keys(), ...withKey, sandboxService])];
}

/** Deletes a service's key and settings from this machine. The service's videos stay in the library. */
async function removeService(
  { service: { keys, services, settings } }: Dependencies,
  service: ServiceId,
): Promise<void> {
  const isSure = await confirm(
    vscode.l10n.t('Remove {0} from this machine?', serviceName(service)),
    vscode.l10n.t(
      "Its API key is deleted from this machine; the key itself stays valid. Its videos stay in the list, and unfinished ones won't update.",
    ),
    vscode.l10n.t('Remove Service'),
  );
  if (!isSure) return;
  await keys.remove(service);
  await settings.removeService(service);
  if (service === services.connectedService) await settings.set('baseUrl', undefined);
}
