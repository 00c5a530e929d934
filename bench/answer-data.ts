/** Shared by the answering suites: rows of the public sets, shares with their intervals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bootstrapInterval } from './metrics.ts';

/** Rows of a gzipped JSON lines file. */
export function readGzipRows<T>(folder: string, file: string): T[] {
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** A share with its 95 % bootstrap interval over the questions. */
export function share(values: readonly boolean[]): { value: number; low: number; high: number; of: number } {
  const { mean, low, high } = bootstrapInterval(values.map(Number));
  return { value: mean, low, high, of: values.length };
}
