// @ts-check

/**
 * A requirement of the Marketplace, of Open VSX or of this repository's releases. `problem` is a sentence with the fix,
 * undefined if the requirement is met.
 * @typedef {{ requirement: string, problem: string | undefined }} Check
 */

/**
 * Checks what both registries require. Sources: code.visualstudio.com/api/working-with-extensions/publishing-extension,
 * github.com/eclipse/openvsx/wiki.
 * @param {object} release
 * @param {Record<string, any>} release.manifest package.json
 * @param {import('./vsix.mjs').Owner} release.owner
 * @param {string} release.changelog
 * @param {Uint8Array} release.icon a PNG
 * @returns {readonly Check[]}
 */
export function releaseChecks({ manifest, owner, changelog, icon }) {
  const { version, keywords = [], categories = [], license } = manifest;
  const png = new DataView(icon.buffer, icon.byteOffset, icon.byteLength);
  /** @param {string} requirement @param {boolean} isMet @param {string} fix @returns {Check} */
  const check = (requirement, isMet, fix) => ({ requirement, problem: isMet ? undefined : fix });
  return [
    check(
      'HTTPS URL of the repository',
      isRepository(owner.repository),
      'Pass --repository with the HTTPS URL of the repository.',
    ),
    check(
      'ID of the publisher (Marketplace) and namespace (Open VSX)',
      /^[a-z0-9][a-z0-9-]*$/i.test(owner.publisher),
      'Pass --publisher with the ID of your publisher and namespace.',
    ),
    check(
      'version of three numbers',
      /^\d+\.\d+\.\d+$/.test(version),
      `Set a version of three numbers; “${version}” has a suffix.`,
    ),
    check(
      'date of the version in CHANGELOG.md',
      isDated(changelog, version),
      `Date version ${version} in CHANGELOG.md: “## [${version}] – YYYY-MM-DD”.`,
    ),
    check('license (Open VSX)', typeof license === 'string', 'Set “license” in package.json; Open VSX requires it.'),
    check(
      'at most 30 keywords (Marketplace)',
      keywords.length <= 30,
      'Remove keywords: the Marketplace accepts at most 30.',
    ),
    check('categories', categories.length > 0, 'Set “categories” in package.json.'),
    check(
      'icon of at least 128 by 128 pixels (Marketplace)',
      Math.min(png.getUint32(16), png.getUint32(20)) >= 128,
      'Draw the icon with at least 128 by 128 pixels.',
    ),
  ];
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
