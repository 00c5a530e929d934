import type { Answer, AnswerStatus, Claim, Support } from '../../engine/answer/answer.ts';
import { formatList, formatMoney, majorUnits } from '../../engine/answer/format.ts';
import {
  factSupport,
  type ProductView,
  pathSupports,
  viewProduct,
} from '../../engine/answer/product-view.ts';
import type { Money, Product } from '../../engine/catalog/product.ts';
import { asTyped } from '../../engine/query/as-typed.ts';
import type { Constraint } from '../../engine/query/constraint.ts';
import type { SearchMessageKey } from '../../engine/query/prose/messages.ts';
import { type SearchVoice, sayFact, sayFrame, sayWithEcho } from '../../engine/query/prose/search-voice.ts';
import { type AttributeSort, columnOrder, type SortOrder } from '../../engine/query/rank-plan.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { heldFacts, saidFact } from './said-facts.ts';
import type { RankedProduct } from './search-types.ts';

/** What the prose speaks about. */
export type ProseInput = {
  /** The listed products with their live records, in order; those of `alternatives` too. */
  listed: readonly { card: RankedProduct; product: Product }[];
  above: readonly { card: RankedProduct; product: Product }[];
  without: readonly { card: RankedProduct; product: Product }[];
  total: number;
  held: readonly Constraint[];
  /** What was taken for another spelling; the shopper's own words are repeated as they were typed. */
  corrections: readonly { from: string; to: string }[];
  relaxed: readonly string[];
  /** Those of `relaxed` that were widened to the nearest instead of left out. */
  widened: readonly string[];
  notCarried: readonly string[];
  /** The query is in a language that the products searched have no texts in. */
  isOtherLanguage: boolean;
  /** Words for a thing that the listed products only mention. */
  mentionedOnly: readonly string[];
  foreignCurrency: boolean;
  sort: SortOrder;
  /** The shopper pointed at one product of the list before. */
  picked: boolean;
  /** "start over" and nothing else. */
  reset: boolean;
};

/** Products of a list; the view is made when something is said from it. */
type Said = { readonly view: ProductView; card: RankedProduct };

const ALSO_NAMED = 2;

/**
 * The conversational answer of a search as claims: how many match, the best one with why, others, the range of prices,
 * and what was corrected, left out or not carried.
 *
 * Every product, price and count is a live field or a count of what is listed; every product named is listed.
 */
export function composeSearchProse(
  input: ProseInput,
  voice: SearchVoice,
): Pick<Answer, 'status' | 'claims'> & { views: readonly ProductView[] } {
  const views: ProductView[] = [];
  const said = ({ product, card }: { product: Product; card: RankedProduct }): Said => {
    let made: ProductView | undefined;
    return {
      card,
      get view() {
        if (made === undefined) {
          made = viewProduct(product, snapshotHash);
          views.push(made);
        }
        return made;
      },
    };
  };
  const [listed, above, without] = [input.listed.map(said), input.above.map(said), input.without.map(said)];
  const claims: Claim[] = [];
  if (input.reset) claims.push(sayFrame(voice, 'reset'));
  else if (input.picked && listed[0]) claims.push(pickedClaim(voice, listed[0]));
  else {
    claims.push(...openingClaims(input, voice, listed));
    if (listed[0]) claims.push(...listClaims(input, voice, listed));
    if (above.length > 0) claims.push(namesClaim(voice, 'above_price', above.slice(0, ALSO_NAMED)));
    if (without.length > 0) claims.push(namesClaim(voice, 'without_it', without.slice(0, ALSO_NAMED)));
  }
  const status: AnswerStatus = listed.length > 0 || input.reset ? 'answered' : 'not_found';
  const isPartial = input.relaxed.length > 0 || input.mentionedOnly.length > 0;
  const relaxedStatus = isPartial && status === 'answered' ? 'partial' : status;
  return { status: relaxedStatus, claims, views };
}

/** Corrections, what was left out, and why nothing is listed. */
function openingClaims(input: ProseInput, voice: SearchVoice, listed: readonly Said[]): Claim[] {
  const claims: Claim[] = [];
  const typed = (words: readonly string[]) => asTyped(words, input.corrections).join(' ');
  for (const { to: word } of input.corrections) {
    const support = listed.flatMap(({ view }) => wordSupport(view, word)).slice(0, 1);
    if (support.length > 0) claims.push(sayFact(voice, 'corrected', { word }, support));
  }
  if (input.foreignCurrency) claims.push(sayFrame(voice, 'other_currency'));
  // Words of a language that no product is described in may well name what is carried.
  if (input.notCarried.length > 0 && !input.isOtherLanguage)
    claims.push(...sayWithEcho(voice, 'not_carried', typed(input.notCarried)));
  else if (listed.length === 0 || input.notCarried.length > 0) claims.push(sayFrame(voice, 'none'));
  else if (input.mentionedOnly.length > 0)
    claims.push(...sayWithEcho(voice, 'mentioned_only', typed(input.mentionedOnly)));
  // A size of an earlier question is not said back as if it were just written.
  const size = input.held.find(({ converted, start }) => converted && start >= 0);
  if (size && listed.length > 0)
    claims.push(...sayWithEcho(voice, 'converted_size', typed(size.surface.split(' '))));
  const dropped = input.relaxed.filter((name) => !input.widened.includes(name));
  if (dropped.length > 0) claims.push(slotsClaim(voice, 'relaxed', dropped));
  if (input.widened.length > 0) claims.push(slotsClaim(voice, 'widened', input.widened));
  return claims;
}

function slotsClaim(voice: SearchVoice, key: SearchMessageKey, names: readonly string[]): Claim {
  const slots = [...new Set(names.map((name) => voice.word(slotKey(name))))];
  return sayFrame(voice, key, { list: formatList(slots, voice.voice.locale) });
}

