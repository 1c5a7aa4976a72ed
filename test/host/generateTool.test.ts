import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { GenerateTool, type GenerateToolDependencies } from '../../src/chat/generateTool';

describe('the question before an agent pays', () => {
  const { showWarningMessage } = vscode.window;
  afterEach(() => {
    Object.assign(vscode.window, { showWarningMessage });
  });

  const makeTool = (unit?: string): GenerateTool => {
    const video = { service: 'https://video.example/api', state: 'succeeded', duration: 4, prompt: 'Rye' };
    const paid = [0.1, 0.2].map((creditsUsed) => ({ ...video, creditsUsed, basis: 'response' }));
    const library = { prices: () => paid, search: () => paid };
    return new GenerateTool({
      library: () => Promise.resolve(library),
      credits: { current: { unit }, balanceAt: () => 1234.5 },
      services: { service: video.service },
      settings: { chatAllowGenerating: true, chatDailyCredits: 1000 },
    } as unknown as GenerateToolDependencies);
  };
  const ask = async (unit?: string, prompt = 'Buns', tool = makeTool(unit)): Promise<string> => {
    const { confirmationMessages } = await tool.prepareInvocation({ input: { prompt, duration: 4 } });
    const { message } = confirmationMessages ?? assert.fail();
    assert.ok(message instanceof vscode.MarkdownString);
    return message.value.replaceAll('\\', '').replaceAll('&nbsp;', ' ');
  };

  it('has numbers as people write them, and no balance in another unit than the price', async () => {
    const inCredits = await ask();
    assert.match(inCredits, /Spent by chat today: 0\.3 of 1,000 credits\./);
    assert.match(inCredits, /Balance: 1,234\.5 credits\./);
    assert.match(await ask('USD'), /Balance unknown\./);
  });

  it('has the whole prompt, and comes once more where a prompt is long', async () => {
    const asked: string[] = [];
    Object.assign(vscode.window, {
      showWarningMessage: (_message: string, { detail }: { readonly detail: string }) =>
        Promise.resolve(void asked.push(detail)),
    });
    // Time enough to read, as far as a clock can tell.
    const { now } = Date;
    for (const [prompt, count] of [
      ['Fresh bread.', 0],
      [`Fresh bread. ${'x '.repeat(2_490)}the end`, 1],
    ] as const) {
      const tool = makeTool();
      assert.ok((await ask(undefined, prompt, tool)).includes(prompt));
      Date.now = () => now() + 60_000;
      const invocation = { input: { prompt, duration: 4 }, toolInvocationToken: undefined };
      const token = { isCancellationRequested: true } as vscode.CancellationToken;
      await assert.rejects(tool.invoke(invocation, token), vscode.CancellationError).finally(() => {
        Date.now = now;
      });
      assert.equal(asked.length, count);
    }
    assert.match(asked[0] ?? '', /^“Fresh bread\. x .*…”\n\nThe prompt has 3,001 more characters\./);
  });
});
