/** A client of the Developer API, to be used on its own: `test/support/exampleProgram.ts` shows how. */
export { DeveloperApi } from './client';
export type { CallOptions, DeveloperApiOptions, GenerateOptions, LookOptions } from './client';
export * from './errors';
export type { RequestRecord } from './http/requestRecord';
export * from './types';
export type { WaitOptions } from './waitForVideo';
