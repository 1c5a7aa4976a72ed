import { chooseService } from './chooseService';
import type { FaultServer } from './faultServer';
import type { VscodeWindow } from './vscodeWindow';

/** The key of the services in window tests. */
export const serviceKey = 'key-1234567890';

/** Connects a window to a service through its picks. Resolves when the service is in use and its balance is shown. */
export async function connectService(
  window: VscodeWindow,
  service: FaultServer,
  baseUrl = service.baseUrl,
): Promise<void> {
  await chooseService(window, 'Add Service…');
  await window.quickInput.waitForTitle('Add Service');
  await window.quickInput.answer(baseUrl);
  await window.quickInput.waitForTitle(/^API Key/);
  await window.quickInput.answer(serviceKey);
  // Waits for the new base URL, because a balance that equals the expected one may still be that of the previous
  // service.
  await window.until('the service to be in use', async () => {
    const { 'videoAds.baseUrl': used } = (await window.server.readSettings()) as Record<string, unknown>;
    return used === baseUrl;
  });
  const item = window.statusBarItem('videoAds.credits');
  const balance = `${service.api.credits.toLocaleString('en')} credits`;
  await window.until('the balance of the service', async () => (await item.innerText()).includes(balance));
}
