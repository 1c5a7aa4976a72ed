/**
 * For Playwright's `addInitScript`: a browser without an AAC decoder, like VS Code's own. Debian's Chromium has one, so
 * the only reliable query for it returns false.
 */
export const deafBrowser = `
  BaseAudioContext.prototype.decodeAudioData = () =>
    Promise.reject(new DOMException('Unable to decode audio data', 'EncodingError'));
`;
