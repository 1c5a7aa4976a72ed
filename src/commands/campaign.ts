import * as vscode from 'vscode';
import { versionsToGenerate } from '../core/campaign/plan';
import { versionIntents } from '../core/campaign/versionIntents';
import { type ServiceId, type VideoIntent, sandboxService } from '../core/video/video';
import type { BriefPlan, VideoVersion } from '../host/briefPlans';
import { firstNames } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/userErrors';
import { Cost } from '../views/cost';
import { durationText, formatAgo } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { confirmCost } from './generate';
import { startVideos } from './generateBatch';
import { frontMatterOf } from './presets';
import { isMarkdown, textEditor } from './prompts';
import { usableService } from '../host/usableService';

interface VersionItem extends vscode.QuickPickItem {
  readonly version?: VideoVersion;
}

interface Decision {
  readonly action: 'generate' | 'draft' | 'compare';
  readonly versions: readonly VideoVersion[];
}

/**
 * Generate What's Missing…: lets the user select versions of a brief, then generates them as one batch after one
 * confirmation.
 */
export async function generateMissing(dependencies: Dependencies, clicked?: unknown): Promise<void> {
  const { service, extraFields } = usableService(dependencies.service);
  const document = await briefDocument(clicked);
  // Checks the front matter: `frontMatterOf` throws if a value is invalid, and warns if the preset does not exist.
  await frontMatterOf(dependencies, document);
  const plan = await planOrThrow(dependencies, document, service);
  const brief = document.isUntitled ? undefined : document.uri.toString();
  const cost = Cost.at(service, await dependencies.videos.library(), dependencies.service.credits, extraFields);
  const decision = await pickVersions(plan, cost, service !== sandboxService);
  if (decision === undefined || decision.versions.length === 0) return;
  if (decision.action === 'compare') await compareTakes(dependencies, decision.versions);
  else if (decision.action === 'draft') {
    const undrafted = decision.versions.filter(({ draft }) => draft === undefined);
    if (undrafted.length === 0) throw new UserError(vscode.l10n.t('Each selected version has a draft already.'));
    await startVideos(dependencies, versionIntents(undrafted, { brief, service: sandboxService }));
  } else {
    // Plans the brief again. Another window or machine may have generated some missing or changed versions while the
    // quick pick or the confirmation was open. These versions are dropped.
    const stillWanted = async (versions: readonly VideoVersion[]): Promise<readonly VideoVersion[]> => {
      const now = await planOrThrow(dependencies, document, service);
      const open = new Set(versionsToGenerate(now).map(({ fingerprint }) => fingerprint));
      return versions.filter((version) => isSelectedByHand(version) || open.has(version.fingerprint));
    };
    const intentsOf = (versions: readonly VideoVersion[]): readonly VideoIntent[] =>
      versionIntents(versions, { brief, service, extraFields });
    const asked = await stillWanted(decision.versions);
    if (asked.length === 0) return;
    const byHand = byHandText(asked.filter(isSelectedByHand));
    if (!(await confirmCost(dependencies, service, intentsOf(asked), byHand))) return;
    const confirmed = await stillWanted(asked);
    if (confirmed.length > 0) await startVideos(dependencies, intentsOf(confirmed));
  }
}

/**
 * Returns the clicked brief, or else the Markdown document that {@link textEditor} finds.
 * @throws UserError if there is neither
 */
async function briefDocument(clicked: unknown): Promise<vscode.TextDocument> {
  if (clicked instanceof vscode.Uri) return vscode.workspace.openTextDocument(clicked);
  const document = textEditor(({ document: shown }) => isMarkdown(shown))?.document;
  if (document !== undefined && isMarkdown(document)) return document;
  throw new UserError(vscode.l10n.t('Open a brief first: a Markdown file.'));
}

async function planOrThrow(
  { ui }: Dependencies,
  document: vscode.TextDocument,
  service: ServiceId,
): Promise<BriefPlan> {
  const plan = await ui.briefs.plan(document, service);
  if (plan !== undefined) return plan;
  throw new UserError(
    vscode.l10n.t(
      "This file isn't a brief. Write a text below a heading, and add duration or aspect_ratio to the front matter. Or add a fenced video block.",
    ),
  );
}

/**
 * Shows a multi-select quick pick with a separator for each section and an item for each version. The title shows the
 * total price.
 */
