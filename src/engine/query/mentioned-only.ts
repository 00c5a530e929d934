import { tagOf } from '../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import type { QueryKnowledge } from './query-knowledge.ts';
import { isDescriptive, isListedDescription } from './unknown-words.ts';

const MOST_COMPARED = 20;
/** Of a longer wish it is not plain enough which thing it names. */
const MOST_WORDS = 3;
/** Parts of compounds cover 0.6 of their word. */
const LEAST_COVERAGE = 0.55;
/** Of several words, this share of their idf must stand in one title. */
const LEAST_IN_TITLE = 0.75;
/** The same anywhere in one product. */
const LEAST_TOGETHER = 0.9;

type Input = {
  groups: readonly TermGroup[];
  /** Words of the query that no product holds and that say which kind of the thing is wanted. */
  kinds: readonly string[];
  /** Index terms of what is wanted. */
  heads: readonly string[];
  language: string;
  index: Pick<RetrievalIndex, 'search' | 'countUpTo'>;
  knowledge: Pick<QueryKnowledge, 'things'>;
};

/**
 * The words of a query that ask for a thing the catalogue only speaks of: "netflix" where televisions mention it.
 *
 * A thing is carried when one title holds its words together; when its head noun is what some product, category or brand
 * is and nothing else was said; or when a product that is the head noun holds the other words anywhere ("espresso
 * machine" is not carried where only coffee machines and espresso cups are); a kind that no product is of makes up for a
 * title. Else what is found mentions the words and is
 * no such thing: it is listed, and that is said. Empty otherwise.
 */
export function mentionedOnly({ groups, kinds, heads, language, index, knowledge }: Input): string[] {
  const isHead = ({ members }: TermGroup): boolean => members.some(({ term }) => heads.includes(term));
  // What is asked for is a thing, however its word ends (battery), or a count of some (pc).
  const content = groups.filter((group) => {
    const isAsked = isHead(group) && !isListedDescription(group.surface, language);
    return isAsked || !isDescriptive(group.surface, language);
  });
  if (content.length > MOST_WORDS || !content.some(isHead)) return [];
  const isKnownThing = heads.some((term) => knowledge.things.has(term));
  if (isKnownThing && content.length === 1) return [];
  // A kind that no product is of, of a thing that no product is: "electric bike" where there are bike backpacks.
  if (kinds.length > 0 && !isKnownThing) return [...kinds, ...content.map(({ surface }) => surface)];
  if (isKnownThing && isSomewhere(content, heads, index)) return [];
  if (isInOneTitle(content, index)) return [];
  return content.map(({ surface }) => surface);
}

function isInOneTitle(content: readonly TermGroup[], index: Input['index']): boolean {
  const request = {
    groups: content,
    limit: MOST_COMPARED,
    minimumCoverage: LEAST_COVERAGE,
    exactTotal: false,
  };
  const least = content.length === 1 ? Number.MIN_VALUE : LEAST_IN_TITLE;
  return index
    .search(request)
    .hits.some(
      ({ parts, matchedGroups }) => matchedGroups.length === content.length && parts.titleCoverage >= least,
    );
}

/** Whether a product that is the head holds all words in any field, or the head is the name of a department or brand. */
function isSomewhere(
  content: readonly TermGroup[],
  heads: readonly string[],
  index: Input['index'],
): boolean {
  const filter: Filter = {
    kind: 'any',
    of: heads.map((term) => ({ kind: 'tag', tag: tagOf('head', term) })),
  };
  const holding = (minimumCoverage: number): boolean =>
    index.countUpTo({ groups: content, filter, minimumCoverage }, 1) > 0;
  return holding(LEAST_TOGETHER) || !holding(0);
}
