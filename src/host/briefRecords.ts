import * as vscode from 'vscode';
import { mergeRecords, type RecordedVideo, updateRecord } from '../core/campaign/record';
import { recordedVideo } from '../core/campaign/recordedVideo';
import type { LibraryChange, VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { hasDocument, sandboxService } from '../core/video/video';
import { readRecordFile, recordUri } from './briefPlans';
import type { Diagnostics } from './markdownDiagnostics';
import { isThere } from './saveFolder';
import type { Settings } from './settings';

/** The delay in ms before a write, so that the outcomes of a batch are written together. */
const collectMs = 300;

/**
 * Updates a brief's record file when the outcome, file, verdict or copy of one of its videos changes. The record file's
 * entries about other videos are kept.
 */
export class BriefRecords implements vscode.Disposable {
  private readonly due = new Map<string, readonly RecordedVideo[]>();
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

  /** Adds videos to a brief's record file. Skips the sandbox's drafts. */
  add(brief: string, videos: readonly RecordedVideo[]): void {
    const paid = videos.filter(({ service }) => service !== sandboxService);
    if (paid.length === 0) return;
    this.due.set(brief, [...(this.due.get(brief) ?? []), ...paid]);
    this.timer ??= setTimeout(this.writeDue.bind(this), collectMs).unref();
  }

  dispose(): void {
    this.subscription?.dispose();
    clearTimeout(this.timer);
    // VS Code waits a few seconds for an extension that it deactivates, so this write can still finish.
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
    for (const [brief, videos] of due) this.writing = this.writing.then(() => this.writeOrKeep(brief, videos));
  }

  /** Writes entries. If the record cannot be updated now, keeps the entries for the next write. */
  private async writeOrKeep(brief: string, videos: readonly RecordedVideo[]): Promise<void> {
    try {
      if (await this.write(vscode.Uri.parse(brief), videos)) return;
    } catch (error) {
      this.log.warn(`Record of a brief: ${String(error)}`);
    }
    this.due.set(brief, mergeRecords(videos, this.due.get(brief) ?? []));
  }

  /** @returns false if the existing record cannot be read */
  private async write(brief: vscode.Uri, videos: readonly RecordedVideo[]): Promise<boolean> {
    const mayWrite = this.isTrusted() && vscode.workspace.getWorkspaceFolder(brief) !== undefined;
    if (!mayWrite || !this.settings.keepsRecord(brief) || !(await isThere(brief))) return true;
    const uri = recordUri(brief);
    const before = await readRecordFile(uri);
    const updated = 'problem' in before ? before : updateRecord(before.text, videos);
    this.diagnostics.showRecordProblem(uri, 'problem' in updated ? updated.problem : undefined);
    if ('problem' in updated) return false;
    const isSame = 'text' in before && before.text === updated.text;
    if (!isSame) await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(updated.text));
    return true;
  }
}
