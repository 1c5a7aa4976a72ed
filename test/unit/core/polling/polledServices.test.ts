import assert from 'node:assert/strict';
import { AuthenticationError } from '../../../../src/api/errors';
import { steady } from '../../../../src/core/clock';
import { Lease } from '../../../../src/core/library/lease';
import type { VideoLibrary } from '../../../../src/core/library/library';
import { pollingLease } from '../../../../src/core/library/serviceReports';
import { PolledServices } from '../../../../src/core/polling/polledServices';
import { LibraryFolder } from '../../../support/libraryFolder';
import { waitUntil } from '../../../support/waitUntil';

describe('PolledServices', () => {
  it('reports a second rejected key in other windows, like the first one', async () => {
    const folder = await LibraryFolder.make();
    const open = async (): Promise<{ library: VideoLibrary; lease: Lease; services: PolledServices }> => {
      const library = await folder.open();
      const lease = new Lease(library, pollingLease);
      return { library, lease, services: new PolledServices(lease, library) };
    };
    const [leader, other] = [await open(), await open()];
    const reject = (): void => {
      const rejected = new AuthenticationError('Rejected.', { sent: true, status: 401 });
      leader.services.of('service').failed(rejected, steady(), steady());
      leader.services.publish();
    };
    const isReported = (): boolean => other.services.keyProblem('service') !== undefined;
    try {
      await leader.lease.acquire();
      reject();
      await waitUntil('the first rejection', isReported);
      other.services.resume('service');
      assert.equal(isReported(), false, 'the published report is about the former key');
      await leader.library.transact(() => undefined);
      assert.equal(isReported(), false);
      leader.services.resume('service');
      await waitUntil('the withdrawal', () => leader.library.serviceReports().size === 0);
      reject();
      await waitUntil('the second rejection', isReported);
    } finally {
      for (const { lease, services } of [leader, other]) for (const it of [services, lease]) it.dispose();
      await folder.remove();
    }
  });

  it('ignores an unknown status from another version, and reports of a former leader', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const lease = new Lease(library, pollingLease);
    try {
      await lease.acquire();
      await library.publishReports(lease.owner, new Map([['known', { status: 'outage', problem: 'Broken.' }]]));
      const unknown = `INSERT INTO service_reports (service, owner, status) VALUES ('new', ?, 'on strike')`;
      await library.transact((connection) => connection.run(unknown, lease.owner));
      assert.deepEqual([...library.serviceReports()], [['known', { status: 'outage', problem: 'Broken.' }]]);
      await lease.release();
      assert.equal(library.serviceReports().size, 0);
    } finally {
      lease.dispose();
      await folder.remove();
    }
  });
});
