import type { ConversationMemory } from '../query/memory.ts';
import type { TermGroup } from '../retrieval/types.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { toNormalWord } from '../text/normal-word.ts';
import { termsOf } from './attributes/question-table.ts';
import { carriedOver } from './carry-over.ts';
import { isEverydayWord } from './everyday-words.ts';
import { leanOf } from './points-back.ts';
import type { ProductView } from './product-view.ts';
import { expandSynonyms } from './synonyms/expand-synonyms.ts';
import type { Understood } from './understand.ts';

/** The product in context is a filter; what was said before adds little to it. */
const CARRIED_WITH_PRODUCT = 0.3;
/** A word that only names the product in context says little about which text answers. */
const PRODUCT_WORD_WEIGHT = 0.3;

/** A word that any story holds says little, however rare the shop's few pages make it look. */
const EVERYDAY_WORD_WEIGHT = 0.4;

/**
 * Term groups to search texts with; `own` is how many, from the front, the shopper typed now, and `leans` whether the
 * question cannot be read without the others.
 */
export type ExpandedQuestion = { groups: readonly TermGroup[]; own: number; leans: boolean };

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
 * The term groups to search with: the question's content, then the words of the turns before that it leaves out, by how
 * likely it means them (`carriedOver`; with a product in context, which already says most of it, less), each term once.
 */
export function expandQuestion(
  question: Understood,
  memory: ConversationMemory,
  views: readonly ProductView[],
): ExpandedQuestion {
  const own = ownGroups(question, views);
  const seen = new Set(own.flatMap((group) => group.members.map(({ term }) => term)));
  const carried = carriedOver(question, memory.questions)
    .filter(({ members }) => !members.some(({ term }) => seen.has(term)))
    .map((group) => (views.length > 0 ? weighted(group, CARRIED_WITH_PRODUCT) : group));
  return { groups: [...own, ...carried], own: own.length, leans: leanOf(question) === 'fully' };
}
