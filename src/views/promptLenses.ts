import * as vscode from 'vscode';
import { linesOf } from '../core/generate/prompts';
import { readSections } from '../core/generate/sections';
import { newestVideos } from '../core/generate/sectionVideos';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { countStates, planPrice, versionsToGenerate } from '../core/campaign/plan';
import type { BriefPlan } from '../host/briefPlans';
import { onEachMinute } from './minuteTimer';
import { creditsText, formatAgo, durationText, stateText } from './videoText';

/** How many of a document's newest videos are searched for the last video of each section. */
const searchedAtMost = 500;

/**
 * Shows code lenses above each section and `video` block of a Markdown file. The first lens runs the Generate command.
 * The second lens shows the state of the section's last video.
 */
export class PromptLenses implements vscode.CodeLensProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.changes.event;
  private readonly registration = vscode.languages.registerCodeLensProvider({ language: 'markdown' }, this);
  private readonly ageTimer = onEachMinute(() => this.redraw());

  /** @param library opens the library; called only when a document needs lenses */
  constructor(
    private readonly isOn: () => boolean,
    private readonly library: () => Promise<VideoLibrary>,
    private readonly plan: (document: vscode.TextDocument) => Promise<BriefPlan | undefined>,
  ) {}

  /** Redraws the lenses. Called when the setting, a video or a displayed age has changed. */
  redraw(): void {
    this.changes.fire();
  }

  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    // Older file versions and documents from extensions are read-only, so they get no lenses.
    const isWritable = document.isUntitled || vscode.workspace.fs.isWritableFileSystem(document.uri.scheme) === true;
    if (!this.isOn() || !isWritable) return [];
    const lines = linesOf(document.getText());
    const sections = await readSections(lines);
    const newestFirst = (await this.library()).search({ document: document.uri.toString() }, { limit: searchedAtMost });
    const newest = newestVideos(sections, newestFirst);
    const plan = await this.plan(document);
    const first = plan === undefined ? [] : [planLens(document, plan)];
    const own = sections.flatMap((section) => {
      const range = new vscode.Range(section.first, 0, section.last, lines[section.last]?.length ?? 0);
      const place = new vscode.Range(section.head, 0, section.head, 0);
      const generate = new vscode.CodeLens(place, {
        title: `$(sparkle) ${vscode.l10n.t('Generate')}`,
        command: 'videoAds.generateVideo',
        arguments: [new vscode.Location(document.uri, range)],
      });
      const video = newest.get(section);
      return video === undefined ? [generate] : [generate, videoLens(place, video)];
    });
    return [...first, ...own];
  }

  dispose(): void {
    this.ageTimer.dispose();
    this.registration.dispose();
    this.changes.dispose();
  }
}

/** Summarizes all sections on the first line: “4 current · 2 changed · 6 missing · about 36 credits”. */
function planLens({ uri }: vscode.TextDocument, plan: BriefPlan): vscode.CodeLens {
  const { current, unconfirmed, onlyRejected, changed, missing } = countStates(plan);
  const { credits, unpriced } = planPrice(versionsToGenerate(plan));
  const details: [count: number, text: string][] = [
    [current, vscode.l10n.t('{0} current', current)],
    [unconfirmed, vscode.l10n.t('{0} unconfirmed', unconfirmed)],
    [onlyRejected, vscode.l10n.t('{0} with rejected takes only', onlyRejected)],
    [changed, vscode.l10n.t('{0} changed', changed)],
    [missing, vscode.l10n.t('{0} missing', missing)],
  ];
  const price = vscode.l10n.t('about {0}', creditsText(credits));
  const isPriced = changed + missing > 0 && unpriced === 0;
  const title = [...details.flatMap(([count, text]) => (count > 0 ? text : [])), ...(isPriced ? [price] : [])];
  return new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
    title: `$(checklist) ${title.join(' · ')}`,
    command: 'videoAds.generateMissing',
    arguments: [uri],
  });
}

/**
 * Describes a section's last video: “last: ready, 12 s, 9:16, 2 minutes ago”. A click opens the video, and plays it if
 * it has finished.
 */
function videoLens(place: vscode.Range, video: Video): vscode.CodeLens {
  const { key, state, duration, aspectRatio, createdAt } = video;
  const details = [
    stateText(video),
    duration === undefined ? undefined : durationText(duration),
    aspectRatio,
    formatAgo(createdAt),
  ];
  const text = vscode.l10n.t('last: {0}', details.filter((detail) => detail !== undefined).join(', '));
  const title = state === 'succeeded' ? `$(play) ${text}` : text;
  return new vscode.CodeLens(place, { title, command: 'videoAds.playVideo', arguments: [key] });
}
