/** The client of the Developer API, as a library. `test/support/exampleProgram.ts` shows how to use it. */
export { DeveloperApi } from './client';
export type { CallOptions, DeveloperApiOptions, GenerateOptions, StatusOptions } from './client';
export * from './errors';
export type { RequestRecord } from './http/requestRecord';
export * from './types';
export type { WaitOptions } from './waitForVideo';
