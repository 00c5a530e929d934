import {
  factSupport,
  type ProductView,
  pathSupports,
  viewProduct,
} from '../../../engine/answer/product-view.ts';
import type { Money } from '../../../engine/catalog/product.ts';
import type { SearchMessageKey } from '../../../engine/language/search-messages.ts';
import type { SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import { type AttributeSort, columnOrder, type SortOrder } from '../../../engine/query/decide/sort-order.ts';
import { asTyped } from '../../../engine/query/words/as-typed.ts';
import { constraintName } from '../../../engine/question/constraint.ts';
import type { Answer, AnswerStatus, Claim, Support } from '../../../engine/say/answer.ts';
import { formatList, formatMoney } from '../../../engine/say/format.ts';
import { type SearchVoice, sayFact, sayFrame, sayWithEcho } from '../../../engine/say/search-voice.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { Listed } from '../search-types.ts';
import { reasonSentence } from './reason-sentence.ts';
import { heldFacts, saidFact } from './said-facts.ts';

/** What the prose speaks about. */
export type ProseInput = {
  /** The listed products with their live records, in order; those of `alternatives` too. */
  listed: readonly Listed[];
  above: readonly Listed[];
  total: number;
  /** What was asked for. The shopper's own words are repeated as they were typed, whatever they were taken for. */
  plan: SearchPlan;
  /** The query is in a language that the products searched have no texts in. */
  isOtherLanguage: boolean;
  /** Not all products are there yet: nothing is denied. */
  isIncomplete: boolean;
  sort: SortOrder;
  /** A pick: the shopper pointed at one product of the list before; a reset: "start over" and nothing else. */
  kind: 'new' | 'refine' | 'pick' | 'reset';
};

/** Products of a list; the view is made when something is said from it. */
type Said = Omit<Listed, 'product'> & { readonly view: ProductView };

const ALSO_NAMED = 2;

/**
 * The conversational answer of a search as claims: what was corrected or is not carried, the best one with why (what it is
 * known to meet, or a sentence of its own text), others that fit as well, and what is not known of all of them.
 *
 * Every product, price and count is a live field or a count of what is listed; every product named is listed.
 * `isOrderSaid`: it says what the first product has most or least of ("the cheapest is").
 */
export function composeSearchProse(
  input: ProseInput,
  voice: SearchVoice,
): Pick<Answer, 'status' | 'claims'> & { views: readonly ProductView[]; isOrderSaid: boolean } {
  const views: ProductView[] = [];
  const said = ({ product, ...listed }: Listed): Said => {
    let made: ProductView | undefined;
    return {
      ...listed,
      get view() {
        if (made === undefined) {
          made = viewProduct(product, snapshotHash);
          views.push(made);
        }
        return made;
      },
    };
  };
  const [listed, above] = [input.listed.map(said), input.above.map(said)];
  const claims: Claim[] = [];
  let isOrderSaid = false;
  if (input.kind === 'reset') claims.push(sayFrame(voice, 'reset'));
  else if (input.kind === 'pick' && listed[0]) claims.push(pickedClaim(voice, listed[0]));
  else {
    claims.push(...openingClaims(input, voice, listed));
    if (listed[0]) {
      const best = bestClaim(isOrderOfMany(input) ? input.sort : 'relevance', voice, listed[0]);
      isOrderSaid = best.isOrderSaid;
      claims.push(...listClaims(input, voice, listed, best.claim));
    }
    if (above.length > 0) claims.push(namesClaim(voice, 'above_price', above.slice(0, ALSO_NAMED)));
  }
  const status: AnswerStatus = listed.length > 0 || input.kind === 'reset' ? 'answered' : 'not_found';
  const isPartial = listed[0]?.isFit === false || (listed.length > 0 && input.plan.notCarried.length > 0);
  return { status: isPartial ? 'partial' : status, claims, views, isOrderSaid };
}

/** Whether more than one thing is what was asked for: the cheapest of one is no cheapest. */
function isOrderOfMany({ listed, total }: ProseInput): boolean {
  const isCut = listed.length < 2 && total > listed.length;
  return isCut || listed.filter(({ isFit }) => isFit).length > 1;
}

/** Corrections, what was left out, and why nothing is listed. */
function openingClaims(
  { plan, isOtherLanguage, isIncomplete }: ProseInput,
  voice: SearchVoice,
  listed: readonly Said[],
): Claim[] {
  const { held, relaxed, notCarried } = plan;
  const { corrections, foreignCurrency } = plan.interpretation;
  const claims: Claim[] = [];
  const typed = (words: readonly string[]) => asTyped(words, corrections).join(' ');
  for (const { to: word } of corrections) {
    const support = listed.flatMap(({ view }) => wordSupport(view, word)).slice(0, 1);
    if (support.length > 0) claims.push(sayFact(voice, { key: 'corrected', slots: { word }, support }));
  }
  if (foreignCurrency !== undefined) claims.push(sayFrame(voice, 'other_currency'));
  // Words of a language that no product is described in may well name what is carried.
  if (notCarried.length > 0 && !isOtherLanguage)
    claims.push(...sayWithEcho(voice, 'not_carried', typed(notCarried)));
  else if (listed.length === 0) claims.push(sayFrame(voice, isIncomplete ? 'incomplete' : 'none'));
  // A size of an earlier question is not said back as if it were just written.
  const size = held.find(({ converted, start }) => converted && start >= 0);
  if (size && listed.length > 0)
    claims.push(...sayWithEcho(voice, 'converted_size', typed(size.surface.split(' '))));
  if (relaxed.length > 0) claims.push(slotsClaim(voice, 'relaxed', relaxed));
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

function listClaims(
  input: ProseInput,
  voice: SearchVoice,
  listed: readonly Said[],
  bestOfThem: Claim,
): Claim[] {
  const claims: Claim[] = [];
  if (input.total === listed.length && listed.every(({ isFit }) => isFit))
    claims.push({
      ...sayFact(voice, {
        key: 'count',
        slots: { count: String(input.total) },
        support: [countSupport(listed)],
        count: input.total,
      }),
      kind: 'computed',
    });
  const best = listed[0]!;
  claims.push(bestOfThem);
  const facts = heldFacts(best.met, best.view, best.card.variantId, voice.voice);
  const reason = facts.length > 0 ? undefined : reasonSentence(best.view, input.plan.groups);
  if (facts.length > 0) claims.push(factsClaim(voice, facts));
  if (reason) claims.push({ ...reason, before: voice.voice.space });
  // Beside one that fits only those are named that do, too.
  const others = listed.slice(1).filter(({ isFit }) => isFit || !best.isFit);
  if (others.length > 0) claims.push(namesClaim(voice, 'also', others.slice(0, ALSO_NAMED)));
  const open = unknownOf(input.plan, listed);
  return open.length > 0 ? [...claims, slotsClaim(voice, 'unknown', open)] : claims;
}

/** Names of the conditions that some listed products are known to meet and others are not. */
function unknownOf({ conditions, relaxed }: SearchPlan, listed: readonly Said[]): string[] {
  const open = conditions.filter(({ constraints: [first] }) => {
    const meeting = listed.filter(({ met }) => met.includes(first!)).length;
    return meeting > 0 && meeting < listed.length;
  });
  const names = open.map(({ constraints }) => constraintName(constraints[0]!));
  return names.filter((name) => !relaxed.includes(name) && !SURE.has(name));
}

/** What every listed product was let in by, or has by its place in the catalogue. */
const SURE = new Set(['price', 'stock', 'category']);

const LEADS: Readonly<Partial<Record<SortOrder, SearchMessageKey>>> = {
  price_asc: 'cheapest',
  price_desc: 'dearest',
  newest: 'newest',
  rating: 'best_rated',
};

/** The first product, and in which order it is that: of a list by an attribute, with what it has of it. */
function bestClaim(sort: SortOrder, voice: SearchVoice, best: Said): { claim: Claim; isOrderSaid: boolean } {
  const unordered = (claim: Claim) => ({ claim, isOrderSaid: false });
  const { name: product, support: named } = calledBy(best);
  const price = priceOf(best);
  const isOrdered =
    sort !== 'relevance' && !(sort === 'newest' && best.view.product.createdAtMs === undefined);
  const key = isOrdered ? LEADS[sort] : undefined;
  const plain = best.isFit ? 'best' : 'closest';
  if (!price) return unordered(sayFact(voice, { key: `${plain}_plain`, slots: { product }, support: named }));
  const slots = { product, price: formatMoney(price.money, voice.voice.locale) };
  const support = [...named, ...price.support];
  const columns = sort.includes(':') ? columnOrder(sort as AttributeSort).columns : [];
  const [by] = columns.flatMap(
    (column) => saidFact(best.view, best.card.variantId, column.slice('attr.'.length), voice.voice) ?? [],
  );
  if (by) {
    const key = 'sorted';
    const said = { ...slots, attribute: by.label, value: by.value };
    return {
      claim: sayFact(voice, { key, slots: said, support: [...support, by.support] }),
      isOrderSaid: true,
    };
  }
  return { claim: sayFact(voice, { key: key ?? plain, slots, support }), isOrderSaid: key !== undefined };
}

function countSupport(listed: readonly Said[]): Support {
  const inputs = listed.flatMap(titleSupport);
  return { kind: 'computed', operation: 'count', value: listed.length, inputs };
}

const LONGEST_TITLE = 60;
/** Before the first of these a title names the thing; after it come its data. */
const TITLE_ENDS = /\s[-–—|]\s|\s\(|[,;:]\s/u;

/** A title as it is said: its first part, where that names more than one word, of 60 characters at most. */
function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const [first = title] = title.split(TITLE_ENDS);
  const named = first.includes(' ') ? first : title;
  if (named.length <= LONGEST_TITLE) return named;
  return named.slice(0, named.lastIndexOf(' ', LONGEST_TITLE) + 1).trim() || named.slice(0, LONGEST_TITLE);
}

/** Titles in the fact sheet have their white space folded; what is said must be what is quoted. */
function titleOf({ view }: Said): string {
  return view.product.title.replace(/\s+/gu, ' ').trim().normalize('NFC');
}

function titleSupport({ view }: Said): Support[] {
  return pathSupports(view, ['title']);
}

/** What is said of a product beside its price: its short title, with the option's where that option's price is another than its own. */
function calledBy(said: Said): { name: string; support: Support[] } {
  const { view, card } = said;
  const option = view.product.variants.find(({ variantId }) => variantId === card.variantId);
  const isOther = option?.price !== undefined && option.price.amount !== view.product.price?.amount;
  const support = isOther ? pathSupports(view, [`variants.${option.variantId}.title`]) : [];
  const title = shortTitle(titleOf(said));
  if (!isOther || !option.title || support.length === 0) return { name: title, support: titleSupport(said) };
  return { name: `${title}, ${option.title}`, support: [...titleSupport(said), ...support] };
}

function priceOf({ view, card }: Said): { money: Money; support: Support[] } | undefined {
  if (!card.price) return undefined;
  const own = card.variantId === undefined ? [] : pathSupports(view, [`variants.${card.variantId}.price`]);
  const support = own.length > 0 ? own : pathSupports(view, ['price']);
  return support.length === 0 ? undefined : { money: card.price, support };
}

function factsClaim(voice: SearchVoice, facts: readonly { text: string; support: Support }[]): Claim {
  const list = facts.map(({ text }) => text).join('; ');
  return sayFact(voice, { key: 'facts', slots: { list }, support: facts.map(({ support }) => support) });
}

function namesClaim(voice: SearchVoice, key: SearchMessageKey, said: readonly Said[]): Claim {
  const names = said.map((one) => {
    const price = priceOf(one);
    const title = calledBy(one).name;
    return price ? `${title} (${formatMoney(price.money, voice.voice.locale)})` : title;
  });
  const support = said.flatMap((one) => [...calledBy(one).support, ...(priceOf(one)?.support ?? [])]);
  return sayFact(voice, { key, slots: { list: formatList(names, voice.voice.locale) }, support });
}

function pickedClaim(voice: SearchVoice, said: Said): Claim {
  const price = priceOf(said);
  if (!price)
    return sayFact(voice, {
      key: 'picked_plain',
      slots: { product: titleOf(said) },
      support: titleSupport(said),
    });
  const slots = { product: titleOf(said), price: formatMoney(price.money, voice.voice.locale) };
  return sayFact(voice, { key: 'picked', slots, support: [...titleSupport(said), ...price.support] });
}
