import { everyPart, wordsOfAll } from '../language/pack.ts';
import type { Slot } from '../question/constraint.ts';
import { compiledLexicon, type FollowUpSign } from './lexicon/compiled-lexicon.ts';
import { matchPhrase, type PhraseMatch, type PhraseTable } from './tokens/phrases.ts';
import { scanQuery } from './tokens/scan-query.ts';

/** What a query says about the search before it. */
export type FollowUp = {
  signs: readonly FollowUpSign[];
  /** "the second one": place in the list shown, from 0; −1 = the last. */
  ordinal: number | undefined;
  /** "any brand": slots whose constraints end. */
  dropped: readonly Slot[];
  /** The brand or colour signs were negated ("not that brand"). */
  negated: boolean;
  /** It opens like a refinement ("what about", "and", "only", "with"). */
  opener: string | undefined;
  /** The opener only joins a condition ("with", "in"). */
  joins: boolean;
  /** It points at what was shown ("those", "it"). */
  points: boolean;
  /** The query without all of these. */
  rest: string;
  /** Words of `rest` that carry meaning by themselves. */
  restWords: readonly string[];
};

/** Openers that only add a condition. */
const JOINING = wordsOfAll('catalogue', ({ joining }) => joining);
/** Signs that a negation may stand before. */
const DENIABLE: ReadonlySet<FollowUpSign> = new Set(['sameBrand', 'otherColour']);
/** Signs that before a "than" are bounds of their own. */
const COMPARING: ReadonlySet<FollowUpSign> = new Set(['cheaper', 'dearer']);
const THAN = new Set(everyPart('shopping').flatMap(([, { price }]) => price.than));
const FIRST = wordsOfAll('catalogue', ({ first }) => first);

/** Reads the signs of a refinement; what it decides lies with `refineSearch`. Linear in the query. */
export function readFollowUp(text: string, language: string): FollowUp {
  const tokens = scanQuery(text, language);
  const tables = compiledLexicon(language);
  const taken = tokens.map(() => false);
  const isFree = (at: number): boolean => taken[at] === false;
  const phraseAt = <T>(table: PhraseTable<T>, at: number): PhraseMatch<T> | undefined =>
    matchPhrase(table, tokens, at, isFree);
  const keyAt = (at: number): string => tokens[at]?.key ?? '';
  // "cheapest first" is an order, "cheaper than 50" and "4 stars or more" are bounds.
  const isRefining = (sign: FollowUpSign, at: number, after: number): boolean => {
    // "Más ligero" is a measure, no more of them.
    if (sign === 'moreOf' && phraseAt(tables.superlatives, at)) return false;
    if (sign === 'moreOf') return !tables.or.has(keyAt(at - 1)) && !tables.and.has(keyAt(at - 1));
    if (FIRST.has(keyAt(after)) || (keyAt(after) === 'd' && FIRST.has(keyAt(after + 1)))) return false;
    return !COMPARING.has(sign) || !THAN.has(keyAt(after));
  };
  const found = { signs: [] as FollowUpSign[], dropped: [] as Slot[], negated: false };
  let ordinal: number | undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(at)) continue;
    const any = phraseAt(tables.anyOf, at);
    const field =
      any && (phraseAt(tables.fieldNames, at + any.length) ?? phraseAt(tables.priceNames, at + any.length));
    if (any && field) {
      found.dropped.push(field.meaning === true ? 'price' : field.meaning);
      taken.fill(true, at, at + any.length + field.length);
      continue;
    }
    const plain = phraseAt(tables.signs, at);
    const negation = plain ? undefined : phraseAt(tables.negationBefore, at);
    const denied = negation && phraseAt(tables.signs, at + negation.length);
    const sign = plain ?? (denied && DENIABLE.has(denied.meaning) ? denied : undefined);
    if (sign && isRefining(sign.meaning, at, at + sign.length)) {
      found.negated ||= negation !== undefined;
      found.signs.push(sign.meaning);
      taken.fill(true, at, at + sign.length + (negation?.length ?? 0));
      continue;
    }
    // "the second one", "number 2": an ordinal that no noun follows.
    const place = ordinal === undefined ? phraseAt(tables.ordinals, at) : undefined;
    const next = place && tokens[at + place.length];
    const isPointing = next !== undefined && tables.pointers.has(next.key);
    if (!place || !(isPointing || next === undefined || next.kind === 'sign')) continue;
    ordinal = place.meaning;
    taken.fill(true, at, at + place.length + (isPointing ? 1 : 0));
  }
  let opener: string | undefined;
  let joins = false;
  for (let at = 0; ; ) {
    while (tokens[at]?.kind === 'sign') at++;
    const opening = phraseAt(tables.openers, at);
    if (opening && JOINING.has(opening.meaning)) joins = opener === undefined;
    opener ??= opening?.meaning;
    if (opening && !JOINING.has(opening.meaning)) at += opening.length;
    else {
      if (opener !== undefined && !joins) taken.fill(true, 0, at);
      break;
    }
  }
  const free = tokens.filter((_, at) => isFree(at));
  const words = free.filter(({ kind }) => kind !== 'sign');
  const rest = free.filter(({ key, kind }) => kind === 'number' || !tables.pointers.has(key));
  return {
    ...found,
    ordinal,
    opener,
    joins,
    points: words.some(({ key }) => tables.pointers.has(key)),
    rest: rest
      .map((token, i) => (i > 0 && token.spaced ? ` ${token.text}` : token.text))
      .join('')
      .trim(),
    restWords: words
      .filter(({ key }) => !tables.glue.has(key) && !tables.pointers.has(key))
      .map((word) => word.text),
  };
}