function slotKey(name: string): SearchMessageKey {
  return (name.startsWith('attributes.') ? 'slot_attribute' : `slot_${name}`) as SearchMessageKey;
}

/** A line of the fact sheet that holds a word, as a whole one. */
function wordSupport(view: ProductView, word: string): Support[] {
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const fact = view.sheet.facts.find(({ value }) => whole.test(value));
  return fact ? [factSupport(view, fact)] : [];
}

function listClaims(input: ProseInput, voice: SearchVoice, listed: readonly Said[]): Claim[] {
  const claims: Claim[] = [];
  if (input.total === listed.length)
    claims.push({
      ...sayFact(voice, 'count', { count: String(input.total) }, [countSupport(listed)], input.total),
      kind: 'computed',
    });
  else claims.push(sayFrame(voice, 'several'));
  const best = listed[0]!;
  claims.push(bestClaim(input.sort, voice, best));
  const facts = heldFacts(input.held, best.view, best.card.variantId, voice.voice);
  if (facts.length > 0) claims.push(factsClaim(voice, facts));
  const others = listed.slice(1, 1 + ALSO_NAMED);
  if (others.length > 0) claims.push(namesClaim(voice, 'also', others));
  return [...claims, ...rangeClaim(voice, listed)];
}

const LEADS: Readonly<Partial<Record<SortOrder, SearchMessageKey>>> = {
  price_asc: 'cheapest',
  price_desc: 'dearest',
  newest: 'newest',
  rating: 'best_rated',
};

/** The first product, and in which order it is that: of a list by an attribute, with what it has of it. */
function bestClaim(sort: SortOrder, voice: SearchVoice, best: Said): Claim {
  const product = titleOf(best);
  const price = priceOf(best);
  if (!price) return sayFact(voice, 'best_plain', { product }, titleSupport(best));
  const slots = { product, price: formatMoney(price.money, voice.voice.locale) };
  const support = [...titleSupport(best), ...price.support];
  const column = sort.includes(':') ? columnOrder(sort as AttributeSort).name : undefined;
  const by =
    column === undefined
      ? undefined
      : saidFact(best.view, best.card.variantId, column.slice('attr.'.length), voice.voice);
  if (by)
    return sayFact(voice, 'sorted', { ...slots, attribute: by.label, value: by.value }, [
      ...support,
      by.support,
    ]);
  return sayFact(voice, LEADS[sort] ?? 'best', slots, support);
}

function countSupport(listed: readonly Said[]): Support {
  const inputs = listed.flatMap(titleSupport);
  return { kind: 'computed', operation: 'count', value: listed.length, inputs };
}

/** Titles in the fact sheet have their white space folded; what is said must be what is quoted. */
function titleOf({ view }: Said): string {
  return view.product.title.replace(/\s+/gu, ' ').trim().normalize('NFC');
}

function titleSupport({ view }: Said): Support[] {
  return pathSupports(view, ['title']);
}

function priceOf({ view, card }: Said): { money: Money; support: Support[] } | undefined {
  if (!card.price) return undefined;
  const own = card.variantId === undefined ? [] : pathSupports(view, [`variants.${card.variantId}.price`]);
  const support = own.length > 0 ? own : pathSupports(view, ['price']);
  return support.length === 0 ? undefined : { money: card.price, support };
}

function factsClaim(voice: SearchVoice, facts: readonly { text: string; support: Support }[]): Claim {
  const list = facts.map(({ text }) => text).join('; ');
  return sayFact(
    voice,
    'facts',
    { list },
    facts.map(({ support }) => support),
  );
}

function namesClaim(voice: SearchVoice, key: SearchMessageKey, said: readonly Said[]): Claim {
  const names = said.map((one) => {
    const price = priceOf(one);
    return price ? `${titleOf(one)} (${formatMoney(price.money, voice.voice.locale)})` : titleOf(one);
  });
  const support = said.flatMap((one) => [...titleSupport(one), ...(priceOf(one)?.support ?? [])]);
  return sayFact(voice, key, { list: formatList(names, voice.voice.locale) }, support);
}

/** The lowest and highest price of what is listed, when they differ and are in one currency. */
function rangeClaim(voice: SearchVoice, listed: readonly Said[]): Claim[] {
  const priced = listed.flatMap((one) => (one.card.price ? [{ one, amount: one.card.price.amount }] : []));
  const currencies = new Set(priced.map(({ one }) => one.card.price!.currency));
  if (priced.length < 3 || currencies.size !== 1) return [];
  const sorted = [...priced].sort((a, b) => a.amount - b.amount);
  const [low, high] = [priceOf(sorted[0]!.one), priceOf(sorted.at(-1)!.one)];
  if (!low || !high || low.money.amount === high.money.amount) return [];
  const inputs = [...low.support, ...high.support];
  const computed = (operation: 'min' | 'max', one: typeof low): Support => ({
    kind: 'computed',
    operation,
    value: majorUnits(one.money),
    inputs,
  });
  const { locale } = voice.voice;
  const slots = { low: formatMoney(low.money, locale), high: formatMoney(high.money, locale) };
  return [sayFact(voice, 'price_range', slots, [computed('min', low), computed('max', high)])];
}

function pickedClaim(voice: SearchVoice, said: Said): Claim {
  const price = priceOf(said);
  if (!price) return sayFact(voice, 'picked_plain', { product: titleOf(said) }, titleSupport(said));
  const slots = { product: titleOf(said), price: formatMoney(price.money, voice.voice.locale) };
  return sayFact(voice, 'picked', slots, [...titleSupport(said), ...price.support]);
}
