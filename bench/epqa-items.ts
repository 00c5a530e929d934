/** The products of amazon-cpqa/epqa as a shop would write them: what it says itself, with the questions asked about each. */
import { capitalise } from '../src/engine/say/template.ts';
import { readGzipRows } from './answer-data.ts';

export type Candidate = { text: string; source: string; label: 0 | 1 | 2 };
export type Row = { question: string; asin: string; title: string; candidates: Candidate[] };
export type Item = {
  asin: string;
  title: string;
  rows: Row[];
  attributes: Record<string, string[]>;
  prose: string[];
};

export const domain = 'epqa.example';
/** Sources of a candidate that are prose of the shop. */
export const prosaic = new Set(['bullet', 'description']);

/** `{ unit:pounds, normalized_value:{ … }, value:27.5 }; { value:"metal" }` as a shop would write it: "27.5 pounds", "metal". */
function attributeValues(written: string): string[] {
  const plain = written
    .slice(written.indexOf(':') + 1)
    .replace(/normalized_value:\{[^}]*\},?/gu, '')
    .replaceAll('|"', '″')
    .replace(/(\d)\.(?=\s*\})/gu, '$1');
  const parts = [
    ...plain.matchAll(/(?:(\w+):\s*)?\{\s*(?:(?:unit|type):(\w+),\s*)?value\s*:\s*"?([^"}]*)"?\s*\}/gu),
  ];
  const named = parts.every(([, name]) => name !== undefined);
  const values = parts.map(([, name, unit, value]) =>
    [name, value?.trim(), unit].filter((word) => word !== undefined && word !== '').join(' '),
  );
  return named && values.length > 1 ? [values.join(', ')] : values;
}

/** The products of the set, each with its questions. */
export function readItems(folder: string): Item[] {
  const rows = readGzipRows<Row>(folder, 'epqa_dev.jsonl.gz');
  return [...Map.groupBy(rows, ({ asin }) => asin)].map(([asin, own]) => {
    const item: Item = { asin, title: own[0]!.title, rows: own, attributes: {}, prose: [] };
    for (const { text: said, source } of own.flatMap(({ candidates }) => candidates)) {
      if (prosaic.has(source) && !item.prose.includes(said)) item.prose.push(said);
      if (source !== 'attribute') continue;
      const name = said.split(':')[0]!.trim();
      const values = attributeValues(said).filter((value) => value !== '');
      if (name !== '' && values.length > 0) item.attributes[name] = values;
    }
    return item;
  });
}

/** The set is in lower case throughout; sentences begin with a capital again, as on the pages it was taken from. */
function asSentence(line: string): string {
  const text = capitalise(line.trim(), 'en');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

/** A product as the catalogue takes it. */
export function wireProduct({ asin, title, attributes, prose }: Item) {
  return {
    product_id: asin,
    title: title.slice(0, 500),
    url: `https://${domain}/p/${asin}`,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
    ),
    description: prose.map(asSentence).join(' '),
  };
}
