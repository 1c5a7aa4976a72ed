/** Stands in for an embedded sandbox that cannot start: the reason it gives is as long as its parent says. */
import { serveParent } from '../../../src/sandbox/embedded';

const [, , length = '1'] = process.argv;
void serveParent(() => Promise.reject(new Error('x'.repeat(Number(length)))));
