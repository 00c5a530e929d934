import { keptByLanguage } from '../../../memo/kept.ts';
import { lexiconOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { ofShop, ofThing } from '../../meaning/intents/intent-model.ts';
import { type Intents, sameIntents, shareOfIntents } from '../../meaning/intents/intents-of.ts';
import { hasPhrase, prepareText } from '../../text/phrases/phrases.ts';
import { numberFit } from '../asked/number-fit.ts';
import type { Asked } from '../asked/read-asked.ts';
import { typeMatch } from '../passages/expected-type.ts';
import { kindNames, statesMoney } from '../pieces/kinds/table.ts';
import type { Piece, PieceKind } from '../pieces/piece.ts';
import { needOf, pageNeedOf, type ThreadContext } from './thread-context.ts';

/** What a search reads from a message beside its words. */
export type Wish = { isSorted: boolean; conditions: number };

/** What a piece is judged with beside itself. */
export type PieceContext = {
  asked: Asked;
  thread: ThreadContext;
  pageProductId: string | undefined;
  wish: Wish;
  /** Natural logarithm of the chance that a product is meant, by product id. */
  productLog: ReadonlyMap<string, number>;
  /** Share of the message's words that a product's kind of thing holds, by product id. */
  kindShare: ReadonlyMap<string, number>;
};

/** Each but one is a feature: what a piece is not of the others, it is of this one. */
const kinds: readonly PieceKind[] = kindNames.filter((name) => name !== 'sentence');

/** 1 at the place of each kind among `kinds`. */
const oneHot: ReadonlyMap<PieceKind, readonly number[]> = new Map(
  kindNames.map((kind) => [kind, kinds.map((each) => Number(each === kind))]),
);

/** What a message and its context say of one piece. */
export const pieceFeatureNames = [
  'own',
  'own_near',
  'around',
  'around_near',
  'key',
  'key_near',
  'any',
  'any_near',
  'rarest',
  'rarest_in_key',
  'beside_title',
  'missing_beside_title',
  'missing',
  'bm25',
  'passage',
  'before',
  'first_own',
  'first_around',
  'last_own',
  'last_around',
  'same_place',
  'same_section',
  'needed_place',
  'needed_section',
  'needed_product',
  'leaned_section',
  'leaned_product',
  'product_log',
  'of_product',
  'of_product_needed',
  'of_page_product',
  'page_product_needed',
  'fits_kind',
  'lacks_kind',
  'reach',
  'reach_product',
  'yes_no_boolean',
  'yes_no_negated',
  'numbers',
  'length',
  'policy_page',
  'policy_product',
  'review',
  'price_asked',
  'column_named',
  'own_of_product',
  'product_line_words',
  'sorted_product',
  'conditions_product',
  'wish_product',
  'statement_product',
  'kind_product',
  'sorted_page',
  'intent_own',
  'intent_passage',
  'intent_under',
  'intent_last',
  'intent_product',
  'intent_shop',
  'intent_thing',
  ...kinds.map((kind) => `is_${kind}` as const),
] as const;

/** Kinds of answer that leave a trace in the text that gives it. */
const traced: ReadonlySet<string> = new Set(['money', 'date', 'number', 'phone', 'email', 'place']);

const isNegated = keptByLanguage({ most: 20_000, longest: 1_000 }, (text, language) =>
  hasPhrase(prepareText(text, language), lexiconOf(language).negation),
);

const reaches = keptByLanguage(
  { most: 20_000, longest: 1_000 },
  (text) => typeMatch(text, 'phone') === 1 || typeMatch(text, 'email') === 1,
);

/** A piece of this many words has the length that BM25 does not correct. */
const USUAL_WORDS = 14;
const USUAL_LENGTH = 80;
/** No product counts as less likely than this for its pieces. */
const LEAST_LOG = -6;
const LOG_UNIT = 3;

/**
 * BM25-like score of a piece (k1 1, b .5): each word by its best form, what stands around it a little less.
 * Only its share of the best in the pool is a feature.
 */
export function pieceScore(asked: Asked, { own, around }: Piece): number {
  const { matcher } = asked;
  const [inOwn, inAround] = [matcher.match(own), matcher.match(around)];
  const saturation = 1.5 + (0.5 * own.words) / USUAL_WORDS;
  let sum = 0;
  for (let i = 0; i < matcher.words.length; i++) {
    const held = Math.max(
      inOwn.exact[i]!,
      0.8 * inOwn.near[i]!,
      0.8 * inAround.exact[i]!,
      0.6 * inAround.near[i]!,
    );
    if (held > 0) sum += (matcher.words[i]!.weight * held * 2) / saturation;
  }
  return sum;
}

/** The features of one piece in the order of `pieceFeatureNames`; `bm25` is its lexical score by the best of the pool. */
export function pieceFeatures(context: PieceContext, piece: Piece, bm25: number): number[] {
  const { asked, thread, pageProductId, productLog, wish } = context;
  const { matcher } = asked;
  const need = needOf(asked, thread);
  const words = wordShares(asked, piece);
  const { productId, kind, text, place, section } = piece;
  const beside = productId === undefined ? { held: 0, missing: 0 } : besideTitle(asked, piece);
  const ofProduct = Number(productId !== undefined);
  const log =
    productId === undefined ? 0 : Math.max(LEAST_LOG, productLog.get(productId) ?? LEAST_LOG) / LOG_UNIT;
  const samePlace = Number(place === thread.place);
  const sameSection = Number(section === thread.section);
  const isFocus = Number(
    productId !== undefined && (productId === thread.focusProductId || productId === pageProductId),
  );
  const earlier = (part: Asked | undefined, bag: Piece['own']) =>
    need === 0 || part === undefined ? 0 : need * part.matcher.share(bag);
  const figure = traced.has(asked.expects) ? typeMatch(text, asked.expects) : 0.5;
  const isReach = asked.needsPerson > 0 && ofProduct === 0 && reaches(text, '');
  const isNo = asked.isYesNo && isNegated(text, languageOf(piece.locale));
  const listed = Number(kind === 'column');
  const asksPrice = asked.expects === 'money' && statesMoney(kind);
  return [
    words.own,
    words.ownNear,
    words.around,
    words.aroundNear,
    words.key,
    words.keyNear,
    words.any,
    words.anyNear,
    words.rarest,
    words.rarestInKey,
    beside.held,
    beside.missing,
    words.missing,
    bm25,
    matcher.share(piece.passage ?? piece.own),
    piece.before === undefined ? 0 : matcher.share(piece.before),
    earlier(thread.first, piece.own),
    earlier(thread.first, piece.around),
    earlier(thread.last, piece.own),
    earlier(thread.last, piece.around),
    samePlace,
    sameSection,
    need * samePlace,
    need * sameSection,
    need * isFocus,
    asked.leans * sameSection,
    asked.leans * isFocus,
    log,
    ofProduct,
    need * ofProduct,
    Number(productId !== undefined && productId === pageProductId),
    productId !== undefined && productId === pageProductId ? pageNeedOf(asked) : 0,
    Number(figure === 1),
    Number(figure === 0),
    isReach ? asked.needsPerson : 0,
    asked.needsPerson * ofProduct,
    Number(asked.isYesNo && kind === 'boolean'),
    Number(isNo),
    numberFit(asked.numbers, text),
    Math.log(Math.max(1, text.length) / USUAL_LENGTH),
    Number(asked.isPolicy && ofProduct === 0),
    Number(asked.isPolicy && ofProduct === 1),
    Number(piece.trust === 'review'),
    Number(asksPrice),
    listed * matcher.share(piece.key),
    ofProduct * log * (words.own + words.ownNear + words.key + words.keyNear),
    kind === 'product' ? 1 - words.own - words.ownNear : 0,
    Number(kind === 'product' && wish.isSorted),
    kind === 'product' ? Math.min(1, wish.conditions / 2) : 0,
    Number(kind === 'product' && asked.isWish),
    Number(kind === 'product' && !asked.isQuestion),
    kind === 'product' ? (context.kindShare.get(productId!) ?? 0) : 0,
    Number(ofProduct === 0 && wish.isSorted),
    ...intentFeatures(context, piece, need),
    ...oneHot.get(kind)!,
  ];
}

/**
 * How much a piece is about what is asked: a stretch of a page also with what stands around it; what a product states, and how
 * clearly a matter of the shop is asked of it. A page is told how clearly a matter of one product is.
 */
function intentFeatures(
  { asked, thread }: PieceContext,
  { about, productId }: Piece,
  need: number,
): number[] {
  const { intents } = asked;
  const same = (part: Intents | undefined) => (part === undefined ? 0 : sameIntents(intents, part));
  if (productId !== undefined) return [0, 0, 0, 0, same(about?.own), shareOfIntents(intents, ofShop), 0];
  const last = need === 0 ? undefined : thread.last?.intents;
  const before = (part: Intents | undefined) =>
    last === undefined || part === undefined ? 0 : sameIntents(last, part);
  return [
    same(about?.own),
    same(about?.passage),
    same(about?.under),
    need * Math.max(before(about?.passage), before(about?.under)),
    0,
    0,
    shareOfIntents(intents, ofThing),
  ];
}

/** Shares of the question's words that a piece holds: in its own text, around it, in what names it, anywhere. */
function wordShares({ matcher }: Asked, piece: Piece) {
  const [own, around, key] = [
    matcher.match(piece.own),
    matcher.match(piece.around),
    matcher.match(piece.key),
  ];
  const shares = { own: 0, ownNear: 0, around: 0, aroundNear: 0, key: 0, keyNear: 0, any: 0, anyNear: 0 };
  const { words, total, rarest } = matcher;
  let missing = 0;
  for (let i = 0; i < words.length; i++) {
    const { weight } = words[i]!;
    const exact = Math.max(own.exact[i]!, around.exact[i]!, key.exact[i]!);
    const held = Math.max(exact, own.near[i]!, around.near[i]!, key.near[i]!);
    if (held === 0) {
      missing = Math.max(missing, weight);
      continue;
    }
    shares.own += weight * own.exact[i]!;
    shares.ownNear += weight * Math.max(0, own.near[i]! - own.exact[i]!);
    shares.around += weight * around.exact[i]!;
    shares.aroundNear += weight * Math.max(0, around.near[i]! - around.exact[i]!);
    shares.key += weight * key.exact[i]!;
    shares.keyNear += weight * Math.max(0, key.near[i]! - key.exact[i]!);
    shares.any += weight * exact;
    shares.anyNear += weight * (held - exact);
  }
  const rarestIn = (bag: Piece['own']) => matcher.one(rarest, bag);
  return {
    own: shares.own / total,
    ownNear: shares.ownNear / total,
    around: shares.around / total,
    aroundNear: shares.aroundNear / total,
    key: shares.key / total,
    keyNear: shares.keyNear / total,
    any: shares.any / total,
    anyNear: shares.anyNear / total,
    missing: missing / 6,
    rarest: Math.max(rarestIn(piece.own), rarestIn(piece.around), rarestIn(piece.key)),
    rarestInKey: rarestIn(piece.key),
  };
}

/**
 * Of the words that do not name the product, the shares of the message that its piece holds and lacks: "where is the Dart
 * bike made" asks no brand of it however fully the title is named.
 */
function besideTitle({ matcher }: Asked, { own, around, key }: Piece): { held: number; missing: number } {
  const [inOwn, inAround, inKey] = [matcher.match(own), matcher.match(around), matcher.match(key)];
  let held = 0;
  let missing = 0;
  for (const [i, { weight }] of matcher.words.entries()) {
    if (inAround.exact[i]! >= 0.5) continue;
    const best = Math.max(inOwn.exact[i]!, inOwn.near[i]!, inKey.exact[i]!, inKey.near[i]!);
    held += weight * best;
    missing += weight * (1 - best);
  }
  return { held: held / matcher.total, missing: missing / matcher.total };
}
