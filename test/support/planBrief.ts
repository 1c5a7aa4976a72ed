import {
  type PlannedVideo,
  type PlanOptions,
  planVersions,
  type Version,
  wantedVersions,
} from '../../src/core/campaign/plan';
import type { RecordedVideo } from '../../src/core/campaign/record';
import type { Section } from '../../src/core/generate/sections';

/** Plans every version of a brief, in the order of its sections. */
export function planBrief<V extends PlannedVideo>(
  sections: readonly Section[],
  options: PlanOptions,
  videos: readonly V[],
  record: readonly RecordedVideo[],
): Version<V>[] {
  return planVersions(wantedVersions(sections, options), options, videos, record);
}
