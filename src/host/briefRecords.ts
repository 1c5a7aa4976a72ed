import * as vscode from 'vscode';
import { type RecordedVideo, updateRecord } from '../core/campaign/record';
import { recordedVideo } from '../core/campaign/recordedVideo';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { hasDocument, sandboxService } from '../core/video/video';
import { readText, recordUri } from './briefPlans';
import type { Diagnostics } from './markdownDiagnostics';
import type { Settings } from './settings';

/** The delay in ms before a write. The outcomes of a batch arrive during this delay and are written together. */
const collectMs = 300;

/**
 * Updates a brief's record file when the outcome, file, verdict or copy of one of its videos changes. The record file's
 * entries about other videos are kept.
 */
export class BriefRecords implements vscode.Disposable {
  private readonly due = new Map<string, RecordedVideo[]>();
  private subscription: { dispose(): void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: Pick<Settings, 'keepsRecord'>,
    private readonly diagnostics: Pick<Diagnostics, 'showRecordProblem'>,
    private readonly log: Log,
    private readonly isTrusted = (): boolean => vscode.workspace.isTrusted,
  ) {}

  watch(library: Pick<VideoLibrary, 'onDidChange'>): void {
    this.subscription = library.onDidChange(this.collect.bind(this));
  }

  /** Adds videos to a brief's record file. Skips drafts, which the sandbox generated. */
  add(brief: string, videos: readonly RecordedVideo[]): void {
    const paid = videos.filter(({ service }) => service !== sandboxService);
    if (paid.length === 0) return;
    this.due.set(brief, [...(this.due.get(brief) ?? []), ...paid]);
    this.timer ??= setTimeout(this.writeDue.bind(this), collectMs).unref();
  }

  dispose(): void {
    this.subscription?.dispose();
    clearTimeout(this.timer);
    // The write can still finish, because VS Code waits a few seconds for an extension that it deactivates.
    this.writeDue();
  }

  private collect({ videos }: LibraryChange): void {
    for (const video of videos) {
      if (!hasDocument(video) || video.source === undefined || video.section === undefined) continue;
      const recorded = recordedVideo(video);
      if (recorded !== undefined) this.add(video.source.uri, [recorded]);
    }
  }

  private writeDue(): void {
    this.timer = undefined;
    const due = [...this.due];
    this.due.clear();
    for (const [brief, videos] of due) {
      this.writing = this.writing
        .then(() => this.write(vscode.Uri.parse(brief), videos))
        .catch((error: unknown) => this.log.warn(`Record of a brief: ${String(error)}`));
    }
  }

  private async write(brief: vscode.Uri, videos: readonly RecordedVideo[]): Promise<void> {
    const mayWrite = this.isTrusted() && vscode.workspace.getWorkspaceFolder(brief) !== undefined;
    if (!mayWrite || !this.settings.keepsRecord(brief) || (await readText(brief)) === undefined) return;
    const uri = recordUri(brief);
    const before = await readText(uri);
    const updated = updateRecord(before, videos);
    this.diagnostics.showRecordProblem(uri, 'problem' in updated ? updated.problem : undefined);
    if ('problem' in updated || updated.text === before) return;
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(updated.text));
  }
}
