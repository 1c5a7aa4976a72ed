import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError, NotFoundError } from '../../api/errors';
import type { VideoLibrary } from '../library/library';
import { TransferError } from './transfer';
import type { ServiceId, Video } from '../video/video';

/** A dead link is renewed this often in one go. */
const maxRenewals = 2;

/** The link to a finished video's file, renewed by asking for the video's status again. */
export class VideoLink {
  url: string | undefined;
  private renewals = 0;

  constructor(
    private readonly video: Video,
    private readonly library: VideoLibrary,
    private readonly apiFor: (service: ServiceId) => Promise<Pick<DeveloperApi, 'getVideo'> | undefined>,
  ) {
    this.url = video.videoUrl;
  }

  /** Asks the service. @returns the link it gives now, if any. @throws TransferError, LibraryError or AbortError */
  async renew(signal: AbortSignal): Promise<string | undefined> {
    const { key, service, videoId } = this.video;
    if (videoId === undefined || this.renewals >= maxRenewals) return undefined;
    this.renewals++;
    try {
      const api = await this.apiFor(service);
      if (api === undefined) throw new TransferError('later', l10n.t('A new link needs the key of this service.'));
      const answer = await api.getVideo(videoId, { signal });
      await this.library.update(key, answer);
      this.url = answer.videoUrl;
      return this.url;
    } catch (error) {
      if (error instanceof NotFoundError) {
        throw new TransferError('never', l10n.t('The link is dead and the service no longer knows the video.'), {
          cause: error,
        });
      }
      if (error instanceof ApiError) throw new TransferError('later', error.message, { cause: error });
      throw error;
    }
  }
}
