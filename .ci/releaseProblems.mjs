// @ts-check

/**
 * The unmet requirements of the Marketplace and Open VSX, each as a sentence with the fix. Sources:
 * code.visualstudio.com/api/working-with-extensions/publishing-extension, github.com/eclipse/openvsx/wiki.
 * @param {object} release
 * @param {Record<string, any>} release.manifest package.json
 * @param {import('./vsix.mjs').Owner} release.owner
 * @param {string} release.changelog
 * @param {Uint8Array} release.icon a PNG
 * @returns {string[]}
 */
export function releaseProblems({ manifest, owner, changelog, icon }) {
  const { version, keywords = [], categories = [], license } = manifest;
  const png = new DataView(icon.buffer, icon.byteOffset, icon.byteLength);
  /** @type {readonly (readonly [isMissed: boolean, sentence: string])[]} */
  const requirements = [
    [!isRepository(owner.repository), 'Pass --repository with the HTTPS URL of the repository.'],
    [!/^[a-z0-9][a-z0-9-]*$/i.test(owner.publisher), 'Pass --publisher with the ID of your publisher and namespace.'],
    [!/^\d+\.\d+\.\d+$/.test(version), `Set a version of three numbers; “${version}” has a suffix.`],
    [!isDated(changelog, version), `Date version ${version} in CHANGELOG.md: “## [${version}] – YYYY-MM-DD”.`],
    [typeof license !== 'string', 'Set “license” in package.json; Open VSX requires it.'],
    [keywords.length > 30, 'Remove keywords: the Marketplace accepts at most 30.'],
    [categories.length === 0, 'Set “categories” in package.json.'],
    [Math.min(png.getUint32(16), png.getUint32(20)) < 128, 'Draw the icon with at least 128 by 128 pixels.'],
  ];
  return requirements.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []));
}

/** @param {string} text */
function isRepository(text) {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.pathname.length > 1;
}

/** @param {string} changelog @param {string} version */
function isDated(changelog, version) {
  return new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] – \\d{4}-\\d{2}-\\d{2}$`, 'm').test(changelog);
}
