import { formsOf, mentionedConcepts, phraseOf } from '../../language/concepts/concepts.ts';
import type { TermGroup } from '../../retrieval/types.ts';

/** What another word for the same counts, beside the shopper's own. */
const OTHER_WORD = 0.6;
/** Forms of the thesaurus from this weight on mean the same; others are only near. */
const SAME = 0.7;

/**
 * Adds the other words that the thesaurus has for the same thing to each group (weight .6); the shopper's own word stays first.
 * Languages that the thesaurus lacks come back unchanged.
 */
export function withOtherWords(groups: readonly TermGroup[], text: string, language: string): TermGroup[] {
  const phrase = phraseOf(text, language);
  const others = new Map<string, string[]>();
  for (const { from, to, concepts } of mentionedConcepts(phrase, language)) {
    if (to - from > 1) continue;
    const terms = concepts
      .flatMap((concept) => formsOf(concept, language))
      .flatMap((form) => (form.weight >= SAME && form.terms.length === 1 ? form.terms : []));
    others.set(phrase[from]!, terms);
  }
  return groups.map(({ surface, members }) => {
    const own = new Set(members.map(({ term }) => term));
    const found = new Set(members.flatMap(({ term }) => others.get(term) ?? []));
    const added = [...found].filter((term) => !own.has(term));
    return { surface, members: [...members, ...added.map((term) => ({ term, weight: OTHER_WORD }))] };
  });
}
