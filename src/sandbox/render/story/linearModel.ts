/** A trained model as it is stored. */
export interface StoredModel {
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  /** Sorted lines of `feature<tab>weight weight …`. The weights are in hundredths, in the order of `labels`. */
  readonly features: readonly string[];
}

/**
 * A multinomial logistic regression over named features. It is trained by `npm run train` from the texts in
 * `training/`.
 */
export class LinearModel<Label extends string> {
  constructor(
    labels: readonly Label[],
    private readonly stored: StoredModel,
  ) {
    if (labels.join() !== stored.labels.join()) throw new Error(`The model is for ${stored.labels.join()}.`);
  }

  /** The probability of each label, in the order of the labels. */
  probabilities(features: readonly string[]): readonly number[] {
    const known = features.flatMap((feature) => this.weightsOf(feature));
    // The sum of the weights is divided by the square root of their count, so that long texts do not get more
    // extreme probabilities.
    const scale = 1 / Math.sqrt(known.length + 1);
    const sumOf = (label: number) => known.reduce((sum, weights) => sum + (weights[label] ?? 0), 0);
    return softmax(this.stored.bias.map((bias, label) => (bias + sumOf(label) * scale) / 100));
  }

  /**
   * Finds a feature's weights, in hundredths, by binary search. Returns an empty array if the model lacks the feature.
   */
  private weightsOf(feature: string): readonly (readonly number[])[] {
    const { features } = this.stored;
    const start = `${feature}\t`;
    let [low, high] = [0, features.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((features[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const line = features[low];
    return line?.startsWith(start) === true ? [line.slice(start.length).split(' ').map(Number)] : [];
  }
}

export function softmax(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
