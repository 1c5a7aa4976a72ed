/**
 * Checks a condition at each turn of the event loop until it is true. Needs no timer, so it works while a test has
 * replaced `setTimeout`.
 */
export async function turnsUntil(condition: () => boolean, mostTurns = 200_000): Promise<void> {
  for (let turn = 0; !condition(); turn += 1) {
    if (turn >= mostTurns) throw new Error(`The condition did not hold within ${mostTurns} turns of the event loop.`);
    await new Promise(setImmediate);
  }
}
