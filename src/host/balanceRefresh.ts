import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import type { CreditsFollower } from '../core/credits/creditsFollower';
import { sandboxService } from '../core/video/video';
import type { ServiceChoice } from './serviceChoice';

/** Reads the balance after another service or key was set, and when the user turns to the Videos view. */
export function refreshOnUse(
  credits: Credits,
  services: ServiceChoice,
  list: { readonly view: { readonly visible: boolean }; onDidLook(listener: () => void): vscode.Disposable },
): vscode.Disposable {
  if (list.view.visible) void credits.refresh();
  return vscode.Disposable.from(
    list.onDidLook(() => void credits.refreshIfStale()),
    services.onDidChange((changed) => {
      if (changed === services.service) credits.setService(services.service);
      // Each window has a sandbox of its own. Only the window where the user chose it starts it.
      if (vscode.window.state.focused || services.service !== sandboxService) void credits.refresh();
    }),
  );
}

/** Checks the balance when the window gets the focus. */
export function checkOnFocus(follower: CreditsFollower): vscode.Disposable {
  return vscode.window.onDidChangeWindowState(({ focused }) => {
    if (focused) follower.check();
  });
}
