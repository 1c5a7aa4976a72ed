/**
 * `npm run demo`: the main job in a real VS Code window without a person. Selects a brief's text, generates a video
 * from the palette, watches and saves it. Makes a campaign of four sections. Then a service generates a video with
 * sound, and several versions at once, some of which it refuses. Each step stores its pictures, light and dark, under
 * out/demo. Exits with 1 if a step fails.
 */
import assert from 'node:assert/strict';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bytesOf, Clips } from './support/clips';
import { connectService, serviceKey } from './support/connectService';
import { deafBrowser } from './support/deafBrowser';
import { ensureDebianPackages } from './support/debianPackages';
import { extensionHostLog, extensionLog } from './support/extensionLogs';
import { FaultServer } from './support/faultServer';
import { generateFromLine } from './support/generateFromLine';
import { MovingPicture } from './support/movingPicture';
import { readmeFolder, writeReadmePicture } from './support/readmePicture';
import { outFolder, repositoryRoot } from './support/repository';
import { showVideos } from './support/showVideos';
import type { TreeRow } from './support/treeDriver';
import { keptFiles } from './support/videoLibraryFiles';
import { VscodeApp } from './support/vscodeApp';
import type { VscodeWindow } from './support/vscodeWindow';
import { packageVsix } from './support/vsix';

const folder = path.join(outFolder, 'demo');
/** The line of test/data/campaign/brief.md that becomes a video. */
const line = 7;
const prompt = 'A quiet kitchen';
/** The line that becomes an ad with sound at a service. */
const adLine = 11;
const adPrompt = 'A bicycle';
/** The line whose generation is filmed as a GIF. */
const filmedLine = 15;
const filmedPrompt = 'Friends on a rooftop';
const pricedLine = 3;
/** The line that becomes several versions. */
const versionsLine = 15;
const seconds = 8;
const aspectRatio = { name: '16:9', width: 16, height: 9 };

/** Numbers the pictures, so that they sort in the order of the steps. */
let pictures = 0;

async function demo(app: VscodeApp, window: VscodeWindow): Promise<void> {
  await openBrief(window);
  const before = await readBalance(window);
  print(`Balance before: ${before}`);
  await selectText(window);
  await requestVideo(window);
  const words = await followRow(window);
  print(`The row showed: ${words.join(' → ')}`);
  await play(window);
  const saved = await save(app, window);
  print(`Saved: ${saved}`);
  const after = await readBalance(window);
  await picture(window, 'balance-after');
  print(`Balance after: ${after}`);
  assert.equal(before - after, seconds / 2, 'The sandbox takes one credit for two seconds.');
  print(`Moving picture: ${await film(window)}`);
  print(`Campaign: ${await makeCampaign(window)}`);
  const service = await FaultServer.start({
    apiKey: serviceKey,
    credits: 100,
    finishAfterMs: 500,
    file: await adWithSound(),
    durations: [4, 8, 12],
  });
  try {
    await connectService(window, service);
    print(`Sound: ${await playWithSound(window)}`);
    print(`Six versions: ${await makeVersions(window)}`);
    await find(window);
  } finally {
    await service.close();
  }
}

async function adWithSound(): Promise<Buffer> {
  await ensureDebianPackages('ffmpeg');
  const clips = new Clips();
  try {
    return Buffer.from(bytesOf(clips.video({ seconds, sound: 'speech', output: ['-vf', 'scale=1280:720'] })));
  } finally {
    clips.remove();
  }
}

