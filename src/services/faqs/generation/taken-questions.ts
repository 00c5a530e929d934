import type { TakenQuestion } from '../../../engine/faq/choose/choose-faqs.ts';
import { type Faq, isApproved, isListable, translatedFrom } from '../../faq-lookup/faq-types.ts';

/** Whether a person has put his hand to a FAQ, so that no generation replaces or drops it. */
export function isKeptByPerson(faq: Faq): boolean {
  return (
    isListable(faq) && !translatedFrom(faq) && (faq.origin === 'merchant' || faq.pinned || isApproved(faq))
  );
}

/** The facts of a stored answer, as generation compares them; the title does not count. */
function factKeyOf(faq: Faq): string | undefined {
  if (faq.answer.kind !== 'stored') return undefined;
  const places = faq.answer.answer.claims.flatMap(({ support }) =>
    support
      .flatMap((entry) => (entry.kind === 'computed' ? entry.inputs : [entry]))
      .flatMap((span) => {
        if (span.kind === 'computed' || (span.kind === 'field' && span.path === 'title')) return [];
        return [`${span.source.sourceId}\n${span.start}\n${span.end}`];
      }),
  );
  return [...new Set(places)].sort().join('\n\n');
}

/**
 * What a generation must not propose: questions that people wrote, approved, put in other words or rejected.
 * When a fresh list is only repaired, everything that still stands on it as well.
 */
export function takenQuestions(existing: readonly Faq[], repair: boolean): TakenQuestion[] {
  return existing
    .filter((faq) => {
      if (faq.review === 'rejected' || faq.replacedBy !== undefined || isKeptByPerson(faq)) return true;
      return repair && isListable(faq);
    })
    .map((faq) => {
      const factKey = factKeyOf(faq);
      return { question: faq.question, ...(factKey === undefined || factKey === '' ? {} : { factKey }) };
    });
}
