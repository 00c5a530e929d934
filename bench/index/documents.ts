import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tagOf } from '../../src/engine/retrieval/fold-key.ts';
import type { IndexDocument } from '../../src/engine/retrieval/types.ts';

type Row = {
  id: string;
  title: string;
  description: string;
  brand: string;
  model: string;
  gtin: string[];
  price_cents: number;
  category: string;
  attributes: Record<string, string>;
};

/** A fixed generator (Numerical Recipes' constants): every engine and every run sees the same documents. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Products of the electronics shop, and a way to have more of them than there are. */
export type DocumentSource = { count: number; document: (i: number) => IndexDocument; queries: string[] };

/**
 * The products of a folder in the format of icecat-chorus, repeated with changes: a further copy has other numbers in
 * its model codes and, in a tenth of its words, words of another product's title.
 */
export function documentSource(folder: string): DocumentSource {
  const text = gunzipSync(readFileSync(join(folder, 'products.jsonl.gz'))).toString('utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const lines = readFileSync(join(folder, 'queries.tsv'), 'utf8').trim().split('\n');
  const given = lines.map((line) => line.split('\t')[1] ?? '').filter((query) => query !== '');
  const document = (i: number) => makeDocument(rows, i);
  return { count: rows.length, document, queries: [...given, ...titleQueries(rows, 1000)] };
}

function makeDocument(rows: readonly Row[], i: number): IndexDocument {
  const row = rows[i % rows.length]!;
  const copy = Math.floor(i / rows.length);
  const random = generator(i + 1);
  const other = rows[Math.floor(random() * rows.length)]!.title.split(' ');
  const change = (text: string) => (copy === 0 ? text : changeWords(text, copy, other, random));
  const tags = [tagOf('brand', row.brand), tagOf('avail', String(random() < 0.8))];
  if (row.category !== '') tags.push(tagOf('category', row.category));
  const numbers: Record<string, number> = {
    price: Math.round(row.price_cents * (0.5 + random())),
    rating_count: Math.floor(random() * 50),
  };
  for (const [name, value] of Object.entries(row.attributes)) {
    tags.push(tagOf(`attr.${name}`, value));
    if (/^-?\d+(\.\d+)?$/.test(value)) numbers[`attr.${name}`] = Number(value);
  }
  const attributes = Object.entries(row.attributes).map(([name, value]) => `${name} ${value}`);
  return {
    id: `p${i}`,
    fields: {
      title: change(row.title),
      brand: row.brand,
      categories: row.category,
      description: change(row.description),
      attributes: attributes.join('\n'),
    },
    exactIds: [...row.gtin.map((gtin) => `${gtin}${copy || ''}`), `${row.model}${copy || ''}`, `p${i}`],
    tags,
    numbers,
  };
}

function changeWords(text: string, copy: number, other: readonly string[], random: () => number): string {
  const words = text.split(' ').map((word) => {
    const turned = word.replace(/\d/g, (digit) =>
      String((Number(digit) + copy + Math.floor(random() * 10)) % 10),
    );
    return random() < 0.1 ? (other[Math.floor(random() * other.length)] ?? turned) : turned;
  });
  return words.join(' ');
}

/** One to three neighbouring words of titles, as shoppers type them. */
function titleQueries(rows: readonly Row[], count: number): string[] {
  const random = generator(42);
  return Array.from({ length: count }, () => {
    const words = rows[Math.floor(random() * rows.length)]!.title.split(' ');
    const length = 1 + Math.floor(random() * 3);
    const start = Math.floor(random() * Math.max(1, words.length - length));
    return words.slice(start, start + length).join(' ');
  });
}

/** The filter of the filtered queries: in stock and at most this price, in minor units. */
export const FILTER = { maximumPrice: 20_000 };
