import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readServices, withResponse } from '../../../src/host/serviceSettings';
import { repositoryRoot } from '../../support/repository';

const service = 'https://video.example/api/v1/developer';

/** Entries of services, each with its first invalid part; undefined if the entry is valid. */
const entries: readonly (readonly [entry: object, problem: string | undefined])[] = [
  [{ name: 'Acme', response: { status: '/job/phase', statusWords: { spilled: 'failed' } } }, undefined],
  [{ request: { seed: 7, model: 'x', options: { hd: true } } }, undefined],
  [{ name: 7 }, 'name'],
  [{ name: '' }, 'name'],
  [{ response: 'status' }, 'response'],
  [{ response: { status: 'job.phase' } }, 'response.status'],
  [{ response: { videoId: 7 } }, 'response.videoId'],
  [{ response: { statusWords: { spilled: 'broken' } } }, 'response.statusWords'],
  [{ response: { statusWords: [] } }, 'response.statusWords'],
  [{ request: [] }, 'request'],
  [{ request: { prompt: 'Another' } }, 'request'],
  [{ request: { aspect_ratio: '1:1' } }, 'request'],
];

/** The part of JSON Schema that the setting uses. */
interface Schema {
  readonly type?: string;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
}

function accepts(schema: Schema, value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (schema.type !== undefined && schema.type !== type) return false;
  if (schema.enum?.includes(value) === false) return false;
  if (typeof value === 'string') {
    return value.length >= (schema.minLength ?? 0) && new RegExp(schema.pattern ?? '').test(value);
  }
  return Object.entries(isObject ? value : {}).every(([name, inner]) => {
    const { properties = {}, additionalProperties: others = true, propertyNames = {} } = schema;
    const valueSchema = properties[name] ?? others;
    return (
      accepts(propertyNames, name) && (typeof valueSchema === 'boolean' ? valueSchema : accepts(valueSchema, inner))
    );
  });
}

describe('the setting videoAds.services', () => {
  it('reports the first invalid part of a service', () => {
    for (const [entry, problem] of entries) {
      assert.equal(readServices({ [service]: entry }).get(service)?.problem, problem, JSON.stringify(entry));
    }
  });

  it('reports a second entry of the same service, whose extra fields would replace those of the first', () => {
    const second = 'https://VIDEO.example/api/v1/developer/';
    const setting = { [service]: { request: { model: 'small' } }, [second]: { name: 'Acme' } };
    const services = readServices(setting);
    assert.deepEqual([services.size, services.get(service)?.problem], [1, second]);
  });

  it('has a schema that marks exactly the invalid parts', () => {
    const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
      readonly contributes: { readonly configuration: readonly { readonly properties: Record<string, Schema> }[] };
    };
    const [schema] = manifest.contributes.configuration.flatMap((it) => it.properties['videoAds.services'] ?? []);
    assert.ok(schema);
    for (const [entry, problem] of entries) {
      assert.equal(accepts(schema, { [service]: entry }), problem === undefined, JSON.stringify(entry));
    }
  });

  it('yields the extra fields of a service, and none of an invalid entry', () => {
    const read = (request: unknown): unknown => readServices({ [service]: { request } }).get(service)?.extraFields;
    assert.deepEqual(read({ seed: 7 }), { seed: 7 });
    assert.deepEqual([read({}), read({ seed: 7, prompt: 'x' })], [undefined, undefined]);
  });

  it('stays as the user wrote it, except for the written value of one service', () => {
    const written = { [`${service}/`]: { name: 'Acme', request: { seed: 7 } }, other: { anything: 1 } };
    const taught = withResponse(written, service, { status: '/phase' });
    assert.deepEqual(taught, {
      [`${service}/`]: { name: 'Acme', request: { seed: 7 }, response: { status: '/phase' } },
      other: { anything: 1 },
    });
    assert.deepEqual(withResponse(taught, service, undefined), written);
  });

  it('drops a service together with its last value', () => {
    const taught = withResponse(undefined, service, { status: '/phase' });
    assert.deepEqual(taught, { [service]: { response: { status: '/phase' } } });
    assert.equal(withResponse(taught, service, undefined), undefined);
  });
});
