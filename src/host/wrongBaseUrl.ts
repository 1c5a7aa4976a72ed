import * as vscode from 'vscode';
import type { BaseUrlProblem } from '../api/baseUrl';
import { baseUrlProblem } from '../api/baseUrlProblem';

/** That the base URL of the settings can't be used; undefined where it can. */
export function wrongBaseUrl(problem: BaseUrlProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const why = baseUrlProblem(problem);
  return vscode.l10n.t("The setting videoAds.baseUrl can't be used, so nothing is generated: {0}", why);
}
