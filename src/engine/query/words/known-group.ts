import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';

type Knows = Pick<RetrievalIndex, 'documentFrequency'>;

/** Whether the index holds a word of a query in any of its forms. */
export function isKnownGroup({ members }: TermGroup, index: Knows): boolean {
  return members.some(({ term }) => index.documentFrequency(term) > 0);
}
