import { languageOf } from '../../language/locale-lookup.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { isDescriptive } from '../words/describing-words.ts';
import { isKnownGroup } from '../words/known-group.ts';
import type { Interpretation } from './interpret-query.ts';

/** What a shop does not have: the words that no product holds, and whether they are all that was asked for. */
export type NotCarried = { words: readonly string[]; isThing: boolean };

/** A longer wish says what it is about in so many words that one unknown word denies nothing. */
const MOST_WORDS = 3;
/** What is denied where nothing may be. */
export const NOTHING_DENIED: NotCarried = { words: [], isThing: false };

/**
 * The words of a short query that name a thing, a maker or a kind and that no field of any product holds in any form.
 *
 * Whatever tells more than a name, and words that only describe or that any story may hold deny nothing; nor do words in another
 * language than the catalogue's, unless it is known what they are called there.
 */
export function notCarried(
  { groups, heads, language, isName, constraints, inVain }: Interpretation,
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency'>,
): NotCarried {
  if (!isName) return NOTHING_DENIED;
  const isForeign = languageOf(language) !== languageOf(index.locale);
  const isHead = ({ members }: TermGroup): boolean => members.some(({ term }) => heads.includes(term));
  const isRead = ({ surface }: TermGroup): boolean =>
    constraints.some((one) => one.surface.toLowerCase().includes(surface.toLowerCase()));
  const content = groups.filter(({ light }) => !light);
  const isWhole = ({ members }: TermGroup): boolean => members.some(({ weight }) => weight === 1);
  const unknown = content.filter(
    (group) =>
      !isKnownGroup(group, index) &&
      isWhole(group) &&
      !isRead(group) &&
      (!isForeign || inVain.includes(group.surface.toLowerCase())) &&
      (isHead(group) || !isDescriptive(group.surface, language)),
  );
  if (content.length > MOST_WORDS && unknown.length < content.length) return NOTHING_DENIED;
  return {
    words: unknown.map(({ surface }) => surface),
    isThing: unknown.length === content.length,
  };
}
