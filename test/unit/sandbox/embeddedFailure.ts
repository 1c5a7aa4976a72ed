/** An embedded sandbox that fails to start, with a reason of the length that its parent asks for. */
import { serveParent } from '../../../src/sandbox/embedded';

const [, , length = '1'] = process.argv;
void serveParent(() => Promise.reject(new Error('x'.repeat(Number(length)))));
