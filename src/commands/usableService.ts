import * as vscode from 'vscode';
import type { ServiceId, VideoIntent } from '../core/video/video';
import { serviceStep } from '../host/nextSteps';
import type { Settings } from '../host/settings';
import { UserError } from '../host/userErrors';
import { wrongBaseUrl } from '../host/wrongBaseUrl';
import type { Dependencies } from './dependencies';

/**
 * The service in use and the extra fields of its requests. Commands that generate videos start here, so that none sends
 * a request that the settings forbid or change.
 * @throws UserError if the settings contain an unusable base URL or an unusable value for the service
 */
export function usableService({ service: { services, settings } }: Dependencies): {
  readonly service: ServiceId;
  readonly extraFields: VideoIntent['extraFields'];
} {
  refuseWrongBaseUrl(services);
  const { service } = services;
  refuseWrongService(settings, service);
  return { service, extraFields: settings.services.get(service)?.extraFields };
}

/** @throws UserError if the base URL in the settings is unusable */
function refuseWrongBaseUrl({ problem }: Dependencies['service']['services']): void {
  const message = wrongBaseUrl(problem);
  if (message === undefined) return;
  const settings = {
    title: vscode.l10n.t('Open Settings'),
    command: 'workbench.action.openSettings',
    arguments: ['videoAds.baseUrl'],
  };
  throw new UserError(message, [settings, serviceStep('add')]);
}

/** @throws UserError if a service's settings contain an unusable value */
export function refuseWrongService(settings: Settings, service: ServiceId): void {
  const message = settings.serviceProblem(service);
  if (message === undefined) return;
  const open = {
    title: vscode.l10n.t('Open Settings'),
    command: 'workbench.action.openSettingsJson',
    arguments: [{ revealSetting: { key: 'videoAds.services' } }],
  };
  throw new UserError(message, [open]);
}
