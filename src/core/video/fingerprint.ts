import { hash } from 'node:crypto';

/**
 * SHA-256 in hex over the values that define a version: the final prompt, the duration and the aspect ratio. The
 * service and extra request fields are not included.
 */
export function versionFingerprint(prompt: string, duration: number, aspectRatio: string | undefined): string {
  return hash('sha256', JSON.stringify([prompt, duration, aspectRatio ?? null]), 'hex');
}
