import type * as vscode from 'vscode';
import { readAllowedValues } from '../api/allowedValues';
import { fieldsOf, isFiniteNumber, isString, itemsThat } from '../core/unknownData';
import { type ServiceId, type VideoIntent, isAspectRatio, isDuration } from '../core/video/video';

/** An aspect ratio. If it is `null`, the request contains no aspect ratio, and the service uses its default. */
export type AspectRatioChoice = string | null;

interface Choice {
  readonly duration: number;
  readonly aspectRatio: AspectRatioChoice;
}

/** The durations and aspect ratios that a service allowed or refused in its error responses. */
export interface KnownOptions {
  readonly durations: Known<number>;
  readonly aspectRatios: Known<string>;
}

export interface Known<Value> {
  readonly refused: readonly Value[];
  /** The values that the service listed as allowed. Empty if the service listed none. */
  readonly allowed: readonly Value[];
}

const lastKey = 'videoAds.lastOptions';
const acceptedKey = 'videoAds.lastAcceptedOptions';
const knownKey = 'videoAds.serviceOptions';

/** Remembers the last choice of duration and aspect ratio, and the values that each service refused or allowed. */
export class ServiceOptions {
  constructor(private readonly memory: vscode.Memento) {}

  get last(): Partial<Choice> {
    return readChoice(this.memory.get(lastKey));
  }

  async choose(choice: Choice): Promise<void> {
    await this.memory.update(lastKey, choice);
  }

  known(service: ServiceId): KnownOptions {
    const { durations, aspectRatios } = fieldsOf(fieldsOf(this.memory.get(knownKey))[service]);
    return { durations: readKnown(isFiniteNumber, durations), aspectRatios: readKnown(isString, aspectRatios) };
  }

  /**
   * Records that the service accepted a request. The request's duration and aspect ratio count as allowed, even if an
   * earlier response did not list them.
   */
  async accept(service: ServiceId, { duration, aspectRatio }: Options): Promise<void> {
    await this.memory.update(acceptedKey, { duration, aspectRatio: aspectRatio ?? null });
    const { durations, aspectRatios } = this.known(service);
    await this.learn(service, {
      durations: withAccepted(durations, duration),
      aspectRatios: aspectRatio === undefined ? aspectRatios : withAccepted(aspectRatios, aspectRatio),
    });
  }

  /**
   * Records that the service refused a request, and the allowed values that the response body lists. If the refused
   * options were the user's last choice, the last accepted choice replaces them.
   */
  async refuse(service: ServiceId, { duration, aspectRatio }: Options, body: unknown): Promise<void> {
    const { last } = this;
    if (last.duration === duration && (last.aspectRatio ?? undefined) === aspectRatio) {
      await this.memory.update(lastKey, readChoice(this.memory.get(acceptedKey)));
    }
    const listed = readAllowedValues(body);
    if (listed.refused.length === 0) return;
    const refuses = (name: (typeof listed.refused)[number]): boolean => listed.refused.includes(name);
    const { durations, aspectRatios } = this.known(service);
    await this.learn(service, {
      durations: withRefused(durations, refuses('duration') ? duration : undefined, listed.durations),
      aspectRatios: withRefused(aspectRatios, refuses('aspectRatio') ? aspectRatio : undefined, listed.aspectRatios),
    });
  }

  private async learn(service: ServiceId, options: KnownOptions): Promise<void> {
    await this.memory.update(knownKey, { ...fieldsOf(this.memory.get(knownKey)), [service]: options });
  }
}

type Options = Pick<VideoIntent, 'duration' | 'aspectRatio'>;

function readChoice(value: unknown): Partial<Choice> {
  const { duration, aspectRatio } = fieldsOf(value);
  const isRatioChoice = aspectRatio === null || isAspectRatio(aspectRatio);
  return { ...(isDuration(duration) && { duration }), ...(isRatioChoice && { aspectRatio }) };
}

function readKnown<Value>(isValid: (value: unknown) => value is Value, value: unknown): Known<Value> {
  const { refused, allowed } = fieldsOf(value);
  return { refused: itemsThat(isValid, refused), allowed: itemsThat(isValid, allowed) };
}

function withRefused<Value>(known: Known<Value>, value: Value | undefined, named: readonly Value[]): Known<Value> {
  return {
    refused: value === undefined ? known.refused : [...new Set([...known.refused, value])],
    allowed: named.length > 0 ? named : known.allowed,
  };
}

function withAccepted<Value>({ refused, allowed }: Known<Value>, value: Value): Known<Value> {
  return {
    refused: refused.filter((it) => it !== value),
    allowed: allowed.length > 0 ? [...new Set([...allowed, value])] : allowed,
  };
}

/** Whether a service refused the value, or listed allowed values that do not include it. */
export function isRefused<Value>({ refused, allowed }: Known<Value>, value: Value): boolean {
  return refused.includes(value) || (allowed.length > 0 && !allowed.includes(value));
}