/** A GIF of the four keys that generate a video: the chord, Enter for the duration, Enter for the aspect ratio. */
async function film(window: VscodeWindow): Promise<string> {
  await ensureDebianPackages('ffmpeg');
  await window.run('Notifications: Clear All Notifications');
  await window.editor.open('brief.md');
  await window.openContainer('Video Ads');
  await window.editor.selectLines(filmedLine);
  await window.setTheme('dark');
  await window.restMouse();
  const picture = await MovingPicture.of(window);
  await picture.frame(1.6);
  await window.press('Control+k');
  await picture.frame(0.7, 'Ctrl+K');
  await window.press('a');
  await window.quickInput.waitForTitle(/\(1\/2\)/);
  await window.until('the last duration', async () => (await window.quickInput.rows()).some(({ focused }) => focused));
  await picture.frame(1.3, 'Ctrl+K A');
  await window.press('Enter');
  await window.quickInput.waitForTitle(/\(2\/2\)/);
  await window.until('the last ratio', async () => (await window.quickInput.rows()).some(({ focused }) => focused));
  await picture.frame(1.3, 'Ctrl+K A Enter');
  await window.press('Enter');
  await window.quickInput.waitUntilClosed();
  const tree = window.tree('Videos');
  const isFilmed = (spoken: string): boolean => spoken.startsWith(filmedPrompt);
  const follow = (what: RegExp): Promise<unknown> =>
    tree.waitForRow(`a row: ${what.source}`, (row) => isFilmed(row.spoken) && what.test(row.description), 120_000);
  await follow(/^(queued|running|\d+%)/);
  await picture.frame(1.2, 'Ctrl+K A Enter Enter');
  for (const progress of [/^([1-9]\d?%|ready)/, /^([4-9]\d%|ready)/, /^([7-9]\d%|ready)/]) {
    await follow(progress);
    await picture.frame(0.5);
  }
  await follow(/^ready/);
  await window.notifications.waitFor('is ready');
  await picture.frame(1.6);
  await window.notifications.press('is ready', 'Play Video');
  const panel = await window.webview('video');
  for (const from of [0.8, 1.2, 1.6, 2.4, 2.8, 3.2, 4.4, 4.8, 5.2]) {
    await window.until(
      'the video to go on',
      async () => (await panel.locator('video').evaluate(readPlaying)).time > from,
    );
    await picture.frame(0.25);
  }
  const file = path.join(folder, 'four-keys.gif');
  const bytes = await picture.write(file, 1000);
  assert.ok(bytes < 1_500_000, `The moving picture has ${bytes} bytes.`);
  await window.setTheme('light');
  return `${path.relative(repositoryRoot, file)} (${Math.round(bytes / 1000)} kB)`;
}

const campaignBrief = `---
duration: 4
aspect_ratio: 9:16
---

# Northlight Cold Brew

## Morning

Slow brewed for eighteen hours. Gone in four minutes. Northlight.

## Commute

Slow push in on a bottle of cold coffee on a desk by the window, the city at sunrise behind it. Super: "Northlight goes where you go."

## Offer

This week only: two bottles for the price of one. Order by Sunday.

## Evening

Long shadows. Good friends. One last glass. Tomorrow starts cold.
`;
const campaignSections = 4;

/** Plans, generates, picks and hands over a campaign in the sandbox by keys, filmed as a GIF. Nothing is paid. */
async function makeCampaign(window: VscodeWindow): Promise<string> {
  await writeFile(path.join(window.folder, 'launch.md'), campaignBrief);
  await window.run('View: Close All Editors');
  await window.run('Notifications: Clear All Notifications');
  await window.editor.open('launch.md');
  await window.openContainer('Video Ads');
  await showVideos(window, 'By brief');
  await window.editor.focus();
  await window.restMouse();
  await picture(window, 'campaign-brief');
  const moving = await MovingPicture.of(window);
  await moving.frame(2);

  await window.run("Video Ads: Generate What's Missing…");
  await window.quickInput.waitForTitle(new RegExp(`^Generate What's Missing · ${campaignSections} selected`));
  await moving.frame(2.4);
  await picture(window, 'campaign-plan');
  await window.press('Enter');
  await window.dialogText();
  await moving.frame(1.8, 'Enter');
  await window.press('Enter');
  const tree = window.tree('Videos');
  const isReady = ({ label, description }: TreeRow): boolean =>
    label.includes('9:16') && description.startsWith('ready');
  const ready = async (): Promise<number> => (await tree.rows()).filter(isReady).length;
  for (let count = 1; count <= campaignSections; count++) {
    await window.until(`${count} ready videos`, async () => (await ready()) >= count, 120_000);
    await moving.frame(count === campaignSections ? 1.6 : 0.7);
  }

  await window.run('Notifications: Clear All Notifications');
  await window.runInPalette('Video Ads: Focus on Videos View');
  await window.press('Home');
  let judged = 0;
  for (const key of ['p', 'p', 'x', 'p']) {
    // Each section's row is followed by its video.
    for (const down of ['ArrowDown', 'ArrowDown']) await window.press(down);
    await window.press(key);
    judged += 1;
    await window.until(`${judged} verdicts`, async () => {
      const rows = await tree.rows();
      return rows.filter(({ icon }) => /star|thumbsdown/.test(icon)).length === judged;
    });
    await moving.frame(0.8, key.toUpperCase());
  }
  await picture(window, 'campaign-picks');

  await window.editor.focus();
  await window.run('Video Ads: Hand Over…');
  const question = await window.dialogText();
  assert.match(question, /DRAFT: 3/);
  await picture(window, 'campaign-question');
  await moving.frame(2);
  await window.press('Enter');
  await window.until('the folder', async () => (await window.quickInput.text()).includes('campaign'));
  await moving.frame(1.2, 'Enter');
  await window.press('Enter');
  await window.notifications.waitFor('3 videos were handed over.');
  await window.press('Control+Shift+E');
  await window.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'review.html' }).waitFor();
  await picture(window, 'campaign-handed-over');
  await moving.frame(2.5);
  const file = path.join(folder, 'campaign.gif');
  const bytes = await moving.write(file, 1000);
  assert.ok(bytes < 1_500_000, `The moving picture has ${bytes} bytes.`);
  await showVideos(window, 'By batch');
  return `${path.relative(repositoryRoot, file)} (${Math.round(bytes / 1000)} kB)`;
}

