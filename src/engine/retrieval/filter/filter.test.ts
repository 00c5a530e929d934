import { describe, expect, test } from 'vitest';
import { buildSegment } from '../../../../test/support/build-segment.ts';
import { analyze, opened, options, rules } from '../../../../test/support/retrieval-documents.ts';
import { createIndex } from '../create-index.ts';
import { NONE_DEAD } from '../parts/tombstones.ts';
import type { Filter, IndexDocument, TermGroup } from '../types.ts';

const colours = ['red', 'blue', 'green', 'black', 'white', 'grey', 'pink'];
const documents: IndexDocument[] = Array.from({ length: 210 }, (_, i) => ({
  id: `d${i}`,
  fields: { title: i % 2 === 0 ? 'boot' : 'boot lace', description: '' },
  exactIds: [],
  tags: [`attr.colour=${colours[i % 7]!.toUpperCase()}`, `brand=b${i % 3}`],
  numbers: { price: i },
}));

const tag = (name: string): Filter => ({ kind: 'tag', tag: name });
const anyOf = (...of: Filter[]): Filter => ({ kind: 'any', of });
const groups: TermGroup[] = [{ surface: 'boot', members: [{ term: 'boot', weight: 1 }] }];

/** Half of the documents in a segment, the others in the delta. */
function newIndex() {
  const segment = opened(buildSegment(documents.slice(0, 105), rules, analyze));
  const index = createIndex(options, [{ segment, tombstones: NONE_DEAD }]);
  index.upsert(documents.slice(105));
  return index;
}

function idsWhere(test: (i: number) => boolean): string[] {
  return documents.flatMap(({ id }, i) => (test(i) ? [id] : [])).sort();
}

describe('filters', () => {
  test('any of few tags, of many, and of some within others', () => {
    const index = newIndex();
    const matching = (filter: Filter) =>
      index
        .matches({ groups: [], filter })
        .map(({ id }) => id)
        .sort();
    for (const count of [1, 2, 3, 4, 6]) {
      const tags = colours.slice(0, count).map((colour) => tag(`attr.colour=${colour}`));
      expect(matching(anyOf(...tags, tag('attr.colour=unknown')))).toEqual(idsWhere((i) => i % 7 < count));
    }
    const nested = anyOf(
      tag('brand=b0'),
      anyOf(tag('attr.colour=red'), { kind: 'number', name: 'price', lt: 4 }),
    );
    expect(matching(nested)).toEqual(idsWhere((i) => i % 3 === 0 || i % 7 === 0 || i < 4));
    expect(matching(anyOf())).toEqual([]);
  });

  test('any value of a tag, and a word of the title', () => {
    const index = newIndex();
    const matching = (filter: Filter) => index.search({ groups: [], filter, limit: 0 }).total;
    expect(matching({ kind: 'has_tag', name: 'attr.Colour' })).toBe(210);
    expect(matching({ kind: 'has_tag', name: 'attr.size' })).toBe(0);
    const lace: Filter = { kind: 'titled', terms: ['lace', 'none'] };
    expect(matching(lace)).toBe(105);
    expect(matching({ kind: 'not', of: lace })).toBe(105);
    const { hits } = index.search({ groups, limit: 4, tests: [lace, tag('brand=b0')] });
    for (const { id, passed } of hits) {
      const i = Number(id.slice(1));
      expect(passed).toEqual([i % 2 === 1, i % 3 === 0]);
    }
  });

  test('named documents are looked at alone, with what else holds', () => {
    const index = newIndex();
    index.remove(['d6']);
    const ids: Filter = { kind: 'ids', ids: new Set(['d3', 'd6', 'd7', 'd200', 'gone']) };
    const of = (filter: Filter) => index.matches({ groups: [], filter }).map(({ id }) => id);
    expect(of(ids).sort()).toEqual(['d200', 'd3', 'd7']);
    expect(of({ kind: 'all', of: [tag('brand=b0'), ids] })).toEqual(['d3']);
    expect(index.search({ groups: [], filter: ids, limit: 0 }).total).toBe(3);
  });

  test('a list after its count is the list without it, and a change ends what was counted', () => {
    const [index, fresh] = [newIndex(), newIndex()];
    const filter = anyOf(tag('brand=b1'), tag('brand=b2'));
    const request = { groups, filter, minimumCoverage: 0.5 };
    expect(index.search({ ...request, limit: 0 }).total).toBe(140);
    expect(index.search({ ...request, limit: 7 })).toEqual(fresh.search({ ...request, limit: 7 }));
    index.remove(['d1']);
    expect(index.search({ ...request, limit: 0 }).total).toBe(139);
    expect(index.search({ ...request, limit: 3 }).total).toBe(139);
  });

  test('a facet over more documents than are read is an estimate', () => {
    const index = newIndex();
    const exact = index.facet({ groups }, 'brand', 5).values;
    expect(exact.map(({ count }) => count)).toEqual([70, 70, 70]);
    const read = index.facet({ groups }, 'brand', 5, 50).values;
    const sum = read.reduce((total, { count }) => total + count, 0);
    expect(sum).toBeGreaterThanOrEqual(205);
    expect(sum).toBeLessThanOrEqual(220);
    expect(index.facet({ groups }, 'brand', 5, 210).values).toEqual(exact);
  });

  test('a facet of few values begins as one of all does, in one segment and in several parts', () => {
    const sealed = createIndex(options, [
      { segment: opened(buildSegment(documents, rules, analyze)), tombstones: NONE_DEAD },
    ]);
    for (const index of [sealed, newIndex()]) {
      const { values } = index.facet({ groups }, 'attr.colour', 50);
      for (const limit of [0, 1, 3, 7, 8])
        expect(index.facet({ groups }, 'attr.colour', limit).values).toEqual(values.slice(0, limit));
      const sizes = values.map(({ count }) => count);
      expect(index.facetSizes({ groups }, ['brand', 'attr.colour'], 4)).toEqual([
        [70, 70, 70],
        sizes.slice(0, 4),
      ]);
    }
  });
});
