import * as vscode from 'vscode';

export type PanelLabels = ReturnType<typeof panelLabels>;

/** What the panel's page says of any video, in the user's language. */
export function panelLabels() {
  return {
    prompt: vscode.l10n.t('Prompt'),
    cannotPlay: vscode.l10n.t(
      "The video can't be played here: the file couldn't be read, or VS Code doesn't support its format. Play it again, save it, or open it in the browser.",
    ),
    // Of sound and video in a format whose name the page puts in place of {0}.
    silent: vscode.l10n.t("You can't hear this video here: VS Code doesn't play {0} sound.", '{0}'),
    invisible: vscode.l10n.t("VS Code doesn't show {0} video. Open it in another player, or save it.", '{0}'),
    coreOnly: vscode.l10n.t(
      'The sound is duller here than in other players: it is HE-AAC, of which VS Code plays a part.',
    ),
    about: vscode.l10n.t('About This Video'),
    progress: vscode.l10n.t('Progress'),
    previousFrame: vscode.l10n.t('Previous Frame'),
    nextFrame: vscode.l10n.t('Next Frame'),
    safeArea: vscode.l10n.t('Safe Area'),
    compare: vscode.l10n.t('Compare Videos'),
    play: vscode.l10n.t('Play'),
    pause: vscode.l10n.t('Pause'),
    position: vscode.l10n.t('Position'),
    rate: vscode.l10n.t('Speed'),
    sound: vscode.l10n.t('Sound'),
    noSound: vscode.l10n.t('No Sound'),
    // What the button that repeats a part does next: mark its beginning, mark its end, play all of it again.
    loop: {
      start: vscode.l10n.t('Loop from Here'),
      end: vscode.l10n.t('Loop until Here'),
      clear: vscode.l10n.t('Loop All'),
    },
    overlays: {
      none: vscode.l10n.t('No Safe Area'),
      feed: vscode.l10n.t('Feed (9:16)'),
      story: vscode.l10n.t('Story (9:16)'),
      shorts: vscode.l10n.t('Shorts (9:16)'),
      titleSafe: vscode.l10n.t('Title-Safe (16:9)'),
    },
  };
}
