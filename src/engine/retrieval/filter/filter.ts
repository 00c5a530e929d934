import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { columnName, foldTag } from '../fold-key.ts';
import type { DocumentTest, NumberRange, PostingsSource } from '../parts/source.ts';
import type { Filter } from '../types.ts';
import { bitmapTest, bothTest, eitherTest, notTest, withBlocks } from './block-test.ts';

/** Tests of sources that never change, by source: counting, ranking and facets of one search share a filter. */
const compiled = oncePer((source: PostingsSource) => oncePer((filter: Filter) => compile(filter, source)));

/** A filter as one test over the documents of a source; unknown tags and columns match nothing. */
export function compileFilter(filter: Filter, source: PostingsSource): DocumentTest {
  return source.isSealed ? compiled(source)(filter) : compile(filter, source);
}

function compile(filter: Filter, source: PostingsSource): DocumentTest {
  switch (filter.kind) {
    case 'all': {
      const tests = filter.of.map((part) => compileFilter(part, source));
      return tests.length === 0 ? () => true : tests.reduce(bothTest);
    }
    case 'any': {
      const { tags, others } = alternatives(filter);
      const tests = others.map((part) => compileFilter(part, source));
      if (tags.length > 0) tests.push(source.anyTagTest(tags));
      return tests.length === 0 ? () => false : tests.reduce(eitherTest);
    }
    case 'not':
      return notTest(compileFilter(filter.of, source));
    case 'tag':
      return source.tagTest(foldTag(filter.tag));
    case 'has_tag':
      return source.nameTest(columnName(filter.name));
    case 'titled':
      return bitmapTest(bitmapOf(filter, source));
    case 'number':
      return source.numberTest(filter.name, rangeOf(filter));
    case 'ids':
      return idTest(filter.ids, source);
  }
}

type TitledFilter = Extract<Filter, { kind: 'titled' }>;

/** Lists of words come again with other queries (what colours are called); a few words are looked up as fast. */
const LONG_LIST = 8;
const KEPT_LISTS = 64;
const bitmapsOfLists = oncePer((_source: PostingsSource) => new KeptValues<Uint32Array>(KEPT_LISTS));

function bitmapOf(filter: TitledFilter, source: PostingsSource): Uint32Array {
  if (!source.isSealed || filter.terms.length < LONG_LIST) return documentsWith(filter, source);
  return bitmapsOfLists(source).getOrMake(filter.terms.join('\n'), () => documentsWith(filter, source));
}

/** One bit per document of a source: whether its title holds any of the words. */
function documentsWith({ terms }: TitledFilter, source: PostingsSource): Uint32Array {
  const bits = new Uint32Array((source.documentCount + 31) >>> 5);
  for (const term of new Set(terms)) {
    const postings = source.postings(term);
    if (postings === undefined) continue;
    const { documents, start, titleEnd } = postings;
    for (let i = start; i < titleEnd; i++) bits[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31);
  }
  return bits;
}

/** The alternatives of a filter: its tags, folded, and what else there is. */
function alternatives(filter: Extract<Filter, { kind: 'any' }>): { tags: string[]; others: Filter[] } {
  const tags: string[] = [];
  const others: Filter[] = [];
  for (const part of filter.of) {
    if (part.kind === 'tag') tags.push(foldTag(part.tag));
    else if (part.kind === 'any') {
      const inner = alternatives(part);
      tags.push(...inner.tags);
      others.push(...inner.others);
    } else others.push(part);
  }
  return { tags, others };
}

type Bounds = { gte?: number; gt?: number; lte?: number; lt?: number };

function rangeOf({ gte = -Infinity, gt = NaN, lte = Infinity, lt = NaN }: Bounds): NumberRange {
  return { least: gte, most: lte, above: gt, below: lt };
}

function documentsOf(ids: ReadonlySet<string>, source: PostingsSource): number[] {
  return [...ids].map((id) => source.find(id)).filter((document) => document >= 0);
}

function idTest(ids: ReadonlySet<string>, source: PostingsSource): DocumentTest {
  const bits = new Map<number, number>();
  for (const document of documentsOf(ids, source)) {
    const word = document >>> 5;
    bits.set(word, (bits.get(word) ?? 0) | (1 << (document & 31)));
  }
  return withBlocks(
    (document) => ((bits.get(document >>> 5) ?? 0) & (1 << (document & 31))) !== 0,
    (asked, word, count) => {
      for (let i = 0; i < count; i++) if (asked[i] !== 0) asked[i]! &= bits.get(word + i) ?? 0;
    },
  );
}

/** The only documents, ascending, that a filter by ids can let pass; `undefined` for filters that do not say. */
export function documentsNamed(filter: Filter, source: PostingsSource): number[] | undefined {
  if (filter.kind === 'ids') return [...new Set(documentsOf(filter.ids, source))].sort((a, b) => a - b);
  if (filter.kind !== 'all') return undefined;
  for (const part of filter.of) {
    const documents = documentsNamed(part, source);
    if (documents !== undefined) return documents;
  }
  return undefined;
}
