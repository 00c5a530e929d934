import type { Example, LogisticModel } from './fit-logistic.ts';

const SWEEPS = 300;

/**
 * Logistic regression whose weights keep the sign that is known beforehand (`signs`: 1 or −1 by feature), with an L2
 * penalty on weights of standardised features: coordinate-wise Newton steps, clipped at 0; deterministic.
 *
 * The signs keep what is fitted on few questions of one shop from being upside down in another.
 */
export function fitSigned(
  examples: readonly Example[],
  signs: Readonly<Record<string, 1 | -1>>,
  penalty: number,
): LogisticModel {
  const names = Object.keys(signs);
  const count = examples.length;
  const columns = names.map((name) => examples.map(({ features }) => features[name] ?? 0));
  const means = columns.map((column) => column.reduce((sum, x) => sum + x, 0) / count);
  const deviations = columns.map(
    (column, j) => Math.sqrt(column.reduce((sum, x) => sum + (x - means[j]!) ** 2, 0) / count) || 1,
  );
  const scaled = columns.map((column, j) => column.map((x) => (x - means[j]!) / deviations[j]!));
  const ones = new Array<number>(count).fill(1);
  const logits = new Array<number>(count).fill(0);
  const beta = names.map(() => 0);
  let bias = 0;
  const step = (column: readonly number[], value: number, strength: number, sign: 1 | -1 | 0): number => {
    let gradient = -strength * value;
    let curvature = strength;
    examples.forEach(({ positive }, i) => {
      const p = 1 / (1 + Math.exp(-logits[i]!));
      gradient += ((positive ? 1 : 0) - p) * column[i]!;
      curvature += Math.max(p * (1 - p), 1e-6) * column[i]! ** 2;
    });
    const free = value + gradient / curvature;
    const next = sign === 0 ? free : sign * Math.max(0, sign * free);
    column.forEach((x, i) => {
      logits[i]! += (next - value) * x;
    });
    return next;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    bias = step(ones, bias, 0, 0);
    for (const [j, name] of names.entries()) beta[j] = step(scaled[j]!, beta[j]!, penalty, signs[name]!);
  }
  const weights = Object.fromEntries(names.map((name, j) => [name, beta[j]! / deviations[j]!]));
  return { bias: bias - names.reduce((sum, name, j) => sum + weights[name]! * means[j]!, 0), weights };
}
