import type { Span } from '../text/characters/span.ts';
import { sentences } from '../text/sentences/sentences.ts';
import { checkAddresses } from './check/addresses.ts';
import { checkBounds } from './check/bounds.ts';
import { type GateClaim, readClaim, reasonOfAll } from './check/claim.ts';
import { checkContraries } from './check/contraries.ts';
import { checkFrame } from './check/frame.ts';
import { checkHours } from './check/hours.ts';
import { checkLanguage } from './check/language.ts';
import { checkMarkup } from './check/markup.ts';
import { changesProduct } from './check/named-products.ts';
import { checkNames } from './check/names.ts';
import { checkNumbers } from './check/numbers.ts';
import { checkOrder } from './check/order.ts';
import { checkPolarity } from './check/polarity.ts';
import { checkPromises } from './check/promises.ts';
import { checkQuotes } from './check/quote.ts';
import { isRecital } from './check/recital.ts';
import { checkStock } from './check/stock.ts';
import { checkWords } from './check/words.ts';
import { checkLeak } from './leak.ts';
import type { Gate } from './open-gate.ts';
import { datesIn } from './read/calendar.ts';
import { isOrder } from './read/evidence-parts.ts';
import type { GateReason, GateSentence, GateVerdict } from './types.ts';

/** What only machines begin a line with. */
const MACHINE_START = /^\s*[/\\{}[\]|=^@`]/u;

/** No sentence of a reply is longer, in UTF-16 units. */
const LONGEST = 1200;

/**
 * Whether a sentence may be sent: everything that it says is borne out by what it cites, it is in the language asked for,
 * leads nowhere but to the company's pages and gives nothing away. `said` are the allowed sentences before it.
 *
 * Deterministic, whatever the language; never throws on any text.
 */
export function checkSentence(
  gate: Gate,
  sentence: GateSentence,
  said: readonly GateSentence[],
): GateVerdict {
  const { text, evidence } = sentence;
  const kind = evidence.length === 0 ? 'frame' : 'claim';
  const before = said.map((one) => one.text).join(' ');
  const leaks = checkLeak(text, before, gate.scene.secrets, gate.instructions);
  if (leaks.length > 0) return { decision: 'blocked', kind, reasons: leaks };
  const markup = checkMarkup(text);
  if (markup.some(({ say }) => blocking.has(say))) return { decision: 'blocked', kind, reasons: markup };
  if (!/\p{L}|\p{N}/u.test(text) || MACHINE_START.test(text) || text.length > LONGEST) {
    const reason: GateReason = { check: 'evidence', text, start: 0, end: text.length, say: 'no sentence' };
    return { decision: 'refused', kind, reasons: [reason] };
  }
  if (markup.length > 0) return { decision: 'refused', kind, reasons: markup };
  const claim = readClaim(gate, sentence);
  const { reasons: addresses, isForeign } = checkAddresses(claim);
  if (isForeign) return { decision: 'blocked', kind, reasons: addresses };
  const unknown = evidence.filter((id) => gate.evidenceOf(id) === undefined);
  const reasons: GateReason[] = [
    ...addresses,
    ...unknown.map((id) => reasonOfAll(claim, 'evidence', `there is no evidence ${id}`)),
    ...(isOrder(text) ? [reasonOfAll(claim, 'conduct', 'speaks like an instruction to a machine')] : []),
    // A model may put two sentences where one was asked for; each must stand by itself.
    ...partsOf(text, gate.scene.locale).flatMap(({ start, end }) =>
      checkPart(partOf(claim, start, end), said).map((reason) => ({
        ...reason,
        start: reason.start + start,
        end: reason.end + start,
      })),
    ),
  ];
  return { decision: reasons.length === 0 ? 'allowed' : 'refused', kind, reasons };
}

/** Sentences of a text; also behind a number or price, where a full stop may be of an ordinal. */
function partsOf(text: string, locale: string): Span[] {
  const dates = datesIn(text, locale);
  return sentences(text, locale).flatMap(({ start, end }) => {
    const places = [
      ...text.slice(start, end).matchAll(/(?<=[\p{N}\p{Sc}%)][.!?])\s+(?=\p{Lu}\p{L}+\s\S+\s\S)/gu),
    ]
      .map(({ index }) => start + index)
      .filter((place) => !dates.some((date) => date.start < place && date.end > place));
    const cuts = [start, ...places, end];
    return cuts.slice(1).map((cut, i) => ({ start: cuts[i]!, end: cut }));
  });
}

/** One sentence of a claim; nearly always it is the only one, and has been read. */
function partOf(claim: GateClaim, start: number, end: number): GateClaim {
  const { gate, sentence, text } = claim;
  return start === 0 && end === text.length
    ? claim
    : readClaim(gate, { ...sentence, text: text.slice(start, end) });
}

function checkPart(claim: GateClaim, said: readonly GateSentence[]): GateReason[] {
  const own = claim.sentence.evidence.length === 0 ? checkFrame(claim) : checkClaim(claim, said);
  return [...checkLanguage(claim), ...checkPromises(claim), ...own];
}

const blocking = new Set(['no images', 'no HTML', 'no scripts', 'no links in Markdown']);

function checkClaim(claim: GateClaim, said: readonly GateSentence[]): GateReason[] {
  const last = said.findLast(({ evidence }) => evidence.length > 0);
  const before = last?.evidence.flatMap((id) => claim.gate.evidenceOf(id)?.evidence.productId ?? []) ?? [];
  const strays = changesProduct(claim, before);
  const compared = isRecital(claim)
    ? []
    : [checkNumbers, checkHours, checkPolarity, checkContraries, checkStock, checkOrder, checkBounds].flatMap(
        (check) => check(claim),
      );
  return [
    ...compared,
    ...checkNames(claim),
    ...checkQuotes(claim),
    ...checkWords(claim),
    ...(strays
      ? [reasonOfAll(claim, 'name', 'about another product than the sentence before, without naming it')]
      : []),
  ];
}
