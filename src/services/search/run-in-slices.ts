import type { Context } from '../context.ts';

/** So long other requests wait at most. */
const SLICE_MS = 5;

/** Goes through steps in slices, so that other requests are served meanwhile; gives what they make, and what that took. */
export async function runInSlices<Value>(
  clock: Context['clock'],
  steps: Iterator<unknown, Value>,
): Promise<{ value: Value; costMs: number }> {
  for (let costMs = 0; ; await new Promise<void>((resolve) => setImmediate(resolve))) {
    const startMs = clock.monotonicMs();
    let step = steps.next();
    while (!step.done && clock.monotonicMs() - startMs < SLICE_MS) step = steps.next();
    costMs += clock.monotonicMs() - startMs;
    if (step.done) return { value: step.value, costMs };
  }
}
