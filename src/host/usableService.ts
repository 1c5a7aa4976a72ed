import * as vscode from 'vscode';
import type { ServiceId, VideoIntent } from '../core/video/video';
import { openSettingStep, serviceStep } from './nextSteps';
import type { ServiceChoice } from './serviceChoice';
import type { Settings } from './settings';
import { UserError } from './userErrors';
import { wrongBaseUrl } from './wrongBaseUrl';

/**
 * The service in use and the extra fields of its requests. Commands and chat tools that generate videos start here, so
 * that none sends a request if the settings are unusable.
 * @throws UserError if the settings contain an unusable base URL or an unusable value for the service
 */
export function usableService({
  services: { service, problem },
  settings,
}: {
  readonly services: Pick<ServiceChoice, 'service' | 'problem'>;
  readonly settings: Pick<Settings, 'serviceProblem' | 'services'>;
}): { readonly service: ServiceId; readonly extraFields: VideoIntent['extraFields'] } {
  const wrong = wrongBaseUrl(problem);
  if (wrong !== undefined) throw new UserError(wrong, [openSettingStep('baseUrl'), serviceStep('add')]);
  refuseWrongService(settings, service);
  return { service, extraFields: settings.services.get(service)?.extraFields };
}

/** @throws UserError if a service's settings contain an unusable value */
export function refuseWrongService(settings: Pick<Settings, 'serviceProblem'>, service: ServiceId): void {
  const message = settings.serviceProblem(service);
  if (message === undefined) return;
  const open = {
    title: vscode.l10n.t('Open Settings'),
    command: 'workbench.action.openSettingsJson',
    arguments: [{ revealSetting: { key: 'videoAds.services' } }],
  };
  throw new UserError(message, [open]);
}
