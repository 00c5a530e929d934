import { foldTag } from './fold-key.ts';
import type { DocumentTest, Source } from './source.ts';
import type { Filter } from './types.ts';

/** A filter as one test over the documents of a source; unknown tags and columns match nothing. */
export function compileFilter(filter: Filter, source: Source): DocumentTest {
  switch (filter.kind) {
    case 'all': {
      const tests = filter.of.map((part) => compileFilter(part, source));
      return tests.reduce(both, tests.length === 0 ? () => true : tests.shift()!);
    }
    case 'any': {
      const tests = filter.of.map((part) => compileFilter(part, source));
      return tests.reduce(either, tests.length === 0 ? () => false : tests.shift()!);
    }
    case 'not': {
      const test = compileFilter(filter.of, source);
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

function idTest(ids: ReadonlySet<string>, source: Source): DocumentTest {
  const documents = new Set<number>();
  for (const id of ids) {
    const document = source.find(id);
    if (document >= 0) documents.add(document);
  }
  return (document) => documents.has(document);
}
