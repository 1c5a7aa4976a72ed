import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import type { CreditsFollower } from '../core/credits/creditsFollower';
import { sandboxService } from '../core/video/video';
import type { ServiceChoice } from './serviceChoice';

/** Refreshes the balance when the service or its key changes, and when the user opens the Videos view. */
export function refreshOnUse(
  credits: Credits,
  services: ServiceChoice,
  list: { readonly view: { readonly visible: boolean }; onDidBecomeWatched(listener: () => void): vscode.Disposable },
): vscode.Disposable {
  if (list.view.visible) void credits.refresh();
  return vscode.Disposable.from(
    list.onDidBecomeWatched(() => void credits.refreshIfStale()),
    services.onDidChange((changed) => {
      if (changed === services.service) credits.setService(services.service);
      // Reading the sandbox's balance starts a sandbox process for the window. Only the focused window reads it, so
      // that a switch to the sandbox does not start a process for every window.
      if (vscode.window.state.focused || services.service !== sandboxService) void credits.refresh();
    }),
  );
}

/** Checks the balance when the user switches to this window. */
export function checkOnFocus(follower: CreditsFollower): vscode.Disposable {
  return vscode.window.onDidChangeWindowState(({ focused }) => {
    if (focused) follower.check();
  });
}
