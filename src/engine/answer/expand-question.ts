import type { ConversationMemory } from '../query/memory.ts';
import type { TermGroup } from '../retrieval/types.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import { isFollowUp } from './resolve-products.ts';
import type { Understood } from './understand.ts';

/** Weights of terms carried over (answering §3.2; scanned on follow-up questions, see docs/quality.md). */
const FIRST_WEIGHT = 1;
const FIRST_WEIGHT_WITH_PRODUCT = 0.3;
const PREVIOUS_WEIGHT = 0.5;

function weighted(groups: readonly TermGroup[], weight: number): TermGroup[] {
  return groups.map(({ surface, members }) => ({
    surface,
    members: members.map((member) => ({ term: member.term, weight: member.weight * weight })),
  }));
}

/**
 * The term groups to search with: the question's content, then, for a follow-up, those of the thread's first question
 * (weight 1; .3 with a product in context, which already says it) and of the previous one (.5), each term once.
 *
 * `own` is how many groups, from the front, the shopper typed now.
 */
export function expandQuestion(
  question: Understood,
  memory: ConversationMemory,
  hasProduct: boolean,
): { groups: TermGroup[]; own: number } {
  const groups: TermGroup[] = [...question.content];
  const own = groups.length;
  if (memory.questions.length === 0 || !isFollowUp(question)) return { groups, own };
  const first = memory.questions[0]!;
  const previous = memory.questions.at(-1)!;
  const seen = new Set(groups.flatMap((group) => group.members.map(({ term }) => term)));
  const carry = (text: string, weight: number) => {
    const carried = queryTermGroups(text, question.language, { dropStopWords: true });
    for (const group of weighted(carried, weight)) {
      if (group.members.some(({ term }) => seen.has(term))) continue;
      for (const { term } of group.members) seen.add(term);
      groups.push(group);
    }
  };
  carry(first, hasProduct ? FIRST_WEIGHT_WITH_PRODUCT : FIRST_WEIGHT);
  if (memory.questions.length > 1) carry(previous, PREVIOUS_WEIGHT);
  return { groups, own };
}
