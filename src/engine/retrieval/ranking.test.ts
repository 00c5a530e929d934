import { describe, expect, test } from 'vitest';
import { buildSegment } from '../../../test/support/build-segment.ts';
import { analyze, opened, options, rules, said } from '../../../test/support/retrieval-documents.ts';
import { oracleSearch } from '../../../test/support/retrieval-oracle.ts';
import { createIndex } from './create-index.ts';
import { mergeSegments } from './merge/merge.ts';
import { NONE_DEAD } from './parts/tombstones.ts';
import type { Filter, IndexDocument, SearchRequest, TermGroup } from './types.ts';

const VOCABULARY = 300;

/** A fixed generator (Numerical Recipes' constants), so that every run sees the same documents. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words of skewed frequency: w0 is in nearly every document, w299 in few. */
function makeDocuments(count: number): IndexDocument[] {
  const random = generator(7);
  const words = (most: number) =>
    Array.from(
      { length: Math.floor(random() * most) },
      () => `w${Math.floor(random() ** 3 * VOCABULARY)}`,
    ).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    id: `d${i}`,
    fields: { title: words(8), description: words(30) },
    exactIds: [],
    tags: [`avail=${random() < 0.5}`],
    numbers: { price: Math.floor(random() * 100), rating_count: Math.floor(random() * 5) },
  }));
}

const groupsOf = (...terms: string[]): TermGroup[] =>
  terms.map((term) => ({ surface: term, members: [{ term, weight: 1 }] }));

function requests(count: number): Omit<SearchRequest, 'limit'>[] {
  const random = generator(99);
  const word = () => `w${Math.floor(random() ** 2 * VOCABULARY)}`;
  return Array.from({ length: count }, (_, i) => ({
    groups: [
      ...groupsOf(...Array.from({ length: 1 + (i % 5) }, word)),
      ...(i % 3 === 0
        ? [
            {
              surface: 'x',
              members: [word(), word(), word()].map((term, m) => ({ term, weight: 1 - m / 4 })),
            },
          ]
        : []),
      ...(i % 4 === 1 ? groupsOf(word(), word()).map((group) => ({ ...group, light: true })) : []),
    ],
    filter: i % 4 === 0 ? { kind: 'number', name: 'price', lt: 40 } : undefined,
    minimumCoverage: i % 2 === 0 ? 0.5 : 0,
  }));
}

function indexOf(documents: readonly IndexDocument[], segmentSize: number) {
  const index = createIndex(options);
  for (let start = 0; start < documents.length; start += segmentSize) {
    index.upsert(documents.slice(start, start + segmentSize));
    index.seal();
  }
  return index;
}

describe('early termination', () => {
  test('over several windows and segments it returns what the full scan returns', () => {
    const documents = makeDocuments(14_000);
    const index = createIndex(options, [
      { segment: opened(buildSegment(documents, rules, analyze)), tombstones: NONE_DEAD },
    ]);
    index.remove(documents.filter((_, i) => i % 11 === 0).map(({ id }) => id));
    index.upsert(makeDocuments(300).map((document) => ({ ...document, id: `n${document.id}` })));
    for (const [i, plain] of requests(75).entries()) {
      const asked = { ...plain, use: { coverage: i % 5 > 0, proximity: i % 7 > 0 } };
      const full = index.search({ ...asked, limit: 250 });
      for (const limit of [1, 10, 250]) {
        const early = index.search({ ...asked, limit, exactTotal: false });
        expect(said(early.hits)).toEqual(said(full.hits.slice(0, limit)));
      }
      expect(index.matches(asked)).toHaveLength(full.total);
    }
  });
});

