/**
 * A script for Playwright's `addInitScript`. It makes Debian's Chromium appear to have no AAC decoder, like VS Code's
 * own browser: `decodeAudioData`, the only reliable test for the decoder, always fails.
 */
export const deafBrowser = `
  BaseAudioContext.prototype.decodeAudioData = () =>
    Promise.reject(new DOMException('Unable to decode audio data', 'EncodingError'));
`;
