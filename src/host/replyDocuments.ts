import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { readableReply } from '../core/library/readableResponse';
import type { Video } from '../core/video/video';
import { plainText } from './plainText';

const scheme = 'video-ads-reply';

/** The services' replies as read-only documents, one for each video, up to date while they are open. */
export class ResponseDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
  private subscription: { dispose(): void } | undefined;

  readonly onDidChange = this.changes.event;

  constructor(private readonly library: () => Promise<VideoLibrary>) {}

  uriOf(video: Video): vscode.Uri {
    const name = plainText(video.prompt, 30)
      .replace(/[/\\?#%:]/g, ' ')
      .trim();
    return vscode.Uri.from({ scheme, path: `/${name === '' ? 'video' : name}.json`, query: video.key });
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const library = await this.library();
    this.subscription ??= library.onDidChange(({ videos }) => {
      for (const document of vscode.workspace.textDocuments) {
        const isShown = document.uri.scheme === scheme && videos.some(({ key }) => key === document.uri.query);
        if (isShown) this.changes.fire(document.uri);
      }
    });
    const reply = library.reply(uri.query);
    return reply === undefined
      ? vscode.l10n.t('The service has not said anything about this video yet.')
      : readableReply(reply.body);
  }

  dispose(): void {
    this.subscription?.dispose();
    this.registration.dispose();
    this.changes.dispose();
  }
}