describe('words of many forms', () => {
  test('of rare and common forms a document gets the best, whichever lists are walked', () => {
    const documents = makeDocuments(30_000).map((document, i) => ({
      ...document,
      // What a word may also be called is often in many documents, mostly far from the title.
      fields: { ...document.fields, description: `${document.fields['description']} c${i % 3} d${i % 7}` },
    }));
    const segment = opened(buildSegment(documents, rules, analyze));
    const index = createIndex(options, [{ segment, tombstones: NONE_DEAD }]);
    const random = generator(5);
    const rare = () => `w${200 + Math.floor(random() * 100)}`;
    const any = () => `w${Math.floor(random() ** 2 * VOCABULARY)}`;
    for (let i = 0; i < 30; i++) {
      const forms = [any(), rare(), rare(), rare(), `c${i % 3}`, any(), `d${i % 7}`, rare()];
      const others = Array.from({ length: 1 + (i % 4) }, () => [any(), rare(), any(), `d${(i + 1) % 7}`]);
      const groups = [forms, ...others].map((terms) => ({
        surface: terms[0]!,
        members: terms.map((term, m) => ({ term, weight: m === 0 ? 1 : 0.7 - m / 20 })),
      }));
      // So many are wanted that nothing is passed over.
      const full = index.search({ groups, limit: 30_000, use: { proximity: false } }).hits;
      for (const limit of [1, 12, 60]) {
        const { hits } = index.search({ groups, limit, exactTotal: false, use: { proximity: false } });
        expect(said(hits)).toEqual(said(full.slice(0, limit)));
      }
    }
  });
});

describe('filters', () => {
  test('on common tags and columns, rare ones and mixed spellings: as a plain test of each document', () => {
    const documents = makeDocuments(3000).map((document, i) => ({
      ...document,
      tags: [
        ...document.tags,
        i % 5 === 0 ? 'brand=Acme' : 'brand=Bolt',
        i % 3 === 0 ? 'Size=XL' : 'size=xl',
      ].map((tag) => tag.replace('Size', 'size')),
      numbers: { ...document.numbers, ...(i % 40 === 0 ? { 'attr.depth': i } : {}) },
    }));
    const index = indexOf(documents, 1200);
    const before = index.segments();
    index.swap(before, opened(mergeSegments(before, rules)!));
    index.upsert(documents.slice(0, 50).map((document) => ({ ...document, numbers: { price: 7 } })));
    const now = [
      ...documents.slice(50),
      ...documents.slice(0, 50).map((d) => ({ ...d, numbers: { price: 7 } })),
    ];
    const filters: Filter[] = [
      { kind: 'tag', tag: 'avail=true' },
      { kind: 'tag', tag: 'SIZE=Xl' },
      { kind: 'not', of: { kind: 'tag', tag: 'brand=acme' } },
      { kind: 'number', name: 'price', gt: 10, lte: 60 },
      { kind: 'number', name: 'attr.depth', gte: 400 },
      { kind: 'not', of: { kind: 'number', name: 'attr.depth' } },
      { kind: 'all', of: [] },
      { kind: 'any', of: [] },
      {
        kind: 'any',
        of: [
          {
            kind: 'all',
            of: [
              { kind: 'tag', tag: 'brand=Acme' },
              { kind: 'number', name: 'price', lt: 5 },
            ],
          },
          { kind: 'ids', ids: new Set(['d7', 'd2999', 'nobody']) },
        ],
      },
    ];
    const input = {
      documents: now,
      settings: rules.settings,
      locale: 'en',
      analyze,
      averages: index.averages,
    };
    for (const filter of filters) {
      const wanted = oracleSearch(input, { groups: [], filter }).map(({ id }) => id);
      const found = index.matches({ groups: [], filter }).map(({ id }) => id);
      expect(found.sort()).toEqual(wanted.sort());
    }
    expect(index.tagValues('size')).toEqual([{ value: 'xl', count: 3000 }]);
  });
});

