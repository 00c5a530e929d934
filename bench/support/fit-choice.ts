/** One choice: features of each alternative, and which of them are right. */
export type ChoiceGroup = { features: readonly (readonly number[])[]; positives: readonly number[] };

const STEPS = 160;
const RATE = 0.08;
const RIDGE = 20;

/** A choice as it is kept: rows one after the other, only what is not 0: `places` and `values` of row i from `starts[i]` on. */
export type PackedGroup = {
  starts: Uint32Array;
  places: Uint8Array;
  values: Float32Array;
  /** Features of each row, those that are 0 too. */
  size: number;
  positives: readonly number[];
};

/** A choice in a fortieth of its size. At most 256 features. */
export function packGroup({ features, positives }: ChoiceGroup): PackedGroup {
  const starts = new Uint32Array(features.length + 1);
  const places: number[] = [];
  const values: number[] = [];
  for (const [i, row] of features.entries()) {
    for (const [place, value] of row.entries()) {
      if (value === 0) continue;
      places.push(place);
      values.push(value);
    }
    starts[i + 1] = places.length;
  }
  const size = features[0]?.length ?? 0;
  return { starts, places: Uint8Array.from(places), values: Float32Array.from(values), size, positives };
}

/**
 * Weights of a conditional logit (McFadden 1974) that make the right alternatives of each group most likely, with a
 * ridge on standardised features: maximises Σ log Σ_right p by Adam. Features that never vary get 0.
 */
export function fitChoice(groups: readonly PackedGroup[]): number[] {
  const size = groups[0]?.size ?? 0;
  const scales = inverseDeviations(groups, size);
  const weights = new Float64Array(size);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(
      groups,
      weights.map((weight, d) => weight * scales[d]!),
    );
    const rate = RATE * Math.min(1, step / 10) * (step > STEPS * 0.7 ? 0.3 : 1);
    for (let d = 0; d < size; d++) {
      const slope = (gradient[d]! * scales[d]! - RIDGE * weights[d]!) / groups.length;
      first[d] = 0.9 * first[d]! + 0.1 * slope;
      second[d] = 0.99 * second[d]! + 0.01 * slope * slope;
      const mean = first[d]! / (1 - 0.9 ** step);
      weights[d]! += (rate * mean) / (Math.sqrt(second[d]! / (1 - 0.99 ** step)) + 1e-6);
    }
  }
  return Array.from(weights, (weight, d) => weight * scales[d]!);
}

function inverseDeviations(groups: readonly PackedGroup[], size: number): Float64Array {
  const [sum, squares] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (const { starts, places, values } of groups) {
    count += starts.length - 1;
    for (let at = 0; at < places.length; at++) {
      sum[places[at]!]! += values[at]!;
      squares[places[at]!]! += values[at]! ** 2;
    }
  }
  return Float64Array.from(sum, (total, d) => {
    const deviation = Math.sqrt(Math.max(0, squares[d]! / count - (total / count) ** 2));
    return deviation > 1e-4 ? 1 / deviation : 0;
  });
}

/** The gradient of Σ log Σ_right p by the weights of the features as they are. */
function gradientAt(groups: readonly PackedGroup[], weights: Float64Array): Float64Array {
  const gradient = new Float64Array(weights.length);
  for (const { starts, places, values, positives } of groups) {
    const count = starts.length - 1;
    const chances = new Float64Array(count);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      let score = 0;
      for (let at = starts[i]!; at < starts[i + 1]!; at++) score += values[at]! * weights[places[at]!]!;
      chances[i] = score;
      if (score > most) most = score;
    }
    let all = 0;
    for (let i = 0; i < count; i++) {
      chances[i] = Math.exp(chances[i]! - most);
      all += chances[i]!;
    }
    const right = positives.reduce((sum, i) => sum + chances[i]!, 0);
    const isRight = new Set(positives);
    for (let i = 0; i < count; i++) {
      const pull = (isRight.has(i) ? chances[i]! / right : 0) - chances[i]! / all;
      if (Math.abs(pull) < 1e-5) continue;
      for (let at = starts[i]!; at < starts[i + 1]!; at++) gradient[places[at]!]! += pull * values[at]!;
    }
  }
  return gradient;
}
