import { createHash } from 'node:crypto';

/**
 * SHA-256 in hex over everything that defines a version: the final prompt, the duration and the aspect ratio. Service
 * and extra request fields are not included.
 */
export function versionFingerprint(prompt: string, duration: number, aspectRatio: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([prompt, duration, aspectRatio ?? null]))
    .digest('hex');
}
