import { hash } from 'node:crypto';

/**
 * SHA-256 in hex over everything that defines a version: the final prompt, the duration and the aspect ratio. Service
 * and extra request fields are not included.
 */
export function versionFingerprint(prompt: string, duration: number, aspectRatio: string | undefined): string {
  return hash('sha256', JSON.stringify([prompt, duration, aspectRatio ?? null]), 'hex');
}
