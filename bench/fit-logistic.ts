/** One example: its features by name and whether it is positive. */
export type Example = { features: Readonly<Record<string, number>>; positive: boolean };

/** A fitted logistic model: P = 1 / (1 + e^−(bias + Σ weight · feature)). */
export type LogisticModel = { bias: number; weights: Readonly<Record<string, number>> };

/** Probability of an example. */
export function probability(model: LogisticModel, features: Readonly<Record<string, number>>): number {
  let sum = model.bias;
  for (const [name, weight] of Object.entries(model.weights)) sum += weight * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Fits a logistic regression by Newton's method (iteratively reweighted least squares) with an L2 penalty on weights
 * of standardised features; deterministic, about 20 features and thousands of examples.
 */
export function fitLogistic(
  examples: readonly Example[],
  names: readonly string[],
  penalty = 1,
): LogisticModel {
  const mean = names.map((name) => average(examples.map(({ features }) => features[name] ?? 0)));
  const deviation = names.map(
    (name, j) =>
      Math.sqrt(average(examples.map(({ features }) => ((features[name] ?? 0) - mean[j]!) ** 2))) || 1,
  );
  const rows = examples.map(({ features }) => [
    1,
    ...names.map((name, j) => ((features[name] ?? 0) - mean[j]!) / deviation[j]!),
  ]);
  const size = names.length + 1;
  let beta = new Array<number>(size).fill(0);
  for (let step = 0; step < 30; step++) {
    const gradient = new Array<number>(size).fill(0);
    const hessian = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    rows.forEach((row, i) => {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, x, j) => sum + x * beta[j]!, 0)));
      const error = (examples[i]!.positive ? 1 : 0) - p;
      const weight = Math.max(p * (1 - p), 1e-6);
      for (let j = 0; j < size; j++) {
        gradient[j]! += error * row[j]!;
        for (let k = 0; k < size; k++) hessian[j]![k]! += weight * row[j]! * row[k]!;
      }
    });
    for (let j = 1; j < size; j++) {
      gradient[j]! -= penalty * beta[j]!;
      hessian[j]![j]! += penalty;
    }
    const change = solve(hessian, gradient);
    beta = beta.map((value, j) => value + change[j]!);
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  const weights = Object.fromEntries(names.map((name, j) => [name, beta[j + 1]! / deviation[j]!]));
  const bias = beta[0]! - names.reduce((sum, _name, j) => sum + (beta[j + 1]! * mean[j]!) / deviation[j]!, 0);
  return { bias, weights };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]![column]! || 1e-12;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / lead;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return rows.map((row, i) => row[size]! / (row[i]! || 1e-12));
}
