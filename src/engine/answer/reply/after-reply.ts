import type { ConversationMemory } from '../../question/memory.ts';
import type { Piece } from '../pieces/piece.ts';

const KEPT_QUESTIONS = 8;
const KEPT_PASSAGES = 50;
const KEPT_PRODUCTS = 6;
/** Of a long list the first ones are what is talked of. */
const TALKED_OF = 3;

/** What a reply adds to the memory of its thread. */
export type Shown = {
  question: string;
  /** The pieces shown, first one first. */
  pieces: readonly Piece[];
  /** Products shown, in order. */
  productIds: readonly string[];
  /** The product of the page that the message was typed on. */
  pageProductId?: string | undefined;
};

/** The questions of a thread with one more: the first and the latest ones. */
export function withQuestion(questions: readonly string[], question: string): readonly string[] {
  const all = [...questions, question];
  return all.length <= KEPT_QUESTIONS ? all : [all[0]!, ...all.slice(1 - KEPT_QUESTIONS)];
}

/** Whether a reply begins with what is of no product. */
function leadsAway(first: Piece | undefined): boolean {
  return first !== undefined && first.productId === undefined;
}

/** Whether a reply leaves the last search: it tells of a product that this has not shown. */
function isLeft(
  { search, productIds, talkedOf = [] }: ConversationMemory,
  question: string,
  first?: Piece,
): boolean {
  const id = first?.productId;
  if (search === undefined || id === undefined || search.query === question) return false;
  return !productIds.includes(id) && !talkedOf.includes(id);
}

/** The memory after a reply: the first question and the latest ones, where the talk is, what was shown. */
export function afterReply(
  memory: ConversationMemory,
  { question, pieces, productIds, pageProductId }: Shown,
): ConversationMemory {
  const [first] = pieces;
  const { talkedOf: before = [] } = memory;
  const named = [first?.productId ?? [], productIds.slice(0, TALKED_OF)].flat();
  const talkedOf = [...new Set([...named, ...before])].slice(0, KEPT_PRODUCTS);
  const isNew = productIds.some((id) => !memory.productIds.includes(id) && !before.includes(id));
  const isOfPages = pieces.length + productIds.length === 0 ? memory.isOfPages : leadsAway(first) && !isNew;
  const passages = pieces.flatMap(({ passageId }) => passageId ?? []);
  return {
    ...memory,
    search: isLeft(memory, question, first) ? undefined : memory.search,
    isOfPages: isOfPages === true ? true : undefined,
    questions: withQuestion(memory.questions, question),
    productIds: productIds.length > 0 ? productIds : memory.productIds,
    shownPassages: [...new Set([...memory.shownPassages, ...passages])].slice(-KEPT_PASSAGES),
    talkedOf: talkedOf.length > 0 ? talkedOf : undefined,
    focusProductId: first?.productId ?? pageProductId ?? memory.focusProductId,
    section: (first?.productId === undefined ? first?.section : undefined) ?? memory.section,
  };
}
