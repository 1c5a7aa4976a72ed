import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { DeveloperApi } from '../api/client';
import { countStates, planPrice, versionsToGenerate } from '../core/campaign/plan';
import { versionIntents } from '../core/campaign/versionIntents';
import { sendBatch } from '../core/generate/generate';
import { fieldsOf } from '../core/unknownData';
import type { ServiceId, VideoIntent } from '../core/video/video';
import type { BriefPlan, BriefPlans, VideoVersion } from '../host/briefPlans';
import { plainText } from '../host/escapeMarkdown';
import { usableService } from '../host/usableService';
import type { AgentSpending } from './agentSpending';
import { agentState } from './agentState';
import { apiOf, type GenerateToolDependencies, textResult } from './generateTool';

export interface BriefToolDependencies extends GenerateToolDependencies {
  readonly briefs: Pick<BriefPlans, 'plan'>;
}

/**
 * The maximum number of versions that the description of a plan lists. If there are more, the description ends with the
 * number of omitted versions.
 */
const listedAtMost = 200;

/** Lists the versions of a brief with their states and prices. Sends no request to the service. */
export async function describePlan({ briefs }: Pick<BriefToolDependencies, 'briefs'>, input: unknown): Promise<string> {
  const versions = await planOf(briefs, await readBrief(input));
  const wanted = versionsToGenerate(versions);
  const { credits, unpriced } = planPrice(wanted);
  const counts = Object.entries(countStates(versions)).filter(([, count]) => count > 0);
  const price = `about ${credits} credits${unpriced > 0 ? ` and ${unpriced} of unknown price` : ''}`;
  const more = versions.length > listedAtMost ? [`and ${versions.length - listedAtMost} more`] : [];
  return [
    counts.map(([state, count]) => `${count} ${state}`).join(', '),
    `to generate: ${wanted.length}, ${price}`,
    ...versions.slice(0, listedAtMost).map(describeVersion),
    ...more,
  ].join('\n');
}

/**
 * Generates the missing and changed versions of a brief for an agent, as one batch. Throws unless the user allows
 * agents to generate. A daily limit of credits applies. A modal dialog shows the prompts, the options and the total
 * price.
 */
export class GenerateMissingTool implements vscode.LanguageModelTool<unknown> {
  constructor(
    private readonly dependencies: BriefToolDependencies,
    private readonly spending: AgentSpending,
  ) {}

  prepareInvocation(): vscode.PreparedToolInvocation {
    return { invocationMessage: vscode.l10n.t("Generating a brief's missing videos") };
  }

  /** @throws Error whose message tells the model how to continue; CancellationError when the user declines */
  async invoke(
    { input }: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    this.spending.checkAllowed();
    const document = await readBrief(input);
    const text = await this.spending.inTurn(() => this.generate(document, token));
    return textResult(text);
  }

  private async generate(document: vscode.TextDocument, token: vscode.CancellationToken): Promise<string> {
    const { briefs, connections } = this.dependencies;
    const { service, extraFields } = usableService(this.dependencies);
    const wanted = versionsToGenerate(await planOf(briefs, document, service));
    if (wanted.length === 0) return 'Nothing is missing: each version is current, unconfirmed or rejected by the user.';
    const batch = this.spending.batchName(randomUUID());
    const intentsOf = (versions: readonly VideoVersion[]): VideoIntent[] =>
      versionIntents(versions, { brief: document.uri.toString(), service, batch, extraFields });
    const requests = intentsOf(wanted);
    const cost = await this.spending.cost(service, extraFields);
    const prices = requests.map((request) => cost.price(request)).filter((price) => price !== undefined);
    await this.spending.authorize(
      {
        price: prices.length === 0 ? undefined : prices.reduce((sum, price) => sum + price, 0),
        subject: `these ${wanted.length} videos cost`,
        question: vscode.l10n.t('Generate {0} videos?', requests.length),
        details: cost.detail(requests),
      },
      token,
    );
    const api = await apiOf(connections, service);
    // Plans the brief again, and drops versions that another window or machine generated while the dialog was open.
    const now = await planOf(briefs, document, service);
    const open = new Set(versionsToGenerate(now).map(({ fingerprint }) => fingerprint));
    return this.send(intentsOf(wanted.filter(({ fingerprint }) => open.has(fingerprint))), api);
  }

  private async send(requests: readonly VideoIntent[], api: DeveloperApi): Promise<string> {
    const { credits, notifications, log, services } = this.dependencies;
    const library = await this.dependencies.library();
    const { recorded, duplicates } = await library.beginBatch(requests);
    for (const { key } of recorded) notifications.expect(key);
    const creditsBefore = credits.balanceBefore(services.service);
    const lines: string[] = [];
    for await (const step of sendBatch(recorded, () => ({ library, api, credits, log, creditsBefore }))) {
      // After two unconfirmed requests in a row, drops the unsent requests without asking the user.
      if (step.step === 'doubtful') step.decide(false);
      else if (step.step === 'failed') lines.push(`failed: ${plainText(String(step.error), 200)}`);
      else {
        const { video } = step.result;
        const reason = video.errorMessage === undefined ? '' : ` (${plainText(video.errorMessage, 200)})`;
        lines.push(`${video.key} is ${agentState(video)}${reason}`);
      }
    }
    void credits.refresh();
    if (duplicates.length > 0) lines.push(`${duplicates.length} were already requested.`);
    return `${lines.join('\n')}\nCall videoAds_showVideo for a state. Never repeat an unconfirmed video.`;
  }
}

async function planOf(
  briefs: BriefToolDependencies['briefs'],
  document: vscode.TextDocument,
  service?: ServiceId,
): Promise<BriefPlan> {
  const plan = await briefs.plan(document, service);
  if (plan !== undefined) return plan;
  throw new Error(
    'This file is not a brief. A brief has duration or aspect_ratio in its front matter, or a fenced video block.',
  );
}

function describeVersion({ section, duration, aspectRatio, state, credits, draft }: VideoVersion): string {
  const details = [
    plainText(section.path, 120),
    `${duration} s`,
    aspectRatio,
    state,
    credits === undefined ? 'price unknown' : `about ${credits} credits`,
    draft === undefined ? undefined : 'has a draft',
  ];
  return details.filter((detail) => detail !== undefined).join(' · ');
}

/**
 * Opens a brief by its path relative to a workspace folder.
 * @throws Error that describes the valid input
 */
async function readBrief(input: unknown): Promise<vscode.TextDocument> {
  const { brief } = fieldsOf(input);
  if (typeof brief !== 'string' || brief === '') {
    throw new Error('"brief" must be the path of a file in the workspace.');
  }
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) {
    const file = vscode.Uri.joinPath(uri, brief);
    if (!file.path.startsWith(`${uri.path}/`)) continue;
    try {
      return await vscode.workspace.openTextDocument(file);
    } catch {
      // Tries the next workspace folder, because the path may be relative to that folder.
    }
  }
  throw new Error('The workspace has no such file. "brief" is a path from the folder of the workspace.');
}
