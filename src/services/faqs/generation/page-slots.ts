import type { ProvenFaq } from '../../../engine/faq/choose/choose-faqs.ts';
import { type Faq, isListable, questionKey } from '../../faq-lookup/faq-types.ts';
import type { ProvenAnswer } from '../candidates/prove-candidate.ts';

export type ProvenPageFaq = ProvenFaq<ProvenAnswer>;

/** A proven question with the FAQ that it already is. */
export type PageSlot = { proven: ProvenPageFaq; old: Faq | undefined };

/**
 * The FAQ that each proven question already is: the one of exactly that wording, else a listed one that asks the same in
 * another wording of it, which then stays, with its id. Of two that ask in the same words the first counts.
 */
export function slotsOf(proven: readonly ProvenPageFaq[], byKey: ReadonlyMap<string, Faq>): PageSlot[] {
  const taken = new Set(proven.map(({ question }) => byKey.get(questionKey(question))));
  const asked = new Set<string>();
  const distinct = proven.filter(({ question }) => asked.size !== asked.add(questionKey(question)).size);
  return distinct.map((entry) => {
    const same = byKey.get(questionKey(entry.question));
    if (same) return { proven: entry, old: same };
    const kin = entry.variants
      .map((variant) => byKey.get(questionKey(variant)))
      .find((faq) => faq !== undefined && isListable(faq) && !taken.has(faq));
    if (!kin) return { proven: entry, old: undefined };
    taken.add(kin);
    const variants = [entry.question, ...entry.variants].filter((wording) => wording !== kin.question);
    return { proven: { ...entry, variants }, old: kin };
  });
}
