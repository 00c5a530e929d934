import fc from 'fast-check';
import { PRODUCT_SETTINGS } from '../../src/engine/retrieval/parameters.ts';
import type { SegmentRules } from '../../src/engine/retrieval/segment/pack-segment.ts';
import { openSegment, type Segment } from '../../src/engine/retrieval/segment/segment.ts';
import type {
  Filter,
  Hit,
  IndexDocument,
  SearchRequest,
  TermGroup,
} from '../../src/engine/retrieval/types.ts';
import type { Token } from '../../src/engine/text/terms/types.ts';

/** A cut of words for tests: at spaces; a word with "ä" also gets its twin without, one with "+" its parts. */
export function analyze(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  text.split(' ').forEach((word, position) => {
    const at = { start, end: start + word.length, position };
    start = at.end + 1;
    if (word === '') return;
    tokens.push({ ...at, term: word, weight: 1 });
    if (word.includes('ä')) tokens.push({ ...at, term: word.replaceAll('ä', 'a'), weight: 0.8 });
    if (word.includes('+'))
      for (const part of word.split('+')) if (part) tokens.push({ ...at, term: part, weight: 0.6 });
  });
  return tokens;
}

/** Rules of the test segments. */
export const rules: SegmentRules = { settings: PRODUCT_SETTINGS, locale: 'en', analyzerVersion: 1 };
/** Options of the test indexes. */
export const options = { rules, analyze };

const word = fc.constantFrom(
  'lamp',
  'brass',
  'desk',
  'läufer',
  'laufer',
  'a',
  'b',
  'sofa+bed',
  'sofa',
  'bed',
  'red',
);
const phrase = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '));
const lines = fc.array(phrase, { maxLength: 3 }).map((all) => all.join('\n'));
const tag = fc.constantFrom(
  'brand=Acme',
  'brand=ACME',
  'brand=Bolt',
  'category=Home',
  'category=Home > Desk',
  'avail=true',
);
export const document = fc.record({
  id: fc.integer({ min: 0, max: 24 }).map((n) => `p${n}`),
  fields: fc.record(
    { title: lines, brand: word, description: phrase, attributes: lines },
    { requiredKeys: [] },
  ),
  exactIds: fc.array(fc.constantFrom('AB-1', 'ab1', '0401', 'x y'), { maxLength: 2 }),
  tags: fc.array(tag, { maxLength: 3 }),
  numbers: fc.record(
    { price: fc.integer({ min: 0, max: 5 }), rating_count: fc.integer({ min: 0, max: 2 }) },
    { requiredKeys: [] },
  ),
}) as fc.Arbitrary<IndexDocument>;

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  tag.map((value): Filter => ({ kind: 'tag', tag: value.toUpperCase() })),
  fc
    .record({ gte: fc.integer({ max: 5 }), lt: fc.integer({ max: 5 }) }, { requiredKeys: [] })
    .map((range): Filter => ({ kind: 'number', name: 'price', ...range })),
  tag.map((value): Filter => ({ kind: 'has_tag', name: value.split('=')[0]! })),
  fc
    .uniqueArray(fc.constantFrom('lamp', 'desk', 'red', 'a', 'nowhere'), { maxLength: 2 })
    .map((terms): Filter => ({ kind: 'titled', terms })),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 6 })
    .map((ids): Filter => ({ kind: 'ids', ids: new Set(ids.map((n) => `p${n}`)) })),
);
export const filter: fc.Arbitrary<Filter> = fc.oneof(
  leaf,
  fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), of: fc.array(leaf, { maxLength: 3 }) }),
  leaf.map((of): Filter => ({ kind: 'not', of })),
);
export const group: fc.Arbitrary<TermGroup> = fc
  .array(
    fc.record({
      term: fc.constantFrom(
        'lamp',
        'brass',
        'desk',
        'laufer',
        'läufer',
        'sofa',
        'bed',
        'red',
        'a',
        'nowhere',
      ),
      weight: fc.constantFrom(1, 1, 0.8, 0.6, 0.5),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((members) =>
    fc
      .constantFrom(false, false, false, true)
      .map((light) => ({ surface: members[0]!.term, members, ...(light ? { light } : {}) })),
  );
export const request = fc.record(
  {
    groups: fc.array(group, { maxLength: 4 }),
    filter,
    minimumCoverage: fc.constantFrom(0, 0.3, 0.6, 1),
    use: fc.record(
      { coverage: fc.boolean(), proximity: fc.boolean(), priors: fc.boolean() },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['groups'] },
) as fc.Arbitrary<Omit<SearchRequest, 'limit'>>;

export type Step =
  | { kind: 'upsert'; documents: IndexDocument[] }
  | { kind: 'remove'; ids: string[] }
  | { kind: 'seal' | 'merge' | 'reload' | 'rebuild' };
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('upsert' as const),
      documents: fc.array(document, { maxLength: 8 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      ids: fc.array(
        fc.integer({ min: 0, max: 24 }).map((n) => `p${n}`),
        { maxLength: 4 },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('seal' as const, 'merge' as const, 'reload' as const, 'rebuild' as const),
    }),
  },
);

/** Opens a packed segment or fails the test. */
export function opened(buffer: SharedArrayBuffer): Segment {
  const segment = openSegment(buffer, rules);
  if ('damaged' in segment) throw new Error(segment.damaged);
  return segment;
}

/** What hits say, to be compared; some of it they only read when they are asked. */
export function said(hits: readonly Hit[]) {
  return hits.map(({ id, score, parts, coveredIdf, passed }) => ({ id, score, parts, coveredIdf, passed }));
}
