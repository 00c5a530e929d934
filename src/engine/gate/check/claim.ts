import { beginsIn, isWithinAny, type Span } from '../../text/characters/span.ts';
import type { Gate, PreparedEvidence } from '../open-gate.ts';
import { type Address, addressesIn } from '../read/addresses.ts';
import { type Amount, amountsIn } from '../read/amounts.ts';
import { type CalendarDate, datesIn, type Weekday, weekdaysIn } from '../read/calendar.ts';
import { type ClockTime, timesIn } from '../read/clock.ts';
import { comparable, spansOf } from '../read/phrase-spans.ts';
import { type Statement, statementsOf } from '../read/statements.ts';
import { type Word, wordsIn } from '../read/words.ts';
import type { GateCheck, GateReason, GateSentence } from '../types.ts';

/** A sentence of a model, read once for all checks. */
export type GateClaim = {
  gate: Gate;
  sentence: GateSentence;
  text: string;
  /** The same for comparing, every character at its place. */
  lower: string;
  cited: readonly PreparedEvidence[];
  statements: readonly Statement[];
  words: readonly Word[];
  addresses: readonly Address[];
  /** Numbers outside addresses and dates. */
  amounts: readonly Amount[];
  times: readonly ClockTime[];
  dates: readonly CalendarDate[];
  weekdays: readonly Weekday[];
};

/** Reads a sentence in the language of the reply. */
export function readClaim(gate: Gate, sentence: GateSentence): GateClaim {
  const { text } = sentence;
  const { locale } = gate.scene;
  const { lexicon, isWord } = gate;
  const addresses = addressesIn(text);
  const dates = datesIn(text, locale).filter((date) => !isWithinAny(date, addresses));
  const amounts = amountsIn(text, locale, lexicon, false).filter(
    (amount) => !isWithinAny(amount, addresses) && !isWithinAny(amount, dates),
  );
  return {
    gate,
    sentence,
    text,
    lower: comparable(text),
    cited: [...new Set(sentence.evidence)].flatMap((id) => gate.evidenceOf(id) ?? []),
    statements: statementsOf(text, { locale, lexicon, isWord }),
    words: wordsIn(text, locale, isWord).filter((word) => !isWithinAny(word, addresses)),
    addresses,
    amounts,
    times: timesIn(text, lexicon),
    dates,
    weekdays: weekdaysIn(text, locale),
  };
}

/** A reason about a stretch of the sentence. */
export function reasonAt(claim: GateClaim, check: GateCheck, { start, end }: Span, say: string): GateReason {
  return { check, text: claim.text.slice(start, end), start, end, say };
}

/** A reason about the whole sentence. */
export function reasonOfAll(claim: GateClaim, check: GateCheck, say: string): GateReason {
  return reasonAt(claim, check, { start: 0, end: claim.text.length }, say);
}

/** The clause that something begins in. */
export function clauseOf({ statements }: GateClaim, span: Span): Statement | undefined {
  return statements.find((statement) => beginsIn(span, statement));
}

/** Words with content of the clause that something stands in, its own left out. */
export function wordsBeside(claim: GateClaim, span: Span): Word[] {
  const clause = clauseOf(claim, span);
  return claim.words.filter(
    (word) => !word.isStop && clause !== undefined && beginsIn(word, clause) && !beginsIn(word, span),
  );
}

/** Words of a clause that say what it is about. */
export function topicOf(claim: GateClaim, own: Statement): Word[] {
  const { light, courtesy } = claim.gate.lexicon;
  const idle = [...spansOf(claim.lower, light), ...spansOf(claim.lower, courtesy)];
  return own.words.filter((word) => !idle.some(({ start, end }) => word.start >= start && word.end <= end));
}
