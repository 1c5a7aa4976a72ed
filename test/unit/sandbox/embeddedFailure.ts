/** An embedded sandbox whose start fails with an error message of the requested length. */
import { serveParent } from '../../../src/sandbox/embedded';

const [, , length = '1'] = process.argv;
void serveParent(() => Promise.reject(new Error('x'.repeat(Number(length)))));