/** Plays H.264 with AAC sound, which services deliver, in a window without an AAC decoder. */
async function playWithSound(window: VscodeWindow): Promise<string> {
  await window.editor.open('brief.md');
  await window.openContainer('Video Ads');
  await generateFromLine(window, adLine);
  const row = await window.tree('Videos').waitForRow('the ad', ({ spoken, description }) => {
    return spoken.startsWith(adPrompt) && description.includes('ready');
  });
  await window.tree('Videos').select(row.label);
  await window.press('Enter');
  const panel = await window.webview('video');
  const sound = (): Promise<Playback> => panel.locator('video').evaluate(readSound);
  const first = await window.until('the ad to play', async () => {
    const now = await sound();
    return now.isConverted && now.time > 0.2 && now;
  });
  const later = await window.until('its sound', async () => {
    const now = await sound();
    return now.time > first.time + 1 && now;
  });
  const rate = Math.round((later.bytes - first.bytes) / (later.time - first.time));
  assert.equal(later.muted, false, 'Enter starts with sound.');
  // PCM of two channels and 16 bits at 48 kHz has 192,000 bytes per second. AAC would be a tenth of that.
  assert.ok(rate > 120_000, `Only ${rate} bytes of sound are decoded in a second.`);
  await picture(window, 'heard');
  await window.run('View: Close Editor');
  return `${rate} bytes of sound in a second`;
}

/** Generates three durations in two aspect ratios from one selection. The service refuses one of the durations. */
async function makeVersions(window: VscodeWindow): Promise<string> {
  const { quickInput, notifications } = window;
  await window.editor.focus();
  // The second known price reveals the prices of other durations.
  await generateFromLine(window, pricedLine, '8 s');
  await window.tree('Videos').waitForRow('it', ({ description }) => /^ready · 8 s\b/.test(description));
  await window.editor.selectLines(versionsLine);
  await window.run('Video Ads: Generate Video from Selection…');
  await quickInput.waitForTitle(/\(1\/2\)/);
  await quickInput.check(['4 s', '8 s', '15 s']);
  await picture(window, 'prices');
  await quickInput.acceptChecked();
  await quickInput.waitForTitle(/\(2\/2\)/);
  await quickInput.check(['9:16', '16:9']);
  await quickInput.acceptChecked();
  const question = (await window.dialogText()).replace(/\s+/g, ' ').trim();
  assert.match(question, /Generate 6 videos\?.* About \d+ of your \d+ credits/);
  await picture(window, 'question');
  await window.pressDialogButton('Generate 6 Videos');
  await window
    .tree('Videos')
    .waitForRow('the batch', ({ description }) => description.startsWith('4 ready, 2 not started'), 60_000);
  const reported = await (await notifications.waitFor(/Ready: 4 of 6 videos\. Not started: 2\./)).innerText();
  assert.deepEqual((await notifications.texts()).filter((text) => /refused|rejected|must be/.test(text)).length, 1);
  await picture(window, 'versions');
  return `${question} ${reported.split('\n')[0] ?? ''}`;
}