describe('rank', () => {
  const documents = makeDocuments(700);
  const index = indexOf(documents, 250);

  test('does not depend on how many hits are asked for, with boosts too', () => {
    const boosts = [
      {
        name: 'cheap',
        weight: 0.3,
        value: (hit: { number: (name: string) => number }) => -hit.number('price'),
      },
    ];
    const some = { name: 'some', weight: 0.1, valueByTag: new Map([['avail=true', 1]]) };
    const against = { name: 'against', weight: -0.2, valueByTag: new Map([['avail=true', 0.5]]) };
    for (const asked of requests(20))
      for (const features of [boosts, [some], [some, against], [{ ...some, weight: 2 }]]) {
        const all = index.search({ ...asked, boosts: features, limit: 600 });
        const page = index.search({ ...asked, boosts: features, limit: 10 });
        expect(said(page.hits)).toEqual(said(all.hits.slice(0, 10)));
        expect(page.total).toBe(all.total);
      }
  });

  test('boosts are added to the score divided by its maximum', () => {
    const asked = { groups: groupsOf('w1', 'w5'), limit: 40 };
    const plain = index.search(asked).hits;
    const boosted = index.search({
      ...asked,
      boosts: [{ name: 'stock', weight: 0.5, value: (hit) => (hit.hasTag('AVAIL=true') ? 1 : 0) }],
    }).hits;
    for (const hit of boosted) {
      const before = plain.find(({ id }) => id === hit.id);
      if (before) expect(hit.score).toBeCloseTo(before.score / plain[0]!.score + hit.parts.boosts, 12);
    }
    expect(boosted[0]!.parts.boosts).toBe(0.5);
  });

  test('the quantised score is within a step of the exact BM25F', () => {
    const input = { documents, settings: rules.settings, locale: 'en', analyze, averages: index.averages };
    const use = { coverage: false, proximity: false };
    for (const asked of requests(15)) {
      const exact = new Map(
        oracleSearch({ ...input, quantised: false }, { ...asked, use }).map(({ id, score }) => [id, score]),
      );
      const idfs = asked.groups.map(({ members }) => Math.max(...members.map(({ term }) => index.idf(term))));
      // Half a step of each impact, (k1 + 1)/255, plus the rounding of the weights.
      const step = idfs.reduce((sum, idf) => sum + (idf * 0.5 * (rules.settings.k1 + 1)) / 255 + 0.001, 0);
      for (const { id, score } of index.search({ ...asked, use, limit: 700 }).hits)
        expect(Math.abs(score - exact.get(id)!)).toBeLessThanOrEqual(step);
    }
  });

  test('a rare synonym does not outrank the word that was asked for', () => {
    const shop = createIndex(options);
    const titles = ['sofa', 'sofa', 'sofa', 'couch', 'lamp', 'lamp'];
    shop.upsert(
      titles.map((title, i) => ({ id: `${i}`, fields: { title }, exactIds: [], tags: [], numbers: {} })),
    );
    const members = [
      { term: 'sofa', weight: 1 },
      { term: 'couch', weight: 0.9 },
    ];
    const { hits } = shop.search({ groups: [{ surface: 'sofa', members }], limit: 9 });
    expect(hits.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    expect(hits[3]!.coveredIdf).toBeCloseTo(0.9, 3);
  });

  test('more than 64 groups are answered from the rarest', () => {
    const groups = groupsOf(...Array.from({ length: 90 }, (_, i) => `w${i * 3}`));
    const { hits } = index.search({ groups, limit: 5 });
    expect(hits).toHaveLength(5);
    expect(hits[0]!.coveredIdf).toBeGreaterThan(1 / 64);
  });
});

describe('averages', () => {
  test('an index that grew stays as it was baked until it is rebuilt, and then equals a fresh one', () => {
    const short = makeDocuments(50);
    const long = short.map((document) => ({
      ...document,
      id: `long-${document.id}`,
      fields: { title: 'w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18' },
    }));
    const grown = indexOf(short, 50);
    expect(grown.isStale()).toBe(false);
    grown.upsert(long);
    expect(grown.isStale()).toBe(true);
    const fresh = opened(buildSegment([...short, ...long], rules, analyze));
    expect(fresh.meta.averages).toEqual(grown.liveAverages());
  });
});
