import assert from 'node:assert/strict';
import { AuthenticationError } from '../../../../src/api/errors';
import { steady } from '../../../../src/core/clock';
import { Lease } from '../../../../src/core/library/lease';
import { PolledServices } from '../../../../src/core/polling/polledServices';
import { LibraryFolder } from '../../../support/libraryFolder';

describe('the services that the poller asks', () => {
  it('are known in other windows to reject a second key, too, though that sounds as it did of the first', async () => {
    const folder = await LibraryFolder.make();
    const open = async (): Promise<{ lease: Lease; services: PolledServices }> => {
      const library = await folder.open();
      const lease = new Lease(library, 'poller');
      return { lease, services: new PolledServices(lease, library) };
    };
    const [leader, other] = [await open(), await open()];
    const reject = async (): Promise<void> => {
      const rejected = new AuthenticationError('Rejected.', { sent: true, status: 401 });
      leader.services.of('service').failed(rejected, steady(), steady());
      leader.services.publish();
      await leader.lease.acquire();
    };
    try {
      await reject();
      await other.lease.acquire();
      assert.notEqual(other.services.keyProblem('service'), undefined);
      for (const { services } of [leader, other]) services.resume('service');
      await other.lease.acquire();
      assert.equal(other.services.keyProblem('service'), undefined, 'what is still said is about the former key');
      await leader.lease.acquire();
      await reject();
      await other.lease.acquire();
      assert.notEqual(other.services.keyProblem('service'), undefined);
    } finally {
      for (const { lease, services } of [leader, other]) for (const it of [services, lease]) it.dispose();
      await folder.remove();
    }
  });
});
