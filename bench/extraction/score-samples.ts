import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHtml } from '../../src/engine/extract/html/load-html.ts';
import { openGraph } from '../../src/engine/extract/markup/open-graph.ts';
import { schemaItems } from '../../src/engine/extract/markup/schema-items.ts';

type Item = { types: string[]; properties: Map<string, string[]> };

function local(name: string): string {
  return name.replace(/^.*[/#:]/u, '');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text, however the formats nest it: items by their own properties, addresses by their last part. */
function valueText(value: unknown): string {
  if (!isObject(value)) return String(value).replace(/\s+/g, ' ').trim();
  if (value['@value'] !== undefined) return valueText(value['@value']);
  const inner = itemOf(value);
  const parts = [...inner.properties].map(([name, values]) => `${name}=${values.join('|')}`).sort();
  return parts.length === 0
    ? local(String(value['@id'] ?? ''))
    : `{${inner.types.join(' ')} ${parts.join(';')}}`;
}

function itemOf(value: Record<string, unknown>): Item {
  const isMicrodata = isObject(value['properties']);
  const own = isMicrodata ? (value['properties'] as Record<string, unknown>) : value;
  const types = listOf(value['type'] && isMicrodata ? value['type'] : value['@type']).map((type) =>
    local(String(type)),
  );
  const entries = Object.entries(own).filter(
    ([name]) => !name.startsWith('@') && local(name) !== 'usesVocabulary',
  );
  return {
    types,
    properties: new Map(entries.map(([name, each]) => [local(name), listOf(each).map(valueText)])),
  };
}

function isFound(wanted: Item, said: readonly Item[]): boolean {
  return said.some(
    ({ types, properties }) =>
      wanted.types.every((type) => types.includes(type)) &&
      [...wanted.properties].every(([name, values]) => {
        const own = properties.get(name) ?? [];
        return values.every((value) => own.some((each) => each === value || local(each) === local(value)));
      }),
  );
}

/** Share of the expected items of each format that are found with every property. */
export function scoreSamples(folder: string): {
  figures: Record<string, string>;
  missed: string[];
  leftOut: string[];
} {
  const files = new Map(
    readFileSync(join(folder, 'files.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string; text: string })
      .map(({ path, text }) => [path, text]),
  );
  const pairs = readFileSync(join(folder, 'pairs.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const counts = new Map<string, [number, number]>();
  const missed: string[] = [];
  const leftOut: string[] = [];
  for (const [page = '', expected = '', variant = ''] of pairs) {
    const format = expected.endsWith('.jsonld')
      ? 'json-ld'
      : page.startsWith('w3crdfa')
        ? 'rdfa'
        : page.startsWith('misc/')
          ? 'open graph'
          : 'microdata';
    const isOther = /dublincore|microformat/.test(page) || !['plain', 'expanded'].includes(variant);
    if (isOther) {
      leftOut.push(`${expected} (${variant})`);
      continue;
    }
    const $ = loadHtml(files.get(page) ?? '', true);
    const said = schemaItems($).map(({ types, properties }) => itemOf({ '@type': types, ...properties }));
    const marks = openGraph($);
    const count = counts.get(format) ?? [0, 0];
    for (const value of listOf(JSON.parse(files.get(expected) ?? '[]')).filter(isObject)) {
      const wanted = itemOf(value);
      if (format !== 'open graph' && wanted.properties.size === 0) continue;
      const isRight =
        format === 'open graph'
          ? listOf(value['properties']).every((pair) =>
              marks.get(String(listOf(pair)[0]).toLowerCase())?.includes(String(listOf(pair)[1])),
            )
          : isFound(wanted, said);
      count[0] += isRight ? 1 : 0;
      count[1] += 1;
      if (!isRight)
        missed.push(`${expected}: ${wanted.types.join(' ')} ${[...wanted.properties.keys()].join(', ')}`);
    }
    counts.set(format, count);
  }
  return {
    figures: Object.fromEntries([...counts].map(([format, [right, all]]) => [format, `${right} of ${all}`])),
    missed,
    leftOut,
  };
}
