/** Stands in for the extension host: starts the sandbox, says where it is, and then does nothing until killed. */
import { SandboxProcess } from '../../../src/host/sandboxProcess';
import { quietLog } from '../../support/quietLog';
import { programPath } from './sandboxProgram';

const [, , dataFolder = ''] = process.argv;
const sandbox = new SandboxProcess({ program: programPath, dataFolder, log: quietLog });
void sandbox.start().then(({ baseUrl, apiKey }) => {
  process.stdout.write(`${JSON.stringify({ pid: sandbox.pid, baseUrl, apiKey })}\n`);
  setInterval(() => undefined, 60_000);
});
