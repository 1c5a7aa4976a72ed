/** Appends the delay of each 10 ms timer, in milliseconds, to the file VIDEO_ADS_LAG_FILE twice a second. */
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