/** Finds videos by the words of their prompts and by their state. */
async function find(window: VscodeWindow): Promise<void> {
  await window.run('Video Ads: Find Video…');
  await window.quickInput.waitForTitle('Find Video');
  await window.quickInput.fill('rooftop ready');
  await window.until('them', async () => (await window.quickInput.rows()).length > 3);
  await picture(window, 'find');
  await window.quickInput.cancel();
}

interface Playback {
  readonly time: number;
  readonly bytes: number;
  readonly muted: boolean;
  readonly isConverted: boolean;
}

function readSound(element: unknown): Playback {
  const { currentTime, muted, src, webkitAudioDecodedByteCount } = element as {
    readonly currentTime: number;
    readonly muted: boolean;
    readonly src: string;
    readonly webkitAudioDecodedByteCount: number;
  };
  return { time: currentTime, bytes: webkitAudioDecodedByteCount, muted, isConverted: src.startsWith('blob:') };
}

async function openBrief(window: VscodeWindow): Promise<void> {
  await window.editor.open('brief.md');
  await window.openContainer('Video Ads');
  await window.until('the empty view to say what to do', async () =>
    (await window.tree('Videos').welcome()).includes('turn it into a video'),
  );
  await window.widenSidebar(400);
  await window.editor.focus();
}

/** Refreshes the balance by a click, as a person would. */
async function readBalance(window: VscodeWindow): Promise<number> {
  const item = window.statusBarItem('videoAds.credits');
  await item.click();
  await window.restMouse();
  return window.until('the balance', async () => {
    const balance = /Sandbox: ([\d,.]+) credits/.exec(await item.innerText())?.[1];
    return balance === undefined ? undefined : Number(balance.replace(/[,.]/g, ''));
  });
}

async function selectText(window: VscodeWindow): Promise<void> {
  await window.editor.selectLines(line);
  await picture(window, 'selection');
}

async function requestVideo(window: VscodeWindow): Promise<void> {
  const { quickInput } = window;
  const title = 'Video Ads: Generate Video from Selection…';
  await window.press('F1');
  await quickInput.waitForInput('>');
  await quickInput.fill('>generate video');
  await quickInput.moveTo(title);
  await picture(window, 'command');
  await quickInput.accept();
  await quickInput.waitForTitle(/^Generate Video .*\(1\/2\)/);
  await quickInput.moveTo(`${seconds} s`);
  await picture(window, 'duration');
  await quickInput.accept();
  await quickInput.waitForTitle(/^Generate Video .*\(2\/2\)/);
  await quickInput.moveTo(aspectRatio.name);
  await picture(window, 'aspect-ratio');
  await quickInput.accept();
  await quickInput.waitUntilClosed();
}

/** Watches the row until the video is ready, and returns the states it showed. */
async function followRow(window: VscodeWindow): Promise<string[]> {
  const states: string[] = [];
  const tree = window.tree('Videos');
  await tree.waitForRow('the row', ({ spoken, description }) => {
    if (!spoken.startsWith(prompt)) return false;
    remember(states, description);
    return !description.startsWith('submitting');
  });
  await picture(window, 'row-started');
  // On a fast machine, the video is ready before the extension's first check.
  await window.run('Video Ads: Refresh Videos');
  await tree.waitForRow('the video running', ({ description }) => {
    remember(states, description);
    return /^[1-9]\d?%/.test(description) || description.startsWith('ready');
  });
  await picture(window, 'row-in-progress');
  await tree.waitForRow(
    'the video to be ready',
    ({ description }) => {
      remember(states, description);
      return description.startsWith('ready');
    },
    120_000,
  );
  const toast = await window.notifications.waitFor('is ready');
  assert.match(await toast.innerText(), /Play/);
  assert.equal(await window.editor.isFocused(), true, 'The editor keeps the keyboard all the while.');
  await picture(window, 'ready');
  assert.ok(states.includes('queued'), `The row was never queued: ${states.join(', ')}`);
  assert.ok(states.includes('running'), `The row was never running: ${states.join(', ')}`);
  return states;
}

function remember(states: string[], description: string): void {
  const state = (description.split(' · ')[0] ?? '').replace(/^\d+%$/, 'running');
  if (states.at(-1) !== state) states.push(state);
}

