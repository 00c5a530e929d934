import { compiledLexicon } from './lexicon/compiled-lexicon.ts';
import { type FollowUpSign, followUpTables } from './lexicon/follow-up-tables.ts';
import type { Slot } from './read/constraint.ts';
import { matchPhrase } from './read/phrases.ts';
import { type QueryToken, scanQuery } from './read/scan-query.ts';

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

const SLOT_OF_FIELD: Readonly<Record<string, Slot>> = {
  brand: 'brand',
  color: 'color',
  size: 'size',
  material: 'material',
  category: 'category',
  pattern: 'pattern',
  fit: 'fit',
  audience: 'audience',
  age: 'age',
};

/** Reads the signs of a refinement; what it decides lies with `refineSearch`. Linear in the query. */
export function readFollowUp(text: string, language: string): FollowUp {
  const tokens = scanQuery(text, language);
  const tables = followUpTables(language);
  const { glue, negationBefore, fieldNames, priceNames, or, and } = compiledLexicon(language);
  const joiners = new Set([...or, ...and]);
  const taken = tokens.map(() => false);
  const isFree = (at: number): boolean => taken[at] === false;
  const take = (from: number, to: number): void => {
    taken.fill(true, from, to);
  };
  const found = { signs: [] as FollowUpSign[], dropped: [] as Slot[], negated: false, points: false };
  let ordinal: number | undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(at)) continue;
    const any = matchPhrase(tables.anyOf, tokens, at, isFree);
    const field = any && matchPhrase(fieldNames, tokens, at + any.length, isFree);
    const price = any && matchPhrase(priceNames, tokens, at + any.length, isFree);
    if (any && (field || price)) {
      found.dropped.push(field ? SLOT_OF_FIELD[field.meaning]! : 'price');
      take(at, at + any.length + (field ?? price)!.length);
      continue;
    }
    const negation = matchPhrase(negationBefore, tokens, at, isFree);
    const sign =
      matchPhrase(tables.signs, tokens, at, isFree) ??
      (negation && signAfter(tables.signs, tokens, at + negation.length, isFree));
    if (sign && isRefining(sign.meaning, tokens, at, at + sign.length, joiners)) {
      const isNegated = !matchPhrase(tables.signs, tokens, at, isFree) && negation !== undefined;
      found.negated ||= isNegated;
      found.signs.push(sign.meaning);
      take(at, at + sign.length + (isNegated ? negation!.length : 0));
      continue;
    }
    const place = ordinalAt(tables, tokens, at, isFree);
    if (place && ordinal === undefined) {
      ordinal = place.meaning;
      take(at, at + place.length);
    }
  }
  const start = openerLength(tables, tokens, isFree);
  if (start.opener !== undefined && !start.joins) take(0, start.length);
  const words = tokens.filter((token, at) => isFree(at) && token.kind !== 'sign');
  const pointed = words.filter(({ key }) => tables.pointers.has(key));
  found.points = pointed.length > 0;
  const restTokens = tokens.filter(
    (token, at) => isFree(at) && !(tables.pointers.has(token.key) && !isValueWord(token)),
  );
  return {
    ...found,
    ordinal,
    opener: start.opener,
    joins: start.joins,
    rest: joinTokens(restTokens),
    restWords: words
      .filter(({ key }) => !glue.has(key) && !tables.pointers.has(key))
      .map(({ text: word }) => word),
  };
}

function isValueWord(token: QueryToken): boolean {
  return token.kind === 'number';
}

type Tables = ReturnType<typeof followUpTables>;

function signAfter(
  signs: Tables['signs'],
  tokens: readonly QueryToken[],
  at: number,
  isFree: (index: number) => boolean,
) {
  const sign = matchPhrase(signs, tokens, at, isFree);
  return sign && (sign.meaning === 'sameBrand' || sign.meaning === 'otherColour') ? sign : undefined;
}

/** "cheaper than 50" is a bound of its own, "4 stars or more" too; "cheapest first" is an order. */
function isRefining(
  sign: FollowUpSign,
  tokens: readonly QueryToken[],
  at: number,
  after: number,
  joiners: ReadonlySet<string>,
): boolean {
  if (sign === 'moreOf') return !joiners.has(tokens[at - 1]?.key ?? '');
  const next = tokens[after]?.key ?? '';
  if (FIRST.has(next) || (next === 'd' && FIRST.has(tokens[after + 1]?.key ?? ''))) return false;
  if (sign !== 'cheaper' && sign !== 'dearer' && sign !== 'larger' && sign !== 'smaller') return true;
  return !THAN.has(tokens[after]?.key ?? '');
}

const THAN = new Set(['than', 'als', 'que']);
const FIRST = new Set(['first', 'zuerst', 'abord', 'primero']);

/** "the second one", "number 2", "das zweite": an ordinal that no noun follows. */
function ordinalAt(
  tables: Tables,
  tokens: readonly QueryToken[],
  at: number,
  isFree: (index: number) => boolean,
): { meaning: number; length: number } | undefined {
  const place = matchPhrase(tables.ordinals, tokens, at, isFree);
  if (!place) return undefined;
  const next = tokens[at + place.length];
  if (!next || next.kind === 'sign') return place;
  if (tables.pointers.has(next.key)) return { ...place, length: place.length + 1 };
  return undefined;
}

function openerLength(
  tables: Tables,
  tokens: readonly QueryToken[],
  isFree: (index: number) => boolean,
): { opener: string | undefined; joins: boolean; length: number } {
  let at = 0;
  let opener: string | undefined;
  for (;;) {
    while (tokens[at]?.kind === 'sign') at++;
    const found = matchPhrase(tables.openers, tokens, at, isFree);
    if (!found) return { opener, joins: false, length: at };
    if (tables.joining.has(found.meaning))
      return { opener: opener ?? found.meaning, joins: opener === undefined, length: at };
    opener ??= found.meaning;
    at += found.length;
  }
}

function joinTokens(tokens: readonly QueryToken[]): string {
  return tokens
    .map((token, i) => (i > 0 && token.spaced ? ` ${token.text}` : token.text))
    .join('')
    .trim();
}
