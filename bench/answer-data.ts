/** Shared by the answering suites: rows of the public sets, attributes as the engine's field terms, folds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { valueDimension } from '../src/engine/answer/attributes/asked-dimensions.ts';
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
const notationKeys = new Set(['value', 'unit', 'normalized_value', 'standardized_values', 'decimal_value']);

/**
 * `band:  { width:[ { unit:millimeters, value:21 } ], color:[ { value:"silver" } ] }` as the flat fields that a feed
 * would carry, `band width` and `band color`, each with the terms of its name and value.
 */
export function attributeFields(text: string): FieldTerms[] {
  const colon = text.indexOf(':');
  const values = new Map<string, string[]>();
  let key = '';
  for (const [, name, value] of text.slice(colon + 1).matchAll(notation)) {
    if (name !== undefined) key = notationKeys.has(name) ? key : name;
    else values.set(key, [...(values.get(key) ?? []), value!.replace(/^["']|["']$/g, '')]);
  }
  if (values.size === 0) values.set('', []);
  return [...values].map(([nested, parts]) => {
    const value = parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' ');
    const isBoolean = /^(true|false)$/.test(value);
    return {
      name: nameTerms(
        [...nameWords(text.slice(0, colon)), ...(nested === '' ? [] : nameWords(nested))],
        'en',
      ),
      value: isBoolean ? [] : termsOf(value, 'en'),
      hasNumber: /\d/.test(value),
      isBoolean,
      dimension: valueDimension(value, parts.find((part) => unitName.test(part))?.replace('_', ' ')),
    };
  });
}

/** `unit:fluid_ounces` and the like; a unit sign of a value (`21 mm`) is read from the value itself. */
const unitName =
  /^(?:millimeters|centimeters|meters|inches|feet|yards|grams|kilograms|milligrams|ounces|pounds|liters|milliliters|fluid_ounces|gallons|quarts|cups|watts|volts|amps|milliamps|hours|minutes|seconds|hertz|hz|gb|mb|tb|pixels|degrees_celsius|degrees_fahrenheit)$/i;

const notation = /([a-z_]+):|("(?:[^"\\]|\\.)*"|'[^']*'|[^\s{}[\],:]+)/g;

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
