import { foldTag } from './fold-key.ts';
import type { DocumentTest, Source } from './source.ts';
import type { Filter } from './types.ts';

/** Tests of sources that never change, by source: counting, ranking and facets of one search share a filter. */
const compiled = new WeakMap<Source, WeakMap<Filter, DocumentTest>>();

/** A filter as one test over the documents of a source; unknown tags and columns match nothing. */
export function compileFilter(filter: Filter, source: Source): DocumentTest {
  if (!source.isSealed) return compile(filter, source);
  const tests = compiled.get(source) ?? new WeakMap<Filter, DocumentTest>();
  compiled.set(source, tests);
  const test = tests.get(filter) ?? compile(filter, source);
  tests.set(filter, test);
  return test;
}

function compile(filter: Filter, source: Source): DocumentTest {
  switch (filter.kind) {
    case 'all': {
      const tests = filter.of.map((part) => compile(part, source));
      return tests.reduce(both, tests.length === 0 ? () => true : tests.shift()!);
    }
    case 'any': {
      const { tags, others } = alternatives(filter);
      const tests = others.map((part) => compile(part, source));
      if (tags.length > 0) tests.push(source.anyTagTest(tags));
      return tests.reduce(either, tests.length === 0 ? () => false : tests.shift()!);
    }
    case 'not': {
      const test = compile(filter.of, source);
      return (document) => !test(document);
    }
    case 'tag':
      return source.tagTest(foldTag(filter.tag));
    case 'has_number': {
      const read = source.numberReader(filter.name);
      return (document) => !Number.isNaN(read(document));
    }
    case 'number':
      return numberTest(filter, source);
    case 'ids':
      return idTest(filter.ids, source);
  }
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

// Pairs of plain calls: an array method per document would cost more than the tests.
function both(first: DocumentTest, second: DocumentTest): DocumentTest {
  return (document) => first(document) && second(document);
}

function either(first: DocumentTest, second: DocumentTest): DocumentTest {
  return (document) => first(document) || second(document);
}

function numberTest(filter: Extract<Filter, { kind: 'number' }>, source: Source): DocumentTest {
  const read = source.numberReader(filter.name);
  const { gte, gt, lte, lt } = filter;
  return (document) => {
    const value = read(document);
    if (Number.isNaN(value)) return false;
    if (gte !== undefined && !(value >= gte)) return false;
    if (gt !== undefined && !(value > gt)) return false;
    if (lte !== undefined && !(value <= lte)) return false;
    return lt === undefined || value < lt;
  };
}

function documentsOf(ids: ReadonlySet<string>, source: Source): number[] {
  return [...ids].map((id) => source.find(id)).filter((document) => document >= 0);
}

function idTest(ids: ReadonlySet<string>, source: Source): DocumentTest {
  const documents = new Set(documentsOf(ids, source));
  return (document) => documents.has(document);
}

/** The only documents, ascending, that a filter by ids can let pass; `undefined` for filters that do not say. */
export function documentsNamed(filter: Filter, source: Source): number[] | undefined {
  if (filter.kind === 'ids') return [...new Set(documentsOf(filter.ids, source))].sort((a, b) => a - b);
  if (filter.kind !== 'all') return undefined;
  for (const part of filter.of) {
    const documents = documentsNamed(part, source);
    if (documents !== undefined) return documents;
  }
  return undefined;
}
