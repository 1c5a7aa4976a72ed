/** How a suite ended. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}
