import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import * as vscode from 'vscode';
import { onEachMinute } from '../../src/views/minuteTimer';

describe('the minute timer', () => {
  const { onDidChangeWindowState } = vscode.window;
  const focus = new vscode.EventEmitter<vscode.WindowState>();
  let clock: ReturnType<typeof install>;
  beforeEach(() => {
    clock = install({ toFake: ['setInterval', 'clearInterval'] });
    Object.assign(vscode.window, { onDidChangeWindowState: focus.event });
  });
  afterEach(() => {
    clock.uninstall();
    Object.assign(vscode.window, { onDidChangeWindowState });
  });

  it('runs only while the window has the focus, and at once when it gains the focus', () => {
    let updates = 0;
    const timer = onEachMinute(() => updates++);
    focus.fire({ focused: false, active: false });
    clock.tick(10 * 60_000);
    assert.equal(updates, 0);
    assert.equal(clock.countTimers(), 0);
    focus.fire({ focused: true, active: true });
    // The window's user is idle, which changes nothing.
    focus.fire({ focused: true, active: false });
    assert.equal(updates, 1);
    clock.tick(2 * 60_000);
    assert.equal(updates, 3);
    timer.dispose();
    clock.tick(10 * 60_000);
    assert.equal(updates, 3);
  });
});
