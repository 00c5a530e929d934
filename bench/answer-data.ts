/** Shared by the answering suites: rows of the public sets, attributes as the engine's field terms, folds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nameWords } from '../src/engine/answer/attributes/name-words.ts';
import { nameTerms, termsOf } from '../src/engine/answer/attributes/question-table.ts';
import type { FieldTerms } from '../src/engine/answer/attributes/rank-fields.ts';
import { bootstrapInterval, fixedGenerator, type Judged, quantile } from './metrics.ts';

/** Rows of a gzipped JSON lines file. */
export function readGzipRows<T>(folder: string, file: string): T[] {
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

export type EvidenceCandidate = { id: string; text: string; source?: string; label: number };
export type EvidenceQuestion = {
  qid: string;
  question: string;
  title?: string;
  candidates: EvidenceCandidate[];
};

/** Keys of the nested notation that name no property. */
const notationKeys = new Set(['value', 'unit', 'normalized_value', 'standardized_values']);

/** `item_weight:  { unit:pounds, value:3 }` as terms of the name, nested keys among them, and of the value. */
export function attributeTerms(text: string): FieldTerms {
  const colon = text.indexOf(':');
  const body = text.slice(colon + 1);
  const keys = [...body.matchAll(/([a-z_]+):/g)]
    .map((match) => match[1]!)
    .filter((key) => !notationKeys.has(key));
  const values = [...body.matchAll(/:\s*("(?:[^"\\]|\\.)*"|[^\s{}[\],]+)/g)].map((match) =>
    match[1]!.replace(/^"|"$/g, ''),
  );
  const words = [text.slice(0, colon), ...new Set(keys)].flatMap((name) => nameWords(name));
  const value = values.join(' ');
  return { name: nameTerms(words, 'en'), value: /^(true|false)$/.test(value) ? [] : termsOf(value, 'en') };
}

/** A share with its 95 % bootstrap interval over the questions. */
export function share(values: readonly boolean[]): { value: number; low: number; high: number; of: number } {
  const { mean, low, high } = bootstrapInterval(values.map(Number));
  return { value: mean, low, high, of: values.length };
}

/** A figure over judged questions with its 95 % bootstrap interval (300 resamples, fixed generator). */
export function judgedFigure(
  judged: readonly Judged[],
  figure: (sample: readonly Judged[]) => number,
): { value: number; low: number; high: number } {
  const random = fixedGenerator(20261121);
  const samples = Array.from({ length: 300 }, () =>
    figure(Array.from({ length: judged.length }, () => judged[Math.floor(random() * judged.length)]!)),
  ).filter((value) => !Number.isNaN(value));
  return { value: figure(judged), low: quantile(samples, 0.025), high: quantile(samples, 0.975) };
}
