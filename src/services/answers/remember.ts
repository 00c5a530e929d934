import type { ConversationMemory } from '../../engine/query/memory.ts';

const KEPT_QUESTIONS = 8;
const KEPT_PASSAGES = 50;

/** What an answer adds to the memory of its thread. */
export type NewMemory = {
  question: string;
  productIds: readonly string[];
  focusProductId?: string | undefined;
  passages: readonly string[];
};

/** The memory after an answer: the first question and the latest ones, products of the last answer, passages shown. */
export function remember(memory: ConversationMemory, added: NewMemory): ConversationMemory {
  const questions = [...memory.questions, added.question];
  const kept =
    questions.length <= KEPT_QUESTIONS ? questions : [questions[0]!, ...questions.slice(1 - KEPT_QUESTIONS)];
  const focus = added.focusProductId ?? memory.focusProductId;
  return {
    ...memory,
    questions: kept,
    productIds: listAfter(memory, added.productIds),
    ...(focus === undefined ? {} : { focusProductId: focus }),
    shownPassages: [...new Set([...memory.shownPassages, ...added.passages])].slice(-KEPT_PASSAGES),
  };
}

/** The list that "the second one" points into stays while the talk is about its products. */
function listAfter({ productIds }: ConversationMemory, shown: readonly string[]): readonly string[] {
  const isOfList = shown.every((id) => productIds.includes(id));
  return isOfList && shown.length <= 1 ? productIds : shown;
}
