import * as vscode from 'vscode';
import type { BaseUrlProblem } from '../api/baseUrl';
import { baseUrlProblem } from '../api/baseUrlProblem';

/** Explains in one sentence why the base URL in the settings is unusable. Returns undefined if there is no problem. */
export function wrongBaseUrl(problem: BaseUrlProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const why = baseUrlProblem(problem);
  return vscode.l10n.t("The setting videoAds.baseUrl can't be used, so nothing is generated: {0}", why);
}
