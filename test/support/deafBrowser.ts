/**
 * A script for Playwright's `addInitScript`. It removes the AAC decoder, which VS Code's own browser lacks and Debian's
 * Chromium has: `decodeAudioData` is the only reliable query for the decoder, and now always fails.
 */
export const deafBrowser = `
  BaseAudioContext.prototype.decodeAudioData = () =>
    Promise.reject(new DOMException('Unable to decode audio data', 'EncodingError'));
`;
