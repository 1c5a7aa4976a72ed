/** Replaces the extension host: starts the sandbox, prints its URL and idles until killed. */
import { SandboxProcess } from '../../../src/host/sandboxProcess';
import { quietLog } from '../../support/quietLog';
import { programPath } from './sandboxProgram';

const [, , dataFolder = ''] = process.argv;
const sandbox = new SandboxProcess({ program: programPath, dataFolder, log: quietLog });
void sandbox.start().then(({ baseUrl, apiKey }) => {
  process.stdout.write(`${JSON.stringify({ pid: sandbox.pid, baseUrl, apiKey })}\n`);
  setInterval(() => undefined, 60_000);
});
