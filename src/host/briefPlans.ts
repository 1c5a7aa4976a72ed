import { posix } from 'node:path';
import * as vscode from 'vscode';
import {
  isBrief,
  type PlanOptions,
  planVersions,
  type Version,
  type WantedVersion,
  wantedVersions,
} from '../core/campaign/plan';
import { readRecord, recordName, type RecordReading, recordTooLarge, recordUnreadable } from '../core/campaign/record';
import { type FrontMatter, readFrontMatter } from '../core/generate/frontMatter';
import { linesOf } from '../core/generate/prompts';
import { readSections } from '../core/generate/sections';
import type { VideoLibrary } from '../core/library/library';
import type { ServiceId, Video } from '../core/video/video';
import type { Diagnostics } from './markdownDiagnostics';
import type { ServiceChoice } from './serviceChoice';
import { firstDuration, type Preset, type Settings } from './settings';

export type VideoVersion = Version<Video>;

/**
 * All versions of a brief's videos, in the order of the brief's sections. A section has one version for each
 * combination of duration and aspect ratio.
 */
export type BriefPlan = readonly VideoVersion[];

interface BriefPlansOptions {
  readonly library: () => Promise<VideoLibrary>;
  readonly settings: Settings;
  readonly services: Pick<ServiceChoice, 'service'>;
  readonly diagnostics: Pick<Diagnostics, 'showRecordProblem'>;
  /**
   * The duration and the aspect ratio that the user last chose. Each applies unless the brief's front matter or preset
   * sets it.
   */
  readonly last: () => { readonly duration?: number; readonly aspectRatio?: string | null };
}

/** The maximum number of videos to consider when planning a brief. */
const plannedAtMost = 20_000;

/** Determines the state of each version of a brief from the library, the brief's record file and the settings. */
export class BriefPlans {
  constructor(private readonly options: BriefPlansOptions) {}

  /**
   * Plans the versions of a brief for a service. The default is the service in use.
   * @returns undefined for a document that is not a brief
   */
  async plan(document: vscode.TextDocument, service = this.options.services.service): Promise<BriefPlan | undefined> {
    if (document.languageId !== 'markdown') return undefined;
    const lines = linesOf(document.getText());
    const [sections, frontMatter] = [await readSections(lines), await readFrontMatter(lines, () => true)];
    if (sections.length === 0 || !isBrief(posix.basename(document.uri.path), frontMatter, sections)) return undefined;
    const library = await this.options.library();
    const preset = this.options.settings.presets.find(({ name }) => name === frontMatter.preset);
    const options = this.planOptions(document, frontMatter, preset, library, service);
    const wanted = wantedVersions(sections, options);
    const videos = findVideos(library, wanted, options);
    const record = await this.readRecord(document.uri);
    const recorded = 'videos' in record ? record.videos : [];
    return planVersions(wanted, options, videos, recorded);
  }

  private planOptions(
    { uri }: vscode.TextDocument,
    { durations, aspectRatios }: FrontMatter,
    preset: Preset | undefined,
    library: VideoLibrary,
    service: ServiceId,
  ): PlanOptions {
    const { settings, last } = this.options;
    const { duration, aspectRatio } = last();
    return {
      brief: uri.toString(),
      service,
      durations: durations.length > 0 ? durations : [preset?.duration ?? duration ?? firstDuration],
      aspectRatios: aspectRatios.length > 0 ? aspectRatios : [preset?.aspectRatio ?? aspectRatio ?? undefined],
      preset,
      prices: library.prices(service),
      extraFields: settings.services.get(service)?.extraFields,
    };
  }

  /** Reads a brief's record file, `<brief>.videos.json`. If the file is damaged, the Problems view says so. */
  private async readRecord(brief: vscode.Uri): Promise<RecordReading> {
    const { settings, diagnostics } = this.options;
    if (brief.scheme === 'untitled' || !settings.keepsRecord(brief)) return { videos: [] };
    const uri = recordUri(brief);
    const file = await readRecordFile(uri);
    const reading = 'problem' in file ? file : file.text === undefined ? { videos: [] } : readRecord(file.text);
    diagnostics.showRecordProblem(uri, 'problem' in reading ? reading.problem : undefined);
    return reading;
  }
}

/** Returns the brief's videos, and all other videos whose prompt and options equal those of a version of the brief. */
function findVideos(library: VideoLibrary, wanted: readonly WantedVersion[], options: PlanOptions): Video[] {
  const fingerprints = wanted.map(({ fingerprint }) => fingerprint);
  const videos = [
    ...library.search({ document: options.brief }, { limit: plannedAtMost }),
    ...library.ofVersions(fingerprints),
  ];
  return [...new Map(videos.map((video) => [video.key, video])).values()];
}

/** The URI of a brief's record file, in the same folder as the brief. */
export function recordUri(brief: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(brief, '..', recordName(posix.basename(brief.path)));
}

/** Maximum size of a record file in bytes. A larger file is not read. */
const maxRecordBytes = 15_000_000;

/**
 * Reads a brief's record file. Never throws. If the file is missing, `text` is undefined, and the caller may create the
 * file. If the file exists but cannot be read, returns a problem, because the caller must not overwrite the file.
 */
export async function readRecordFile(
  uri: vscode.Uri,
): Promise<{ readonly text: string | undefined } | { readonly problem: string }> {
  try {
    if ((await vscode.workspace.fs.stat(uri)).size > maxRecordBytes) {
      return { problem: recordTooLarge() };
    }
    const bytes = await vscode.workspace.fs.readFile(uri);
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return { text: undefined };
    return { problem: recordUnreadable() };
  }
}
