import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { GenerateTool, type GenerateToolDependencies } from '../../src/chat/generateTool';

describe('the question before an agent pays', () => {
  const ask = async (unit?: string): Promise<string> => {
    const video = { service: 'https://video.example/api', state: 'succeeded', duration: 4, prompt: 'Rye' };
    const paid = [0.1, 0.2].map((creditsUsed) => ({ ...video, creditsUsed, basis: 'response' }));
    const library = { prices: () => paid, search: () => paid };
    const tool = new GenerateTool({
      library: () => Promise.resolve(library),
      credits: { current: { unit }, balanceAt: () => 1234.5 },
      services: { service: video.service },
      settings: { chatAllowGenerating: true, chatDailyCredits: 1000 },
    } as unknown as GenerateToolDependencies);
    const { confirmationMessages } = await tool.prepareInvocation({ input: { prompt: 'Buns', duration: 4 } });
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
});
