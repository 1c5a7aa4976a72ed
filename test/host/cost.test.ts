import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { pickAspectRatios, pickDuration, type PickContext } from '../../src/commands/picks';
import type { Credits } from '../../src/core/credits/credits';
import type { VideoLibrary } from '../../src/core/library/library';
import { Cost } from '../../src/views/cost';
import { ShownPick } from '../support/shownPick';

/** In tests, VS Code throws when a modal dialog opens. The error shows that a confirmation would open. */
describe('the confirmation before paying', () => {
  const service = 'https://a.example';
  const cost = (balance: number, price?: number, unit?: string, basis = 'response', inUse = service): Cost => {
    const paid = price === undefined ? [] : [{ duration: 8, aspectRatio: '9:16', creditsUsed: price, basis }];
    const credits = {
      current: { service: inUse, unit: inUse === service ? unit : 'points' },
      balanceAt: () => balance,
    };
    const library = { prices: () => paid, creditsReading: () => ({ unit }) } as unknown as VideoLibrary;
    return Cost.at(service, library, credits as unknown as Credits);
  };
  const request = { prompt: 'Rye', duration: 8, aspectRatio: '9:16' };
  const opensFor = async (tested: Cost, count: number, setting: 'always' | 'multiple' | 'never'): Promise<boolean> =>
    tested.confirm(Array<typeof request>(count).fill(request), setting).then(
      () => false,
      (error: unknown) => /dialog/i.test(String(error)),
    );

  it('opens as the setting requires, and always if the credits are not enough', async () => {
    const rich = cost(100, 4);
    const opened = [];
    for (const setting of ['always', 'multiple', 'never'] as const) {
      for (const count of [1, 3]) opened.push(`${setting} ${count}: ${await opensFor(rich, count, setting)}`);
    }
    assert.deepEqual(opened, [
      'always 1: true',
      'always 3: true',
      'multiple 1: false',
      'multiple 3: true',
      'never 1: false',
      'never 3: false',
    ]);
    assert.equal(await opensFor(cost(3, 4), 1, 'never'), true);
  });

  it('names the price, or that it is unknown', () => {
    assert.equal(cost(994, 6).heading, 'a.example · 994 credits');
    assert.equal(cost(994, 6).sentence([request, request]), 'About 12 of your 994 credits.');
    assert.equal(cost(1, 6).sentence([request, request]), 'Not enough credits: needs about 12, you have 1.');
    assert.equal(cost(994).sentence([request]), 'Price unknown.');
    assert.equal(cost(994, 6).describe([request]), 'about 6 credits');
    assert.equal(cost(994, 6).describe([request, request]), 'about 12 credits');
    assert.equal(cost(994).describe([request]), undefined);
  });

  it('names prompts, options, service, price and balance of several videos', () => {
    const requests = ['Rye', 'Buns', 'Knots'].flatMap((prompt) =>
      [4, 8].flatMap((duration) => ['9:16', '1:1'].map((aspectRatio) => ({ prompt, duration, aspectRatio }))),
    );
    const grid = '“Rye”\n\n“Buns”\n\n“Knots”\n\n2 durations × 2 ratios × 3 prompts\n\na.example';
    assert.equal(
      cost(40).detail(requests),
      `${grid}\n\nPrice unknown. Each video spends credits. Balance: 40 credits.`,
    );
    assert.equal(cost(40, 4).detail([request]), '“Rye”\n\n8 s × 9:16\n\na.example\n\nAbout 4 of your 40 credits.');
    // One combination of duration and ratio is missing, as in a retry. So the text must not multiply durations by
    // ratios.
    assert.doesNotMatch(cost(40).detail(requests.slice(1)), /×/);
  });

  it("knows the sandbox's price from the start: 1 credit per 2 s, rounded up", () => {
    const library = { prices: () => [], creditsReading: () => undefined } as unknown as VideoLibrary;
    const credits = { current: { service: 'sandbox' }, balanceAt: () => 10 } as unknown as Credits;
    const sandbox = Cost.at('sandbox', library, credits);
    assert.deepEqual(
      [1, 2, 5, 8].map((duration) => sandbox.price({ duration })),
      [1, 1, 3, 4],
    );
  });

  it('compares the price with the balance only if both have the same unit', () => {
    const dollars = cost(2.5, 6, 'USD');
    assert.equal(dollars.heading, 'a.example');
    assert.equal(dollars.sentence([request]), 'About 6 credits.');
    assert.equal(dollars.exceedsBalance([request]), false);
    assert.equal(cost(2.5, 6, 'credits').exceedsBalance([request]), true);
    // A price that was learned from a balance in dollars is in dollars, so it is no price in credits.
    assert.equal(cost(2.5, 0.5, 'USD', 'difference').sentence([request]), 'Price unknown.');
    // The balance of the video's own service determines the unit, even if another service is in use.
    const other = 'https://b.example';
    assert.equal(cost(2.5, 0.5, 'USD', 'difference', other).sentence([request]), 'Price unknown.');
    assert.equal(cost(9, 6, 'credits', 'difference', other).sentence([request]), 'About 6 of your 9 credits.');
  });

  it('uses the singular for one credit', () => {
    assert.equal(cost(1, 1).heading, 'a.example · 1 credit');
    assert.equal(cost(1, 1).describe([request]), 'about 1 credit');
    assert.equal(cost(1, 1).sentence([request]), 'About 1 of your 1 credit.');
  });
});

