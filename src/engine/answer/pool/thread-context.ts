import type { Asked } from '../asked/read-asked.ts';

/** What a thread lends to a message that may lean on it. */
export type ThreadContext = {
  /** Its first and its last message, in the words they are looked up with; absent in a new thread. */
  first?: Asked;
  last?: Asked;
  /** The place and the section that the last reply showed first. */
  place?: string;
  section?: string;
  /** Passages that were shown in it. */
  shownPassages: ReadonlySet<string>;
  /** Products of the last reply, and the one the talk is about. */
  productIds: readonly string[];
  /** Products that were named or shown lately, latest first. */
  talkedOf?: readonly string[];
  focusProductId?: string;
};

/** Products that the last reply showed, and those that were named or shown lately. */
export function talkedProducts({ productIds, talkedOf = [] }: ThreadContext): readonly string[] {
  return [...productIds, ...talkedOf];
}

/** How much a message needs what was said before, 0 (a new thread) to 1 (hardly a word of its own). */
export function needOf({ contentWords }: Asked, { last }: ThreadContext): number {
  if (last === undefined) return 0;
  return contentWords <= 1 ? 1 : contentWords === 2 ? 0.8 : contentWords === 3 ? 0.6 : 0.4;
}

/** How little a message says by itself, 1 (not a telling word) towards 0. */
export function fewWords({ contentWords }: Asked): number {
  return 1 / (1 + contentWords);
}

/** So many telling words make a whole question. */
const WHOLE_QUESTION = 8;

/** How far a message is a whole question of many words, 0 to 1. */
export function longOf({ contentWords }: Asked): number {
  return Math.min(1, contentWords / WHOLE_QUESTION);
}

/** How much a message leans on the product of the page it is typed on; one about a rule of the shop does not. */
export function pageNeedOf(asked: Asked): number {
  return asked.isPolicy ? 0 : fewWords(asked);
}
