import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex } from '../../retrieval/types.ts';
import { firstTerm } from '../../text/terms/query-terms.ts';

/** A word is a thing of its own when this share of the products that hold it are that thing. */
const HEAD_SHARE = 0.2;
const MANY_HEADS = 30;

/** Whether a word names a kind of product of the catalogue, rather than a property of some. */
export function isThing(
  word: string,
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'search'>,
): boolean {
  const term = firstTerm(word, index.locale);
  if (term === undefined) return false;
  const frequency = index.documentFrequency(term);
  const filter: Filter = { kind: 'tag', tag: tagOf('head', term) };
  const heads = frequency === 0 ? 0 : index.search({ groups: [], filter, limit: 0 }).total;
  return heads >= MANY_HEADS || (heads > 0 && heads >= frequency * HEAD_SHARE);
}
