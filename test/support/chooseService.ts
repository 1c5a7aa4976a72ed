import type { VscodeWindow } from './vscodeWindow';

/** Chooses a service, or another entry, in the Service… pick. */
export async function chooseService(window: VscodeWindow, choice: string | RegExp): Promise<void> {
  // A view that opens takes the focus late, and a pick that loses the focus closes. On a loaded machine, each step may
  // take seconds.
  await window.until(
    'the service to be chosen',
    async () => {
      await window.run('Video Ads: Service…');
      await window.quickInput.waitForTitle(/^Service$/, 5_000);
      await window.quickInput.moveTo(choice, 10_000);
      return true;
    },
    60_000,
  );
  await window.quickInput.accept();
  // A pick that is still closing would receive the keys of the next action.
  await window.quickInput.waitForOtherTitle(/^Service$/);
}
