import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';

/** Whether the index holds a word of a query in any of its forms. */
export function isKnownGroup(
  { members }: TermGroup,
  index: Pick<RetrievalIndex, 'documentFrequency'>,
): boolean {
  return members.some(({ term }) => index.documentFrequency(term) > 0);
}
