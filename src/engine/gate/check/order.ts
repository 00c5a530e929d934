import type { Span } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import type { PreparedEvidence } from '../open-gate.ts';
import { comparable, spansOf } from '../read/phrase-spans.ts';
import { heldBy, type Word, wordBag, wordsIn } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt } from './claim.ts';

/** How far behind "before" and "after" stands what it is before or after, in UTF-16 units. */
const REACH = 48;
/** How many words of it are compared. */
const MOST_WORDS = 2;

type Order = Span & { isBefore: boolean };

/** The places of "before" and "after": the first of the pairs of modifiers in every language. */
function ordersIn(text: string, { modifiers = [] }: GateLexicon): Order[] {
  const [pair] = modifiers;
  if (pair === undefined) return [];
  const lower = comparable(text);
  return pair.flatMap((list, side) =>
    spansOf(lower, list).map((span) => ({ ...span, isBefore: side === 0 })),
  );
}

/** What is said to come before or after: the first words with content behind the place, as far as the clause goes. */
function behind(words: readonly Word[], { end }: Span, text: string): Word[] {
  const stop = /[,;:.!?()|\n]/u.exec(text.slice(end))?.index ?? REACH;
  const to = end + Math.min(REACH, stop);
  return words.filter(({ start, isStop }) => !isStop && start >= end && start < to).slice(0, MOST_WORDS);
}

/** Finds "after shipping" where all that is cited says "before shipping" of it, and the other way round. */
export function checkOrder(claim: GateClaim): GateReason[] {
  const own = ordersIn(claim.text, claim.gate.lexicon);
  if (own.length === 0) return [];
  const stated = claim.cited.flatMap((evidence) => statedOrders(claim, evidence));
  return own.flatMap((order) => {
    const words = behind(claim.words, order, claim.text);
    const same = stated.filter(({ bag }) => words.some((word) => heldBy(bag, word) >= 0.9));
    const isTurned = same.length > 0 && same.every(({ isBefore }) => isBefore !== order.isBefore);
    return isTurned
      ? [reasonAt(claim, 'polarity', order, 'the cited evidence has it the other way round')]
      : [];
  });
}

function statedOrders({ gate }: GateClaim, { parts, evidence, lexicon }: PreparedEvidence) {
  return parts.flatMap(({ text }) => {
    const orders = ordersIn(text, lexicon);
    if (orders.length === 0) return [];
    const words = wordsIn(text, evidence.locale, gate.isWord);
    return orders.map((order) => ({ isBefore: order.isBefore, bag: wordBag(behind(words, order, text)) }));
  });
}