async function pickVersions(versions: BriefPlan, cost: Cost, mayDraft: boolean): Promise<Decision | undefined> {
  const isPriceKnown = versions.some((version) => cost.describe([version]) !== undefined);
  const items = versionItems(versions, cost, isPriceKnown);
  const selectedFirst = new Set(versionsToGenerate(versions));
  const input = vscode.window.createQuickPick<VersionItem>();
  const draft: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('beaker'),
    tooltip: vscode.l10n.t('Draft the Selected Ones (free, in the sandbox)'),
  };
  const compare: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('diff'),
    tooltip: vscode.l10n.t('Compare with the Last Take'),
  };
  const selected = (): VideoVersion[] => versionsOf(input.selectedItems);
  const drawTitle = (): void => {
    const chosen = selected();
    const total = chosen.length === 0 ? undefined : cost.describe(chosen);
    const hasNoPrice = chosen.length === 0 && isPriceKnown;
    const price = hasNoPrice ? undefined : (total ?? vscode.l10n.t('price unknown'));
    const count = vscode.l10n.t('{0} selected', chosen.length);
    const name = vscode.l10n.t("Generate What's Missing");
    input.title = [name, count, price, cost.heading].filter((part) => part !== undefined).join(' · ');
  };
  input.canSelectMany = true;
  input.ignoreFocusOut = true;
  input.matchOnDescription = true;
  input.placeholder = vscode.l10n.t('Select the versions to generate');
  input.buttons = mayDraft ? [draft, compare] : [compare];
  input.items = items;
  input.selectedItems = items.filter(({ version }) => version !== undefined && selectedFirst.has(version));
  drawTitle();
  try {
    return await new Promise((resolve) => {
      input.onDidChangeSelection(drawTitle);
      input.onDidAccept(() => resolve({ action: 'generate', versions: selected() }));
      input.onDidTriggerButton((button) => {
        if (button === draft) resolve({ action: 'draft', versions: selected() });
        else resolve({ action: 'compare', versions: versionsOf(input.activeItems) });
      });
      input.onDidHide(() => resolve(undefined));
      input.show();
    });
  } finally {
    input.dispose();
  }
}

function versionsOf(items: readonly VersionItem[]): VideoVersion[] {
  return items.flatMap(({ version }) => version ?? []);
}

/**
 * @param isPriceKnown whether any version has a known price. If not, the items omit prices, because the quick pick's
 * title shows “price unknown”
 */
function versionItems(versions: readonly VideoVersion[], cost: Cost, isPriceKnown: boolean): VersionItem[] {
  const unknown = isPriceKnown ? vscode.l10n.t('price unknown') : undefined;
  return versions.flatMap((version, index): VersionItem[] => {
    const isFirst = versions[index - 1]?.section !== version.section;
    const label = plainText(version.section.path, 120);
    const separator = { label, kind: vscode.QuickPickItemKind.Separator };
    const details = [
      stateOfVersion(version),
      cost.describe([version]) ?? unknown,
      version.draft === undefined ? undefined : vscode.l10n.t('has a draft'),
    ];
    const item = {
      label: versionLabel(version),
      description: details.filter((detail) => detail !== undefined).join(' · '),
      version,
    };
    return isFirst ? [separator, item] : [item];
  });
}

function versionLabel({ duration, aspectRatio }: VideoVersion): string {
  return [durationText(duration), aspectRatio].filter((part) => part !== undefined).join(' · ');
}

function stateOfVersion(version: VideoVersion): string {
  switch (version.state) {
    case 'current': {
      if (version.by === 'record') return vscode.l10n.t('current, by the record');
      const createdAt = version.videos[0]?.createdAt;
      return createdAt === undefined ? vscode.l10n.t('current') : vscode.l10n.t('current, {0}', formatAgo(createdAt));
    }
    case 'unconfirmed':
      return vscode.l10n.t('unconfirmed');
    case 'onlyRejected':
      return vscode.l10n.t('only rejected takes');
    case 'changed':
      return vscode.l10n.t('changed');
    case 'missing':
      return vscode.l10n.t('missing');
  }
}

function isSelectedByHand({ state }: VideoVersion): boolean {
  return state !== 'changed' && state !== 'missing';
}

/** A sentence that lists the selected versions that need no new video. Undefined if there are none. */
function byHandText(versions: readonly VideoVersion[]): string | undefined {
  if (versions.length === 0) return undefined;
  const names = versions.map((version) => {
    return `${plainText(version.section.path, 60)} · ${versionLabel(version)} (${stateOfVersion(version)})`;
  });
  return vscode.l10n.t('Selected by hand: {0}', firstNames(names).join('; '));
}

/** Shows a version's newest video beside its sandbox draft. If only one of the two exists, shows that one. */
async function compareTakes({ ui, videos }: Dependencies, [version]: readonly VideoVersion[]): Promise<void> {
  const takes = version !== undefined && 'videos' in version ? version.videos.slice(0, 1) : [];
  const shown = [...takes, ...(version?.draft === undefined ? [] : [version.draft])];
  const [first] = shown;
  if (first === undefined) throw new UserError(vscode.l10n.t('This version has no take and no draft yet.'));
  const library = await videos.library();
  if (shown.length > 1) await ui.panels.compare(shown, library);
  else await ui.panels.show(first, library, 'play');
}
