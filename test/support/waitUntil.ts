/** Asks again and again until there is an answer; rejects with what was waited for and the last reason it was not. */
export async function waitUntil<T>(
  what: string,
  condition: () => T | false | undefined | Promise<T | false | undefined>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    let reason = '';
    try {
      const answer = await condition();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      reason = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    if (Date.now() > end) throw new Error(`Waited ${Math.round(timeoutMs / 1000)} s for ${what}${reason}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
