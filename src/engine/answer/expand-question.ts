import type { ConversationMemory } from '../query/memory.ts';
import type { TermGroup } from '../retrieval/types.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { toNormalWord } from '../text/normal-word.ts';
import { termsOf } from './attributes/question-table.ts';
import { isEverydayWord } from './everyday-words.ts';
import type { ProductView } from './product-view.ts';
import { isFollowUp } from './resolve-products.ts';
import { expandSynonyms } from './synonyms/expand-synonyms.ts';
import { contentGroups, type Understood } from './understand.ts';

/** Weights of terms carried over (answering §3.2; scanned on follow-up questions, see docs/quality.md). */
const FIRST_WEIGHT = 1;
const FIRST_WEIGHT_WITH_PRODUCT = 0.3;
const PREVIOUS_WEIGHT = 0.5;
/** A word that only names the product in context says little about which text answers. */
const PRODUCT_WORD_WEIGHT = 0.3;

/** A word that any story holds says little, however rare the shop's few pages make it look. */
const EVERYDAY_WORD_WEIGHT = 0.4;

/** Term groups to search texts with; `own` is how many, from the front, the shopper typed now. */
export type ExpandedQuestion = { groups: readonly TermGroup[]; own: number };

function weighted({ surface, members }: TermGroup, weight: number): TermGroup {
  return {
    surface,
    members: members.map((member) => ({ term: member.term, weight: member.weight * weight })),
  };
}

function productWords(views: readonly ProductView[], language: string): Set<string> {
  const texts = views.flatMap(({ product }) => [product.title, product.brand ?? '', ...product.categories]);
  return new Set(texts.flatMap((text) => termsOf(text, language)));
}

/**
 * The question's own groups; words that name the product in context weigh less ("return the boots" is about returning),
 * and so do everyday words, unless they are all there is.
 */
function ownGroups(question: Understood, views: readonly ProductView[]): TermGroup[] {
  const named = productWords(views, question.language);
  const isNaming = ({ members }: TermGroup) => named.has(members[0]!.term);
  const isEveryday = ({ surface }: TermGroup) =>
    isEverydayWord(toNormalWord(surface.normalize('NFKC'), languageOf(question.language)), question.language);
  const groups = expandSynonyms(question.content, question.prepared, question.language);
  const weightOf = (group: TermGroup) =>
    (isNaming(group) ? PRODUCT_WORD_WEIGHT : 1) * (isEveryday(group) ? EVERYDAY_WORD_WEIGHT : 1);
  const most = Math.max(...groups.map(weightOf));
  return groups.map((group) => (weightOf(group) < most ? weighted(group, weightOf(group)) : group));
}

/**
 * The term groups to search with: the question's content, then, for a follow-up, those of the thread's first question
 * (weight 1; .3 with a product in context, which already says it) and of the previous one (.5), each term once.
 */
export function expandQuestion(
  question: Understood,
  memory: ConversationMemory,
  views: readonly ProductView[],
): ExpandedQuestion {
  const groups = ownGroups(question, views);
  const own = groups.length;
  if (memory.questions.length === 0 || !isFollowUp(question)) return { groups, own };
  const seen = new Set(groups.flatMap((group) => group.members.map(({ term }) => term)));
  const carry = (text: string, weight: number) => {
    for (const group of contentGroups(text, question.language)) {
      if (group.members.some(({ term }) => seen.has(term))) continue;
      for (const { term } of group.members) seen.add(term);
      groups.push(weighted(group, weight));
    }
  };
  carry(memory.questions[0]!, views.length > 0 ? FIRST_WEIGHT_WITH_PRODUCT : FIRST_WEIGHT);
  if (memory.questions.length > 1) carry(memory.questions.at(-1)!, PREVIOUS_WEIGHT);
  return { groups, own };
}
