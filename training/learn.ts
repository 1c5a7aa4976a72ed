import { softmax, type StoredModel } from '../src/sandbox/render/story/linearModel';
import { seededRandom } from '../test/support/seededRandom';

export interface Example<Label extends string> {
  readonly features: readonly string[];
  readonly label: Label;
}

export interface LearningOptions {
  /** Number of passes over all examples. */
  readonly rounds: number;
  /** Rate at which weights decay to 0 with each example. */
  readonly decay: number;
  /** A feature is ignored if it occurs in fewer examples. */
  readonly leastExamples: number;
  /** Whether an example of a rare label has a larger weight. */
  readonly isBalanced: boolean;
}

/** Length of a weight's first step. AdaGrad shortens later steps, depending on the weight's earlier changes. */
const step = 0.1;
const biasStep = 0.01;
/** A feature is stored only if one of its weights is at least this, in hundredths. */
const leastWeight = 30;

/** Learns a multinomial logistic regression by stochastic gradient descent (AdaGrad). The result is repeatable. */
export function learn<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
  { rounds, decay, leastExamples, isBalanced }: LearningOptions,
): StoredModel {
  const names = [
    ...Map.groupBy(
      examples.flatMap(({ features }) => features),
      (name) => name,
    ),
  ]
    .filter(([, found]) => found.length >= leastExamples)
    .map(([name]) => name);
  const indices = new Map(names.map((name, index) => [name, index]));
  const size = labels.length;
  const weights = new Float64Array(names.length * size);
  const squares = new Float64Array(names.length * size).fill(0.01);
  const bias = new Float64Array(size);
  const known = examples.map(({ features, label }) => ({
    features: features.flatMap((name) => indices.get(name) ?? []),
    right: labels.indexOf(label),
  }));
  const shares = labels.map((label) => examples.filter((it) => it.label === label).length / examples.length);
  const importance = shares.map((share) => (isBalanced ? 1 / Math.sqrt(share * size) : 1));
  const random = seededRandom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(known, random);
    for (const { features, right } of known) {
      const scale = 1 / Math.sqrt(features.length + 1);
      const sums = Array.from(bias, (value, label) =>
        features.reduce((sum, index) => sum + (weights[index * size + label] ?? 0) * scale, value),
      );
      for (const [label, probability] of softmax(sums).entries()) {
        const error = (probability - (label === right ? 1 : 0)) * (importance[right] ?? 1);
        bias[label] = (bias[label] ?? 0) - biasStep * error;
        for (const index of features) {
          const at = index * size + label;
          const slope = error * scale + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  const lineOf = (name: string, index: number) => {
    const own = [...weights.subarray(index * size, (index + 1) * size)];
    // Only the differences between the labels' weights matter, so each feature's weights are stored with a mean of 0.
    const mean = own.reduce((sum, weight) => sum + weight, 0) / size;
    const rounded = own.map((weight) => Math.round((weight - mean) * 100));
    return Math.max(...rounded.map(Math.abs)) < leastWeight ? [] : [`${name}\t${rounded.join(' ')}`];
  };
  return {
    labels,
    bias: Array.from(bias, (value) => Math.round(value * 100)),
    features: names.flatMap(lineOf).sort(),
  };
}

function shuffle(values: unknown[], random: () => number): void {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [values[at], values[other]] = [values[other], values[at]];
  }
}
