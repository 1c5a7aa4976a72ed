import assert from 'node:assert/strict';
import { Cost } from '../../src/commands/cost';
import type { Dependencies } from '../../src/commands/dependencies';

/** VS Code opens no modal dialog in tests, but throws: so it is seen that a question would be asked. */
describe('the question before paying', () => {
  const cost = (balance: number, price?: number, unit?: string, basis = 'response'): Promise<Cost> => {
    const paid = price === undefined ? [] : [{ duration: 8, aspectRatio: '9:16', creditsUsed: price, basis }];
    const videos = { library: () => Promise.resolve({ prices: () => paid }) };
    const credits = { current: { unit }, balanceAt: () => balance };
    return Cost.at({ videos, service: { credits } } as unknown as Dependencies, 'https://a.example');
  };
  const request = { duration: 8, aspectRatio: '9:16' };
  const asks = async (it: Cost, count: number, when: 'always' | 'multiple' | 'never'): Promise<boolean> =>
    it.confirm(Array<typeof request>(count).fill(request), when).then(
      () => false,
      (error: unknown) => /dialog/i.test(String(error)),
    );

  it('is asked as the setting says, and always when the credits will not do', async () => {
    const rich = await cost(100, 4);
    const asked = [];
    for (const when of ['always', 'multiple', 'never'] as const) {
      for (const count of [1, 3]) asked.push(`${when} ${count}: ${await asks(rich, count, when)}`);
    }
    assert.deepEqual(asked, [
      'always 1: true',
      'always 3: true',
      'multiple 1: false',
      'multiple 3: true',
      'never 1: false',
      'never 3: false',
    ]);
    assert.equal(await asks(await cost(3, 4), 1, 'never'), true);
  });

  it('names the price, or says that it is unknown', async () => {
    assert.equal((await cost(994, 6)).heading, 'a.example · 994 credits');
    assert.equal((await cost(994, 6)).sentence([request, request]), 'About 12 of your 994 credits.');
    assert.equal((await cost(1, 6)).sentence([request, request]), 'About 12 credits; 1 credit left.');
    assert.equal((await cost(994)).sentence([request]), 'Price unknown.');
    assert.equal((await cost(994, 6)).describe(request), 'about 6 credits');
    assert.equal((await cost(994)).describe(request), undefined);
  });

  it('compares credits with nothing else', async () => {
    const dollars = await cost(2.5, 6, 'USD');
    assert.equal(dollars.heading, 'a.example');
    assert.equal(dollars.sentence([request]), 'About 6 credits.');
    assert.equal(dollars.isShort([request]), false);
    assert.equal((await cost(2.5, 6, 'credits')).isShort([request]), true);
    // What was seen in the balance is in its unit, too.
    assert.equal((await cost(2.5, 0.5, 'USD', 'difference')).sentence([request]), 'Price unknown.');
  });

  it('says of one that it is one', async () => {
    assert.equal((await cost(1, 1)).heading, 'a.example · 1 credit');
    assert.equal((await cost(1, 1)).describe(request), 'about 1 credit');
    assert.equal((await cost(1, 1)).sentence([request]), 'About 1 of your 1 credit.');
  });
});
