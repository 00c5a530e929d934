import type { TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import type { Synonyms } from './synonyms.ts';

/** A merchant's pair: `from` is also found as `to`; `twoWay` the other way round too. */
export type MerchantSynonym = { from: string; to: readonly string[]; twoWay: boolean };

type Terms = readonly string[];

/** Terms of a text, and of the texts that it is also found as. */
type Phrase = { from: Terms; to: Terms[] };

/** A merchant's synonyms in index terms of one locale. */
export type OwnSynonyms = {
  /** Single words for single words, weight 1. */
  words: Synonyms;
  /** Where one side has several words. */
  phrases: readonly Phrase[];
  /** Every pair as it is written, for telling. */
  pairs: readonly { from: string; to: string; ownTerms: Terms; otherTerms: Terms }[];
  /** Whatever is searched for as something else: no typing error, however much it looks like one. */
  asWritten: ReadonlySet<string>;
};

/** None. */
export const NO_OWN_SYNONYMS: OwnSynonyms = {
  words: new Map(),
  phrases: [],
  pairs: [],
  asWritten: new Set(),
};

/** A merchant's pairs in index terms; sides without a word are left out, and what stands for itself. */
export function merchantSynonyms(pairs: readonly MerchantSynonym[], locale: string): OwnSynonyms {
  const byFrom = new Map<string, Phrase>();
  const add = (from: Terms, to: Terms): void => {
    const [key, other] = [from.join(' '), to.join(' ')];
    if (key === '' || other === '' || key === other) return;
    const phrase = byFrom.get(key) ?? { from, to: [] };
    byFrom.set(key, phrase);
    if (!phrase.to.some((known) => known.join(' ') === other)) phrase.to.push(to);
  };
  const written: OwnSynonyms['pairs'][number][] = [];
  const termsOf = (text: string) => queryTermGroups(text, locale).map(({ members }) => members[0]!.term);
  for (const { from, to, twoWay } of pairs) {
    const own = termsOf(from);
    for (const text of to) {
      const other = termsOf(text);
      add(own, other);
      written.push({ from, to: text, ownTerms: own, otherTerms: other });
      if (!twoWay) continue;
      add(other, own);
      written.push({ from: text, to: from, ownTerms: other, otherTerms: own });
    }
  }
  const all = [...byFrom.values()];
  const isWord = ({ from, to }: Phrase) => [from, ...to].every(({ length }) => length === 1);
  const words = all
    .filter(isWord)
    .map(({ from, to }) => [from[0]!, to.map(([term]) => ({ term: term!, weight: 1 }))] as const);
  return {
    words: new Map(words),
    phrases: all.filter((phrase) => !isWord(phrase)),
    pairs: written,
    asWritten: new Set(all.flatMap(({ from }) => from)),
  };
}

/**
 * Where a query holds a phrase, what it is also found as is put beside its words, word by word; the longest of them says
 * how many groups there are, so that a product has to hold one of them whole to cover the query. Phrases with a word that
 * the index does not know add nothing.
 */
export function widenPhrases(
  groups: readonly TermGroup[],
  { phrases }: OwnSynonyms,
  isKnown: (term: string) => boolean,
): TermGroup[] {
  const widened = [...groups];
  for (const { from, to } of phrases) {
    const known = to.filter((terms) => terms.every(isKnown));
    const at = known.length === 0 ? -1 : placeOf(widened, from);
    if (at < 0) continue;
    const count = Math.max(from.length, ...known.map(({ length }) => length));
    const places = Array.from({ length: count }, (_, i) => {
      const group = widened[at + Math.min(i, from.length - 1)]!;
      const others = known.map((terms) => terms[Math.min(i, terms.length - 1)]!);
      return withTerms(
        group,
        others.map((term) => ({ term, weight: 1 })),
      );
    });
    widened.splice(at, from.length, ...places);
  }
  return widened;
}

/** Where the words of a phrase stand next to each other; −1 = nowhere. */
function placeOf(groups: readonly TermGroup[], terms: Terms): number {
  return groups.findIndex((_, at) => terms.every((term, i) => groups[at + i]?.members[0]?.term === term));
}

/** Which of the merchant's pairs widened a query: its words hold one side, and are also searched by the other. */
export function usedSynonyms(
  { pairs }: OwnSynonyms,
  groups: readonly TermGroup[],
): { from: string; to: string }[] {
  const searched = new Set(groups.flatMap(({ members }) => members.map(({ term }) => term)));
  return pairs
    .filter(
      ({ ownTerms, otherTerms }) =>
        placeOf(groups, ownTerms) >= 0 && otherTerms.every((term) => searched.has(term)),
    )
    .map(({ from, to }) => ({ from, to }));
}
