import * as vscode from 'vscode';
import { completeStep } from '../host/walkthrough';

/** `ad`: a brief with two ads. `campaign`: a brief with front matter and four sections. */
type SampleKind = 'ad' | 'campaign';

interface Sample {
  readonly content: string;
  readonly selected: string;
}

/** Opens an untitled sample brief. Selects its first ad, so that the keyboard shortcut works immediately. */
export async function openSampleBrief(kind: SampleKind): Promise<void> {
  const { content, selected } = kind === 'ad' ? sampleAds() : sampleCampaign();
  const document = await vscode.workspace.openTextDocument({ language: 'markdown' });
  // Opens the document beside the walkthrough, to keep the walkthrough's next step visible.
  const isBesidePage = vscode.window.activeTextEditor === undefined && vscode.window.tabGroups.activeTabGroup.activeTab;
  const viewColumn = isBesidePage ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
  const editor = await vscode.window.showTextDocument(document, viewColumn);
  // Inserts the text only after the document is shown. If the text were inserted first, VS Code would open a second
  // editor for the document.
  await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), content));
  // Finds the ad's offset in the document, because VS Code may have converted the line endings of the inserted text.
  const start = document.getText().indexOf(selected);
  editor.selection = new vscode.Selection(document.positionAt(start), document.positionAt(start + selected.length));
  completeStep('write');
}

function sampleAds(): Sample {
  const ad = vscode.l10n.t(
    "Fresh sourdough at six. Baked all night, still warm when the street wakes up. This week, the first loaf is half price. Come by before it's gone.",
  );
  const content = [
    `# ${vscode.l10n.t('A sample brief')}`,
    vscode.l10n.t(
      'Press {0}: the selected text becomes a video.',
      process.platform === 'darwin' ? 'Cmd+K A' : 'Ctrl+K A',
    ),
    `## ${vscode.l10n.t('A bakery')}`,
    ad,
    `## ${vscode.l10n.t('Another one, as shots')}`,
    vscode.l10n.t(
      'Slow push in on a tidy desk at sunrise, a cup of coffee steaming beside a laptop. Cut to a close-up of a hand that closes the laptop. Warm light. Super: "Tidy. Your week, sorted."',
    ),
    '',
  ].join('\n\n');
  return { content, selected: ad };
}

function sampleCampaign(): Sample {
  const first = vscode.l10n.t('Slow brewed for eighteen hours. Gone in four minutes. Northlight.');
  const commute = vscode.l10n.t(
    'Slow push in on a bottle of cold coffee on a desk by the window, the city at sunrise behind it. Super: "Northlight goes where you go."',
  );
  const content = [
    '---\nduration: 4\naspect_ratio: 9:16\n---',
    `# ${vscode.l10n.t('Northlight Cold Brew')}`,
    `## ${vscode.l10n.t('Morning')}`,
    first,
    `## ${vscode.l10n.t('Commute')}`,
    commute,
    `## ${vscode.l10n.t('Offer')}`,
    vscode.l10n.t('This week only: two bottles for the price of one. Order by Sunday.'),
    `## ${vscode.l10n.t('Evening')}`,
    vscode.l10n.t('Long shadows. Good friends. One last glass. Tomorrow starts cold.'),
    '',
  ].join('\n\n');
  return { content, selected: first };
}