/** Presses Play in the notification, and checks that the video plays. */
async function play(window: VscodeWindow): Promise<void> {
  await window.notifications.press('is ready', 'Play Video');
  const panel = await window.webview('video');
  const read = (): Promise<Playing> => panel.locator('video').evaluate(readPlaying);
  const first = await window.until('the video to play', async () => {
    const now = await read();
    return now.time > 0.2 && now.width > 0 && now;
  });
  await window.until('the picture to go on', async () => (await read()).time > first.time + 0.2);
  assert.ok(Math.abs(first.duration - seconds) < 0.1, `It lasts ${first.duration} s, not ${seconds} s.`);
  assert.ok(
    Math.abs(first.width / first.height - aspectRatio.width / aspectRatio.height) < 0.02,
    'It has another aspect ratio.',
  );
  await picture(window, 'playing');
}

interface Playing {
  readonly time: number;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

function readPlaying(element: unknown): Playing {
  const video = element as { currentTime: number; duration: number; videoWidth: number; videoHeight: number };
  return { time: video.currentTime, duration: video.duration, width: video.videoWidth, height: video.videoHeight };
}

/** Presses Save Video… in the title bar of the panel and types a file name under out/demo. */
async function save(app: VscodeApp, window: VscodeWindow): Promise<string> {
  const file = path.join(folder, 'a-quiet-kitchen-at-sunrise.webm');
  await window.page.locator('.editor-actions .action-label[aria-label^="Save Video…"]').click();
  await window.until('the file dialog', async () => (await window.quickInput.input.inputValue()).endsWith('.webm'));
  await window.quickInput.fill(file);
  await picture(window, 'save-as');
  await window.quickInput.accept();
  await window.notifications.waitFor('Saved as');
  await picture(window, 'saved');
  const kept = keptFiles(app.server).find((name) => name.endsWith('.webm'));
  assert.ok(kept !== undefined, 'The library keeps no copy.');
  assert.ok((await readFile(file)).equals(await readFile(kept)), 'The saved file is not the one that was played.');
  return `${path.relative(repositoryRoot, file)} (${Math.round((await stat(file)).size / 1000)} kB)`;
}

async function picture(window: VscodeWindow, name: string): Promise<void> {
  pictures++;
  for (const theme of ['dark', 'light'] as const) {
    await window.setTheme(theme);
    await window.screenshot(path.join(folder, `${String(pictures).padStart(2, '0')}-${name}-${theme}.png`));
  }
}

/** `npm run demo -- --readme`: stores this run's pictures for README.md, scaled down. */
async function refreshReadme(): Promise<void> {
  const shown = {
    'aspect-ratio': 'aspect-ratio-light',
    playing: 'playing-light',
    prices: 'prices-light',
    versions: 'versions-light',
    find: 'find-light',
  };
  const taken = await readdir(folder);
  await mkdir(readmeFolder, { recursive: true });
  for (const [name, step] of Object.entries(shown)) {
    const file = taken.find((it) => it.endsWith(`-${step}.png`));
    assert.ok(file !== undefined, `No picture of ${step}.`);
    await writeReadmePicture(path.join(folder, file), name, 1400);
  }
  for (const name of ['four-keys.gif', 'campaign.gif']) {
    await copyFile(path.join(folder, name), path.join(readmeFolder, name));
  }
}

function print(text: string): void {
  console.log(text);
}

async function main(): Promise<void> {
  print('Packing the extension and opening VS Code …');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const app = await VscodeApp.start({
    extensions: [await packageVsix()],
    width: 1200,
    height: 750,
    scale: 2,
    colorsText: true,
    initScript: deafBrowser,
  });
  let window: VscodeWindow | undefined;
  try {
    window = await app.openWindow(await app.workspaceFrom(path.join(repositoryRoot, 'test', 'data', 'campaign')));
    await demo(app, window);
    print(`Pictures: ${path.relative(repositoryRoot, folder)}/*.png`);
    if (process.argv.includes('--readme')) await refreshReadme();
  } catch (error) {
    await window?.screenshot(path.join(folder, 'failed.png'));
    console.error(`${extensionHostLog(app.server)}\n${extensionLog(app.server)}`);
    throw error;
  } finally {
    await app.stop();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
