import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { toNormalWord } from '../../text/normal-word.ts';
import { isEverydayWord } from '../everyday-words.ts';

/** What a word for a kind of product counts in a question about a rule: "return a jacket" is about returning. */
const PRODUCT_WORD_WEIGHT = 0.3;

/** A question without what the shop's texts cannot say anything about. */
export type RelaxedGroups = {
  groups: readonly TermGroup[];
  /** How many of `groups`, from the front, the shopper typed now. */
  own: number;
  /** Words of the question that no text holds, as typed; those that any story holds are not among them. */
  unmentioned: readonly string[];
};

/**
 * Takes the words out of a question that no text of the shop holds, a brand, place or means of payment mostly, those of
 * the story around it and amounts, and lets
 * words for kinds of products count little: what is left is the topic. The texts' answer to it is not one to the
 * question, only what there is to say. `undefined` when no word for a topic of shops is left, or nothing would change.
 */
export function relaxGroups(
  groups: readonly TermGroup[],
  own: number,
  language: string,
  index: Pick<RetrievalIndex, 'documentFrequency'>,
  isProductWord: (term: string) => boolean,
  isTopic: (group: TermGroup) => boolean,
): RelaxedGroups | undefined {
  const isKnown = ({ members }: TermGroup) => members.some(({ term }) => index.documentFrequency(term) > 0);
  const isEveryday = ({ surface }: TermGroup) =>
    isEverydayWord(toNormalWord(surface.normalize('NFKC'), languageOf(language)), language);
  const asked = groups.slice(0, own);
  const isAmount = ({ surface }: TermGroup) => /^\p{Nd}[\p{Nd}.,]*$/u.test(surface);
  // "For 50 dollars": an amount with its unit is no topic.
  const isOfAmount = (i: number) => [asked[i], asked[i - 1]].some((group) => group && isAmount(group));
  const known = asked.filter(
    (group, i) => isTopic(group) || (isKnown(group) && !isOfAmount(i) && !isEveryday(group)),
  );
  const isKind = (group: TermGroup) => !isTopic(group) && isProductWord(group.members[0]!.term);
  const kinds = known.filter(isKind);
  const isChanged = known.length < asked.length || (kinds.length > 0 && kinds.length < known.length);
  if (!isChanged || !known.some((group) => isTopic(group) && isKnown(group))) return undefined;
  const weakened = known.map((group) =>
    isKind(group) && kinds.length < known.length
      ? {
          surface: group.surface,
          members: group.members.map(({ term, weight }) => ({ term, weight: weight * PRODUCT_WORD_WEIGHT })),
        }
      : group,
  );
  return {
    groups: [...weakened, ...groups.slice(own).filter(isKnown)],
    own: weakened.length,
    unmentioned: asked
      .filter((group) => !isKnown(group) && !isEveryday(group) && /\p{L}/u.test(group.surface))
      .map(({ surface }) => surface),
  };
}
