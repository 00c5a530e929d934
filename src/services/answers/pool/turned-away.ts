import { contactShare } from '../../../engine/answer/asked/contact-share.ts';
import type { Asked } from '../../../engine/answer/asked/read-asked.ts';
import { elsewhereIn } from '../../../engine/meaning/elsewhere.ts';

/** From these log odds on the words of a message say that it wants nothing of a shop (`elsewhereIn`), and say so surely. */
const ELSEWHERE = 1;
const SURELY_ELSEWHERE = 2;
/** From this share on a message is about reaching the shop. */
const LEAST_CONTACT = 0.13;

const elsewhereBy = ({ text, language }: Pick<Asked, 'text' | 'language'>) => elsewhereIn(text, language);

/** Whether the words of a message of which nothing was found say that it is no matter of a shop. */
export function isElsewhere(asked: Asked): boolean {
  return elsewhereBy(asked) >= ELSEWHERE;
}

/** The same, for certain. */
export function isSurelyElsewhere(asked: Asked): boolean {
  return elsewhereBy(asked) >= SURELY_ELSEWHERE;
}

/** Whether a text holds what looks like the number of an order: five digits, or four behind letters. */
function holdsOrderNumber(text: string): boolean {
  return /(?<![\p{L}\p{N}])(?:\p{L}{1,4}-?\p{Nd}{4,}|\p{Nd}{5,})(?![\p{L}\p{N}])/u.test(text);
}

/**
 * What a message is about of which nothing may be near and which is not turned away all the same: an order or the ways to reach the shop
 * (`matter`), or a person who has to help (`route` of what only a person can settle, where that is known); `undefined` for any other.
 */
export function neverTurnedAway(asked: Asked, route: string | undefined): 'matter' | 'person' | undefined {
  if (route === 'order' || holdsOrderNumber(asked.text)) return 'matter';
  if (route !== undefined) return 'person';
  // What asks for one outright does so whatever else its words may be about.
  if (asked.needsPerson === 1) return 'person';
  if (isSurelyElsewhere(asked)) return undefined;
  if (asked.needsPerson > 0) return 'person';
  return contactShare(asked) >= LEAST_CONTACT ? 'matter' : undefined;
}
