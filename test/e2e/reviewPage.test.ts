import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { defaultFileName } from '../../src/core/campaign/handedOverName';
import { handOver } from '../../src/core/campaign/handOver';
import { sandboxService, type Video } from '../../src/core/video/video';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips, needFfmpeg } from '../support/clips';
import { outFolder } from '../support/repository';
import { downloadedTake } from '../support/takes';

const hostile = '<img src=x onerror="document.title=1"></p><script>document.title=2</script>"\'&amp;\u202Eevil\u202C';

describe('the review page', function () {
  this.timeout(120_000);
  let browser: Browser;
  let clips: Clips;
  let root: string;
  let page: Page;
  let requests: string[];
  let messages: string[];

  const opened = async (takes: readonly Partial<Video>[], title = 'northlight.md'): Promise<void> => {
    const [from, to] = [path.join(root, 'files'), path.join(root, 'Summer #1 100% 夏')];
    mkdirSync(from, { recursive: true });
    const clip = bytesOf(clips.video({ seconds: 2 }));
    const { failed } = await handOver({
      ...{ from, to, title, language: 'en', fileName: defaultFileName },
      takes: takes.map((changes, index) => downloadedTake(from, `clip${index}`, clip, changes)),
      signal: new AbortController().signal,
    });
    assert.deepEqual(failed, []);
    await page.goto(pathToFileURL(path.join(to, 'review.html')).href);
  };
  const violations = async (): Promise<string[]> => {
    const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(axe);
    return page.evaluate<string[]>(`axe.run().then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ')))`);
  };

  before(async function () {
    needFfmpeg(this);
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    clips = new Clips();
  });
  after(async () => {
    await browser.close();
    clips.remove();
  });
  beforeEach(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'review-page-'));
    page = await (await browser.newContext({ offline: true, viewport: { width: 1_200, height: 900 } })).newPage();
    [requests, messages] = [[], []];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => messages.push(message.text()));
  });
  afterEach(async () => {
    await page.context().close();
    rmSync(root, { recursive: true, force: true });
  });

  it('plays each video offline from the disk, beside its prompt, format, verdict and notes', async () => {
    await opened([
      { verdict: 'kept', notes: [{ seconds: 1.24, text: 'Logo too small' }, { seconds: 71, text: 'Good end' }], duration: 2, aspectRatio: '16:9' },
      { section: '# Summer > ## Evening', prompt: 'Friends on a rooftop.', verdict: 'rejected' },
      { section: '# Summer > ## Commute', service: sandboxService, prompt: 'A bicycle leans against a train door. '.repeat(8), duration: 2, aspectRatio: '16:9' },
    ]); // prettier-ignore
    const played = await page.evaluate<number[]>(`Promise.all(Array.from(document.querySelectorAll('video'),
      async (video) => {
        video.muted = true;
        await video.play();
        return video.duration;
      }))`);
    assert.deepEqual(played.map(Math.round), [2, 2, 2]);
    const articles = await page.locator('article').allInnerTexts();
    assert.match(articles[0] ?? '', /Summer › Morning[^]*2 s · 16:9[^]*192 × 108 · 25 fps · H\.264 · AAC[^]*kept[^]*0:01\.2 Logo too small\s+1:11\.0 Good end/); // prettier-ignore
    assert.match(articles[1] ?? '', /asked for 9:16, delivered 16:9\s+asked for 8 s, delivered 2 s[^]*rejected/);
    assert.deepEqual(articles.map((text) => text.includes('DRAFT')), [false, false, true]); // prettier-ignore
    const note = page.getByRole('link', { name: '0:01.2' });
    assert.match((await note.getAttribute('href')) ?? '', /^\.\/summer-morning-2s-16x9\.mp4#t=1\.2$/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(), [], colorScheme);
      const file = path.join(outFolder, 'e2e', `reviewPage-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.setViewportSize({ width: 360, height: 800 });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
    assert.deepEqual(requests.filter((url) => !url.startsWith('file://')), []); // prettier-ignore
    assert.deepEqual(messages, []);
  });

  it('shows hostile prompts, notes, names and titles as text, and runs no script', async () => {
    const notes = [{ seconds: 0, text: hostile }];
    await opened([{ prompt: hostile, section: `# ${hostile}`, notes, aspectRatio: '9:16' }], hostile);
    const shown = hostile.replaceAll(/[\u202E\u202C]/g, ' ').trim();
    assert.equal(await page.title(), shown);
    for (const name of ['h1', 'h2', '.prompt']) {
      assert.equal((await page.locator(name).innerText()).trim(), shown, name);
    }
    assert.equal((await page.locator('.note').innerText()).trim(), `0:00.0 ${shown}`);
    assert.equal(await page.locator('script, img, iframe, base, form').count(), 0);
    assert.doesNotMatch(await page.content(), /[\u202A-\u202E]/);
    assert.deepEqual(await violations(), []);
    assert.deepEqual(requests.filter((url) => !url.startsWith('file://')), []); // prettier-ignore
    // Even if the escaping failed, the page's Content-Security-Policy would stop scripts and requests. Inserts hostile
    // HTML to test this.
    const blocked = page.waitForEvent('requestfailed');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="https://ads.example/x.png">');
      document.body.insertAdjacentHTML('beforeend', '<b onclick="document.title = 3">x</b>');
      document.querySelector('b').click()`);
    assert.equal(await page.title(), shown);
    assert.equal((await blocked).failure()?.errorText, 'csp');
  });
});
