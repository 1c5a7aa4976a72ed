import type * as vscode from 'vscode';
import { readAllowedValues } from '../api/allowedValues';
import type { ServiceId, VideoIntent } from '../core/video/video';

/** What was chosen: a ratio, or `null` for the service's own default, which is left out of the request. */
export type AspectRatioChoice = string | null;

interface Choice {
  readonly duration: number;
  readonly aspectRatio: AspectRatioChoice;
}

/** What a service has said of durations and aspect ratios in refusals. */
export interface KnownOptions {
  readonly durations: Known<number>;
  readonly aspectRatios: Known<string>;
}

export interface Known<Value> {
  readonly refused: readonly Value[];
  /** Empty where the service named none. */
  readonly allowed: readonly Value[];
}

const lastKey = 'videoAds.lastOptions';
const acceptedKey = 'videoAds.lastAcceptedOptions';
const knownKey = 'videoAds.serviceOptions';
const nothing: KnownOptions = { durations: { refused: [], allowed: [] }, aspectRatios: { refused: [], allowed: [] } };

/** The last choice of duration and aspect ratio, and what each service refused or named as allowed. */
export class ServiceOptions {
  constructor(private readonly memory: vscode.Memento) {}

  get last(): Partial<Choice> {
    return this.memory.get<Choice>(lastKey) ?? {};
  }

  async choose(choice: Choice): Promise<void> {
    await this.memory.update(lastKey, choice);
  }

  known(service: ServiceId): KnownOptions {
    return this.memory.get<Readonly<Record<string, KnownOptions>>>(knownKey)?.[service] ?? nothing;
  }

  /** The service took a request: what it asked for is not refused any more, whatever it named as allowed. */
  async accept(service: ServiceId, { duration, aspectRatio }: Options): Promise<void> {
    await this.memory.update(acceptedKey, { duration, aspectRatio: aspectRatio ?? null });
    const { durations, aspectRatios } = this.known(service);
    await this.learn(service, {
      durations: withAccepted(durations, duration),
      aspectRatios: aspectRatio === undefined ? aspectRatios : withAccepted(aspectRatios, aspectRatio),
    });
  }

  /** The service refused a request with this body: its choice is no longer the last one. */
  async refuse(service: ServiceId, { duration, aspectRatio }: Options, body: unknown): Promise<void> {
    const { last } = this;
    if (last.duration === duration && (last.aspectRatio ?? undefined) === aspectRatio) {
      await this.memory.update(lastKey, this.memory.get(acceptedKey));
    }
    const said = readAllowedValues(body);
    if (said.refused.length === 0) return;
    const refuses = (name: (typeof said.refused)[number]): boolean => said.refused.includes(name);
    const { durations, aspectRatios } = this.known(service);
    await this.learn(service, {
      durations: withRefused(durations, refuses('duration') ? duration : undefined, said.durations),
      aspectRatios: withRefused(aspectRatios, refuses('aspectRatio') ? aspectRatio : undefined, said.aspectRatios),
    });
  }

  private async learn(service: ServiceId, options: KnownOptions): Promise<void> {
    await this.memory.update(knownKey, { ...this.memory.get<object>(knownKey), [service]: options });
  }
}

type Options = Pick<VideoIntent, 'duration' | 'aspectRatio'>;

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

/** Whether a service has refused a value, or named others as the allowed ones. */
export function isRefused<Value>({ refused, allowed }: Known<Value>, value: Value): boolean {
  return refused.includes(value) || (allowed.length > 0 && !allowed.includes(value));
}
