import type { SQLOutputValue } from 'node:sqlite';

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed';

/** What was ordered, every field checked. */
export interface Order {
  readonly prompt: string;
  /** Seconds. */
  readonly duration: number;
  readonly aspectRatio: string;
}

/** One ordered video. Times are Date.now(). */
export interface Job extends Order {
  readonly id: string;
  readonly account: number;
  /** Credits. */
  readonly cost: number;
  readonly status: JobStatus;
  /** 0 to 1, from the frames done. */
  readonly progress: number;
  readonly createdAt: number;
  /** Why it failed. */
  readonly error?: { readonly code: string; readonly message: string };
  /** The finished file's name in the files folder; gone once it was removed for its age. */
  readonly fileName?: string;
  readonly thumbnailName?: string;
  readonly filesRemoved: boolean;
}

/** What a video costs: 1 credit per 2 seconds, rounded up. */
export function costOf(durationSeconds: number): number {
  return Math.ceil(durationSeconds / 2);
}

export function jobFromRow(row: Record<string, SQLOutputValue>): Job {
  const text = (column: string) => (row[column] === null ? undefined : String(row[column]));
  const code = text('error_code');
  const fileName = text('file_name');
  const thumbnailName = text('thumbnail_name');
  return {
    id: String(row.id),
    account: Number(row.account_id),
    prompt: String(row.prompt),
    duration: Number(row.duration),
    aspectRatio: String(row.aspect_ratio),
    cost: Number(row.cost),
    status: row.status as JobStatus,
    progress: Number(row.progress),
    createdAt: Number(row.created_at),
    filesRemoved: row.files_removed_at !== null,
    ...(code === undefined ? {} : { error: { code, message: text('error_message') ?? '' } }),
    ...(fileName === undefined ? {} : { fileName }),
    ...(thumbnailName === undefined ? {} : { thumbnailName }),
  };
}
