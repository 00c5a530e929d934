/** Mean of paired differences with its 95 % interval. */
export type Interval = { mean: number; low: number; high: number };

const RESAMPLES = 1000;

/** Bootstrap over pairs (Efron & Tibshirani 1993, percentile method) from a fixed generator; zeros for fewer than two. */
export function pairedInterval(differences: readonly number[]): Interval {
  const count = differences.length;
  if (count < 2) return { mean: 0, low: 0, high: 0 };
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  let state = 0x9e3779b9;
  const random = (): number => {
    // Marsaglia 2003, xorshift of 32 bits.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const means = new Float64Array(RESAMPLES);
  for (let i = 0; i < RESAMPLES; i++) {
    let sum = 0;
    for (let j = 0; j < count; j++) sum += differences[Math.floor(random() * count)]!;
    means[i] = sum / count;
  }
  means.sort();
  return { mean, low: means[RESAMPLES * 0.025]!, high: means[RESAMPLES * 0.975]! };
}
