/** Waits for a condition by turns of the event loop alone, which works while `setTimeout` is virtual. */
export async function turnsUntil(condition: () => boolean, mostTurns = 200_000): Promise<void> {
  for (let turn = 0; !condition(); turn += 1) {
    if (turn >= mostTurns) throw new Error(`The condition did not hold within ${mostTurns} turns of the event loop.`);
    await new Promise(setImmediate);
  }
}
