/**
 * Measures how late each 10 ms timer fires. Twice a second, appends the delays in milliseconds to the file named by
 * VIDEO_ADS_LAG_FILE.
 */
import { appendFile } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setInterval, setTimeout } from 'node:timers';

const intervalMs = 10;

export function activate() {
  const file = process.env.VIDEO_ADS_LAG_FILE;
  if (file === undefined) return;
  let late = [];
  let due = performance.now() + intervalMs;
  const measure = () => {
    late.push(Math.max(0, performance.now() - due));
    due = performance.now() + intervalMs;
    setTimeout(measure, intervalMs);
  };
  setTimeout(measure, intervalMs);
  setInterval(() => {
    const text = late.map((ms) => `${ms.toFixed(1)}\n`).join('');
    late = [];
    appendFile(file, text, () => undefined);
  }, 500);
}
