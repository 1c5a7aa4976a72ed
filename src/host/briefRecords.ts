import * as vscode from 'vscode';
import { type RecordedVideo, updateRecord } from '../core/campaign/record';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { type Video, filledFields, hasDocument, isPrompted, sandboxService } from '../core/video/video';
import { readText, recordUri } from './briefPlans';
import type { Diagnostics } from './diagnostics';
import type { Settings } from './settings';

/** Collects the outcomes of a batch, to write them together. */
const collectMs = 300;

/** Writes the record beside each brief after an outcome, a download or a verdict. Merges with existing entries. */
export class BriefRecords implements vscode.Disposable {
  private readonly due = new Map<string, Map<string, RecordedVideo>>();
  private readonly subscription: { dispose(): void };
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    library: Pick<VideoLibrary, 'onDidChange'>,
    private readonly settings: Pick<Settings, 'keepsRecord'>,
    private readonly diagnostics: Pick<Diagnostics, 'showRecordProblem'>,
    private readonly log: Log,
  ) {
    this.subscription = library.onDidChange(this.collect.bind(this));
  }

  dispose(): void {
    this.subscription.dispose();
    clearTimeout(this.timer);
    // VS Code waits a few seconds for a deactivating extension, so the write can still finish.
    this.writeDue();
  }

  private collect({ videos }: LibraryChange): void {
    for (const video of videos) {
      const recorded = hasDocument(video) ? recordedVideo(video) : undefined;
      if (recorded === undefined || video.source === undefined) continue;
      const brief = video.source.uri;
      const waiting = this.due.get(brief) ?? new Map<string, RecordedVideo>();
      this.due.set(brief, waiting.set(video.key, recorded));
    }
    if (this.due.size > 0) this.timer ??= setTimeout(this.writeDue.bind(this), collectMs).unref();
  }

  private writeDue(): void {
    this.timer = undefined;
    const due = [...this.due];
    this.due.clear();
    for (const [brief, videos] of due) {
      this.writing = this.writing
        .then(() => this.write(vscode.Uri.parse(brief), [...videos.values()]))
        .catch((error: unknown) => this.log.warn(`Record of a brief: ${String(error)}`));
    }
  }

  private async write(brief: vscode.Uri, videos: readonly RecordedVideo[]): Promise<void> {
    const isOurs = vscode.workspace.isTrusted && vscode.workspace.getWorkspaceFolder(brief) !== undefined;
    if (!isOurs || !this.settings.keepsRecord(brief) || (await readText(brief)) === undefined) return;
    const uri = recordUri(brief);
    const before = await readText(uri);
    const updated = updateRecord(before, videos);
    this.diagnostics.showRecordProblem(uri, 'problem' in updated ? updated.problem : undefined);
    if ('problem' in updated || updated.text === before) return;
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(updated.text));
  }
}

/** The record's entry for a video. Undefined for drafts and for videos that the service has not confirmed. */
export function recordedVideo(video: Video): RecordedVideo | undefined {
  const { section, fingerprint, service, videoId, state, createdAt, changedAt, verdictAt = 0, finishedAt = 0 } = video;
  if (!isPrompted(video) || section === undefined || fingerprint === undefined) return undefined;
  if (videoId === undefined || service === sandboxService || state === 'unconfirmed') return undefined;
  const { video: picture, sound, seconds } = video.format ?? {};
  const delivered = filledFields<NonNullable<RecordedVideo['delivered']>>({
    width: picture?.width,
    height: picture?.height,
    seconds,
    frameRate: picture?.frameRate,
    video: picture?.codec,
    sound: sound?.codec,
  });
  const isPending = state === 'queued' || state === 'running' || state === 'unknown' || state === 'submitting';
  return filledFields<RecordedVideo>({
    section,
    duration: video.duration,
    aspectRatio: video.aspectRatio,
    fingerprint,
    service,
    videoId,
    state: state === 'succeeded' ? 'ready' : isPending ? 'pending' : 'failed',
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(Math.max(changedAt, verdictAt, finishedAt)).toISOString(),
    credits: video.creditsUsed,
    verdict: video.verdict,
    delivered: video.format === undefined ? undefined : delivered,
  });
}
