/**
 * For Playwright's `addInitScript`: a browser that decodes no AAC by itself, as VS Code's own. Debian's Chromium does, so
 * here only the one way of asking that tells the truth is made to refuse.
 */
export const deafBrowser = `
  BaseAudioContext.prototype.decodeAudioData = () =>
    Promise.reject(new DOMException('Unable to decode audio data', 'EncodingError'));
`;
