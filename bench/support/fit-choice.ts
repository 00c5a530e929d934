/** One choice: features of each alternative, and which of them are right. */
export type ChoiceGroup = { features: readonly (readonly number[])[]; positives: readonly number[] };

const STEPS = 160;
const RATE = 0.08;
const RIDGE = 20;

/** The rows of a group one after the other, only what is not 0: `places` and `values` of row i from `starts[i]` on. */
type Packed = {
  starts: Uint32Array;
  places: Uint16Array;
  values: Float64Array;
  count: number;
  positives: readonly number[];
};

function pack({ features, positives }: ChoiceGroup, scales: Float64Array): Packed {
  const starts = new Uint32Array(features.length + 1);
  const places: number[] = [];
  const values: number[] = [];
  for (const [i, row] of features.entries()) {
    for (const [place, value] of row.entries()) {
      const scaled = value * scales[place]!;
      if (scaled === 0) continue;
      places.push(place);
      values.push(scaled);
    }
    starts[i + 1] = places.length;
  }
  return {
    starts,
    places: Uint16Array.from(places),
    values: Float64Array.from(values),
    count: features.length,
    positives,
  };
}

/**
 * Weights of a conditional logit (McFadden 1974) that make the right alternatives of each group most likely, with a
 * ridge on standardised features: maximises Σ log Σ_right p by Adam. Features that never vary get 0.
 */
export function fitChoice(groups: readonly ChoiceGroup[]): number[] {
  const size = groups[0]?.features[0]?.length ?? 0;
  const scales = inverseDeviations(groups, size);
  const packed = groups.map((group) => pack(group, scales));
  const weights = new Float64Array(size);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(packed, weights, size);
    const rate = RATE * Math.min(1, step / 10) * (step > STEPS * 0.7 ? 0.3 : 1);
    for (let d = 0; d < size; d++) {
      const slope = (gradient[d]! - RIDGE * weights[d]!) / groups.length;
      first[d] = 0.9 * first[d]! + 0.1 * slope;
      second[d] = 0.99 * second[d]! + 0.01 * slope * slope;
      const mean = first[d]! / (1 - 0.9 ** step);
      weights[d]! += (rate * mean) / (Math.sqrt(second[d]! / (1 - 0.99 ** step)) + 1e-6);
    }
  }
  return Array.from(weights, (weight, d) => weight * scales[d]!);
}

function inverseDeviations(groups: readonly ChoiceGroup[], size: number): Float64Array {
  const [sum, squares] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (const { features } of groups)
    for (const row of features) {
      count++;
      for (let d = 0; d < size; d++) {
        sum[d]! += row[d]!;
        squares[d]! += row[d]! ** 2;
      }
    }
  return Float64Array.from(sum, (total, d) => {
    const deviation = Math.sqrt(Math.max(0, squares[d]! / count - (total / count) ** 2));
    return deviation > 1e-4 ? 1 / deviation : 0;
  });
}

function gradientAt(groups: readonly Packed[], weights: Float64Array, size: number): Float64Array {
  const gradient = new Float64Array(size);
  for (const { starts, places, values, count, positives } of groups) {
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
