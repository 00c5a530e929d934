import { partOf } from '../../language/pack.ts';
import { foldForMatch } from '../../text/characters/normalize.ts';
import { beginsIn, isWithinAny, type Span } from '../../text/characters/span.ts';
import { comparable, spansOf } from '../read/phrase-spans.ts';
import { unstatedIn } from '../read/unstated.ts';
import { heldBy, type Word, type WordBag, wordBag, wordsIn } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { clauseOf, type GateClaim, reasonOfAll } from './claim.ts';

const LONGEST = 280;
/** So many letters of a longer word of the shopper's are a word of it. */
const SHORTEST_PART = 5;

/**
 * What keeps a sentence that cites nothing from being sent: it may greet, thank, ask back or say that something is not
 * known, in polite words and the shopper's own; whatever asserts needs evidence.
 */
export function checkFrame(claim: GateClaim): GateReason[] {
  const { text, lower, words, gate, amounts, times, dates, weekdays, addresses, statements } = claim;
  const refuse = (say: string) => [reasonOfAll(claim, 'evidence', say)];
  const facts = [
    ...amounts.filter(({ isSpelled }) => isSpelled !== true),
    ...times,
    ...dates,
    ...weekdays,
    ...addresses,
  ];
  if (text.length > LONGEST) return refuse('a long sentence needs evidence');
  const { courtesy, talk, light } = gate.lexicon;
  const polite = spansOf(lower, courtesy);
  const unknown = unstatedIn(lower, gate.lexicon);
  const isQuestion = /[?？؟]\s*$/u.test(text);
  if (polite.length === 0 && unknown.length === 0 && !isQuestion)
    return refuse('an assertion needs evidence');
  if (
    facts.length > 0 &&
    !(unknown.length > 0 && facts.every((span) => isAsked(claim, text.slice(span.start, span.end))))
  )
    return refuse('a number, date or address needs evidence');
  const own = shopSpans(lower, gate.scene.shopName);
  const idle = [...polite, ...unknown, ...own, ...spansOf(lower, talk), ...spansOf(lower, light)];
  const rest = words.filter((word) => !word.isStop && !isWithinAny(word, idle));
  const mayRepeat = unknown.length > 0 || isQuestion;
  const titles = unknown.length > 0 ? titlesShown(claim) : undefined;
  const strange = rest.filter(
    (word) =>
      !(mayRepeat && isKnown(claim, word, isQuestion)) &&
      !(titles !== undefined && isWithClause(claim, word, unknown) && heldBy(titles, word) === 1),
  );
  // One word more makes no fact: "Happy to help with your garden!".
  const allowed = isQuestion ? 3 : mayRepeat ? Math.max(1, Math.floor(rest.length / 4)) : 1;
  const isNamed =
    !partOf(gate.language, 'text')?.nounsAreCapitalised &&
    strange.some(({ raw, start }) => start > 0 && /^\p{Lu}/u.test(raw));
  if (strange.length > allowed || isNamed) return refuse('this asserts something without evidence');
  const asserts = statements.some(({ words: own, stands }) => own.length > 3 && stands.size > 0);
  return asserts && !mayRepeat ? refuse('this asserts something without evidence') : [];
}

/** Where a shop is called by its name. */
function shopSpans(lower: string, shopName = ''): Span[] {
  const at = shopName === '' ? -1 : lower.indexOf(comparable(shopName));
  return at < 0 ? [] : [{ start: at, end: at + shopName.length }];
}

/** Names of what was shown: "the number of vents of the Metro Helmet is not stated" may use them, and asserts nothing of it. */
function titlesShown({ gate }: GateClaim): WordBag {
  const { evidence } = gate.scene;
  return wordBag(evidence.flatMap(({ title, locale }) => wordsIn(title, locale, gate.isWord)));
}

function isWithClause(claim: GateClaim, word: Word, spans: readonly Span[]): boolean {
  const clause = clauseOf(claim, word);
  return clause !== undefined && spans.some((span) => beginsIn(span, clause));
}

function isAsked({ gate }: GateClaim, text: string): boolean {
  return foldForMatch(gate.asked.text).includes(foldForMatch(text));
}

function isKnown({ gate }: GateClaim, word: Word, isQuestion: boolean): boolean {
  if (heldBy(gate.asked.bag, word) > 0) return true;
  // "Schrank" is of the shopper's "Hängeschrank".
  const key = foldForMatch(word.raw);
  if (key.length >= SHORTEST_PART && foldForMatch(gate.asked.text).includes(key)) return true;
  return isQuestion && gate.scene.evidence.some(({ id }) => heldBy(gate.evidenceOf(id)!.bag, word) > 0);
}
