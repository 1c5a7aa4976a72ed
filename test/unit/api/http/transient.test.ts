import assert from 'node:assert/strict';
import {
  type ApiError,
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../../../src/api/errors';
import { isShortLived, isTransient } from '../../../../src/api/http/transient';

describe('transient failures', () => {
  const details = (status?: number, code?: string) => ({
    sent: true,
    status,
    cause: code === undefined ? undefined : Object.assign(new Error(code), { code }),
  });
  const cases: readonly (readonly [what: string, error: ApiError, transient: boolean, brief: boolean])[] = [
    ['a broken connection', new ConnectionError('', details(undefined, 'ECONNRESET')), true, true],
    ['an untrusted certificate', new ConnectionError('', details(undefined, 'CERT_HAS_EXPIRED')), false, false],
    ['a proxy that rejects the login', new ConnectionError('', details(407)), false, false],
    ['a connection that takes too long', new TimeoutError('', 'connect', details()), true, true],
    ['a response that takes too long', new TimeoutError('', 'headers', details()), true, false],
    ['status 408', new TimeoutError('', 'headers', details(408)), true, true],
    ['status 429', new RateLimitError('', details(429)), true, true],
    ['status 500', new ServerError('', details(500)), true, false],
    ['status 503', new ServerError('', details(503)), true, true],
    ['status 401', new AuthenticationError('', details(401)), false, false],
    ['status 404', new NotFoundError('', details(404)), false, false],
    ['status 422', new InvalidRequestError('', details(422)), false, false],
  ];
  for (const [failure, error, transient, brief] of cases) {
    it(`${transient ? 'include' : 'do not include'} ${failure}${brief ? ', which may end within seconds' : ''}`, () => {
      assert.deepEqual([isTransient(error), isShortLived(error)], [transient, brief]);
    });
  }
});
