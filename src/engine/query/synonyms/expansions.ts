import type { Mention, OtherForm } from '../../meaning/thesaurus.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { isPair } from '../../text/terms/query-terms.ts';

/** Concepts with the phrases by which languages say them; a phrase is the index terms of its words, in order. */
export type Thesaurus = {
  phraseOf(text: string, language: string): readonly string[];
  mentionedConcepts(phrase: readonly string[], language: string): readonly Mention[];
  /** Weights from 0 to 1: how nearly it means the same. */
  formsOf(concept: number, locale: string): readonly OtherForm[];
  /** How a language writes a concept, the most usual name first. */
  namesOf(concept: number, locale: string): readonly string[];
};

/** What a thesaurus calls the same is less sure in one catalogue than what its own words say. */
const SHARE = 0.7;
/** Beyond this many a word stands for anything; the nearest are kept. */
const MOST_ADDED = 24;

type Where = { language: string; locale: string; light: ReadonlySet<string> };

/**
 * Adds to the words of a query what a thesaurus gives for the concepts they name, as far as the index knows it: other words
 * of the catalogue's language, and looser ones at less weight. A group still counts once, by its best member.
 *
 * `language` is the query's, `locale` the index's; what is said by words in `light` alone names nothing.
 */
export function addExpansions(
  all: readonly TermGroup[],
  thesaurus: Thesaurus,
  { language, locale, light }: Where,
  isKnown: (term: string) => boolean,
): TermGroup[] {
  const groups = all.filter((group) => !isPair(group));
  const phrase = groups.map(({ surface }) => thesaurus.phraseOf(surface, language)[0] ?? '');
  const isLight = groups.map(({ surface }) => light.has(surface.toLowerCase()));
  const added = groups.map(() => new Map<string, number>());
  for (const { from, to, concepts } of thesaurus.mentionedConcepts(phrase, language)) {
    if (isLight.slice(from, to).every(Boolean)) continue;
    for (const concept of concepts)
      for (const { terms, weight } of thesaurus.formsOf(concept, locale)) {
        const [term] = terms;
        if (terms.length !== 1 || term === undefined || !isKnown(term)) continue;
        for (let at = from; at < to; at++)
          if (!isLight[at]) added[at]!.set(term, Math.max(weight, added[at]!.get(term) ?? 0));
      }
  }
  const expanded = groups.map((group, i) => {
    const others = [...added[i]!]
      .filter(([term]) => !group.members.some((own) => own.term === term))
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, MOST_ADDED)
      .map(([term, weight]) => ({ term, weight: SHARE * Math.min(1, weight) }));
    return others.length === 0 ? group : { ...group, members: [...group.members, ...others] };
  });
  let next = 0;
  return all.map((group) => (isPair(group) ? group : expanded[next++]!));
}
