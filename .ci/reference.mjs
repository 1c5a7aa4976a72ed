/**
 * Writes docs/reference.md from package.json and package.nls.json: every command, setting and tool. `npm run reference`
 * writes the file. With `--print`, the text goes to the standard output, for the test that compares both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';

const root = path.join(import.meta.dirname, '..');
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { contributes } = read('package.json');
const strings = read('package.nls.json');
const text = (key) => strings[key.slice(1, -1)] ?? key;

/** One sentence for each command, because package.json has no field for it. */
const purposes = {
  generateVideo: 'From the current paragraph or a prompt that you type.',
  generateFromSelection: 'From the selection; several selections are one batch.',
  generateAgain:
    'The same prompt once more, with other choices if you like. The pen in the first pick opens it for editing.',
  generateForReal: 'Sends a draft of the sandbox to your service; duration, aspect ratio and price are shown first.',
  generateMissing:
    'Lists the versions of a brief with state and price; sends the missing and changed ones as one batch.',
  keepVideo: 'Marks a take as picked; `P` in the list and the panel.',
  rejectVideo: 'Marks a take as rejected, and removes nothing; `X` in the list and the panel.',
  clearVerdict: 'Takes the verdict back; `U` in the list and the panel.',
  tryAgain: 'Sends a request again that was not started or is unconfirmed.',
  openSampleBrief: 'An untitled text with an ad selected, to try it with.',
  playVideo: 'Plays the downloaded file in a panel, or shows the state of a video in progress.',
  openToSide: 'Opens the video in a panel of its own.',
  compareVideos: 'Plays two to four selected videos side by side, in sync.',
  openInDefaultPlayer: "Opens the file with your system's program for it.",
  openInBrowser: "Opens the service's own link.",
  openSourceText: 'Opens the file and place that the text came from.',
  saveVideo: 'Saves the file where you say; several go into one folder.',
  saveFrame: 'Saves the frame on the screen as a PNG.',
  handOver:
    'Copies the kept takes of a brief, or the selected videos, into a folder, with their SHA-256 and a review page that plays offline.',
  insertVideoLink: 'A relative link at the cursor, to a copy in the workspace.',
  retryDownload: 'Where a ready video could not be downloaded. Free.',
  copyPrompt: 'To the clipboard.',
  copyVideoId: "The service's ID, to the clipboard.",
  copyLink: "The service's link, to the clipboard. Most links expire.",
  copyLinks: 'The links of a batch, one a line.',
  copyAsCurl: 'A request to reproduce, without the key.',
  showResponse: "The service's last response, formatted, with secrets masked.",
  showRequests: 'What this window last sent about the video, and the responses.',
  reportResponse: 'The structure of a response that was not understood, without its values.',
  teachResponse: 'Point to a value of a response and say what it is, for all videos of the service. Can be undone.',
  refreshVideos: 'Checks all unfinished videos and the credits now.',
  refreshVideo: 'Checks the video now.',
  stopChecking: 'The API has no cancel, so the service may still finish the video.',
  resumeChecking: 'Checks it again, and takes a dismissed video back into the list.',
  enterVideoId: 'Links an unconfirmed video to its ID at the service.',
  addVideoById: 'Adds a video that was started elsewhere.',
  dismissVideo: 'Takes an unconfirmed video off the list; it can be undone for a week.',
  removeVideo: 'Removes the record, and moves the downloaded file to the trash.',
  findVideo: 'Searches prompts, IDs, states, services and files.',
  showVideos: 'Shows only some videos, by text, state, duration, aspect ratio or service, and groups them.',
  showUsage: 'What your videos cost, day by day, as far as the service says so.',
  exportHistory: 'The list as CSV or JSON.',
  openStorageFolder: 'Where the downloaded files are.',
  chooseService:
    'Switches between your services and the sandbox; adds and removes services, changes a key, refreshes or refills credits.',
  diagnoseConnection: 'Checks base URL, proxy, DNS lookup, TLS and key, step by step.',
  showLog: 'One line for each request, without keys.',
};

const menus = {
  'view/title': 'view',
  'view/item/context': 'row',
  'editor/context': 'editor',
  'editor/title': 'editor title',
  'webview/context': 'panel',
};

/** The menus, keys and palette that offer a command. */
function placesOf(command) {
  const inPalette = contributes.menus.commandPalette.find((item) => item.command === command);
  const palette =
    inPalette?.when === 'false' ? [] : [inPalette === undefined ? 'palette' : 'palette, where it applies'];
  const inMenus = Object.entries(menus).filter(([menu]) =>
    contributes.menus[menu].some((it) => it.command === command),
  );
  const inSubmenus = contributes.submenus.filter(({ id }) =>
    contributes.menus[id].some((it) => it.command === command),
  );
  const keys = contributes.keybindings.flatMap(({ command: bound, key, args }) => {
    const runs =
      bound === command || args?.commands?.some((it) => [it.command, `videoAds.${it.args}`].includes(command));
    return runs ? [`\`${key}\``] : [];
  });
  return [
    ...keys,
    ...palette,
    ...inMenus.map(([, name]) => name),
    ...inSubmenus.map(({ label }) => `_${text(label)}_ of row and panel`),
  ].join(', ');
}

function purposeOf(id) {
  if (purposes[id] === undefined) throw new Error(`.ci/reference.mjs has no sentence about ${id}.`);
  return purposes[id];
}

const cell = (value) => value.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const commands = contributes.commands.map(({ command, title }) => [
  `**${text(title)}**`,
  purposeOf(command.slice(command.indexOf('.') + 1)),
  placesOf(command),
]);

const settings = contributes.configuration.flatMap(({ title, properties }) => [
  `### ${text(title)}`,
  table(
    ['Setting', 'Default', 'Meaning'],
    Object.entries(properties).map(([name, { default: value, markdownDescription }]) => [
      `\`${name}\``,
      value === '' || JSON.stringify(value).length === 2 ? 'empty' : `\`${JSON.stringify(value)}\``,
      text(markdownDescription).replace(/`#([\w.]+)#`/g, '`$1`'),
    ]),
  ),
]);

const tools = contributes.languageModelTools.map(({ toolReferenceName, userDescription }) => [
  `\`#${toolReferenceName}\``,
  text(userDescription),
]);

const page = [
  '<!-- Written by `npm run reference` from package.json. -->',
  '# Reference',
  'Every command, setting and tool of Video Ads. The [README](../README.md) says how they work together.',
  '## Commands',
  'In the Command Palette each begins with _Video Ads:_. What needs a video is offered there while a row of the Videos view or a panel is active, and acts on it. In the Videos view, `Shift+F10` opens the menu of a row. On a Mac, `Ctrl` is `Cmd`.',
  table(['Command', 'What it does', 'Where'], commands),
  '## Settings',
  'Settings of the service, of agents and of downloads are your own: no workspace can change them.',
  ...settings,
  '## Tools for agents in chat',
  table(['Tool', 'What it does'], tools),
].join('\n\n');

const target = path.join(root, 'docs', 'reference.md');
const formatted = await prettier.format(page, { ...(await prettier.resolveConfig(target)), filepath: target });
if (process.argv.includes('--print')) process.stdout.write(formatted);
else writeFileSync(target, formatted);