describe('the prices in the picks', () => {
  const { createQuickPick } = vscode.window;
  before(() => {
    Object.assign(vscode.window, { createQuickPick: () => new ShownPick() });
  });
  after(() => {
    Object.assign(vscode.window, { createQuickPick });
  });

  it('are called unknown only once, in the title', async () => {
    const library = { prices: () => [], creditsReading: () => undefined } as unknown as VideoLibrary;
    const credits = { current: {}, balanceAt: () => undefined } as unknown as Credits;
    const presets = [{ name: 'Story', duration: 8, aspectRatio: '9:16' }];
    const choice = pickDuration(
      {
        title: 'Generate Video · a.example',
        cost: Cost.at('https://a.example', library, credits),
        settings: { durations: [8], aspectRatios: ['9:16'], presets },
        promptCount: 1,
        ratios: [],
        last: {},
        known: { durations: { refused: [], allowed: [] }, aspectRatios: { refused: [], allowed: [] } },
      } as unknown as PickContext,
      [],
    );
    const [preset] = ShownPick.current?.items ?? [];
    const title = ShownPick.current?.title;
    ShownPick.current?.hide();
    await choice;
    assert.equal(preset?.description, '8 s · 9:16');
    assert.equal(title, 'Generate Video · a.example · price unknown');
  });

  /**
   * The prices that both quick picks show, as text. A video of 8 s costs 8 credits in 16:9, and 4 in the other known
   * ratios.
   */
  const pricesIn = async (
    knownRatios: readonly (string | null)[],
    ratios: PickContext['ratios'],
    promptCount = 1,
  ): Promise<string> => {
    const paid = knownRatios.map((aspectRatio) => ({
      ...{ duration: 8, creditsUsed: aspectRatio === '16:9' ? 8 : 4 },
      ...(aspectRatio !== null && { aspectRatio }),
    }));
    const library = { prices: () => paid, creditsReading: () => undefined } as unknown as VideoLibrary;
    const credits = { current: {}, balanceAt: () => undefined } as unknown as Credits;
    const context = {
      cost: Cost.at('https://a.example', library, credits),
      settings: { durations: [8], aspectRatios: ['9:16', '16:9', '1:1'], presets: [{ name: 'Story', duration: 8 }] },
      promptCount,
      ratios,
      last: {},
      known: { durations: { refused: [], allowed: [] }, aspectRatios: { refused: [], allowed: [] } },
    } as unknown as PickContext;
    const prices = [];
    for (const step of [() => pickDuration(context, []), () => pickAspectRatios(context, [8], false)]) {
      const choice = step();
      const items = ShownPick.current?.items ?? [];
      prices.push(items.map(({ description = '' }) => /^about (\d+) credits/.exec(description)?.[1] ?? '–').join(' '));
      ShownPick.current?.hide();
      await choice;
    }
    return prices.join(' | ');
  };

  it('are shown for each aspect ratio, and for a duration only if it costs the same in every ratio', async () => {
    const [fromDefault, fromPortrait, fromOne] = [[null, '16:9'], ['9:16', '16:9'], ['16:9']];
    // Step 1 lists the preset and 8 s; step 2 lists 9:16, 16:9, 1:1 and the service's default.
    assert.equal(await pricesIn(fromDefault, []), '– – | – 8 – 4');
    assert.equal(await pricesIn(fromDefault, [null]), '4 4 | – 8 – 4');
    assert.equal(await pricesIn(fromPortrait, ['9:16', '16:9']), '– – | 4 8 – –');
    assert.equal(await pricesIn(fromPortrait, ['16:9']), '8 8 | 4 8 – –');
    assert.equal(await pricesIn(fromOne, []), '8 8 | 8 8 8 8');
  });

  it('include every prompt, like the price in the confirmation', async () => {
    assert.equal(await pricesIn(['16:9'], [], 3), '24 24 | 24 24 24 24');
  });
});
