import type { FaqCandidate } from './candidate.ts';

/** A place in a text under a heading, with how close it is to the product, 0 to 1. */
export type HeadedPassage = { documentId: string; headingPath: string; closeness: number };

const questionEnd = /[?？؟]\s*$/u;
const shortest = 8;
const longest = 120;

/** Whether a heading is a question that makes sense by itself. */
function isQuestion(heading: string): boolean {
  const length = [...heading].length;
  return questionEnd.test(heading) && length >= shortest && length <= longest;
}

/**
 * Questions that the shop's own texts ask and answer (FAQ pages, headings in question form), the closest to the product
 * first. The answer has to come from the same text.
 */
export function headingCandidates(passages: readonly HeadedPassage[]): FaqCandidate[] {
  const found = new Map<string, FaqCandidate>();
  for (const { documentId, headingPath, closeness } of passages) {
    const heading = (headingPath.split(' > ').at(-1) ?? '').trim();
    if (!isQuestion(heading)) continue;
    const before = found.get(heading);
    if (before && before.prior >= closeness) continue;
    found.set(heading, {
      kind: 'passage',
      wordings: [heading],
      topic: `document:${documentId}`,
      documentIds: [documentId],
      askers: 0,
      prior: closeness,
      rarity: 0,
    });
  }
  return [...found.values()].sort((a, b) => b.prior - a.prior || (a.wordings[0]! < b.wordings[0]! ? -1 : 1));
}
