import { keptByLanguage } from '../../../memo/kept.ts';
import { lexiconOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { Intents } from '../../meaning/intents/intents-of.ts';
import { hasPhrase, prepareText } from '../../text/phrases/phrases.ts';
import { zeros } from '../../text/values/zeros.ts';
import { numberFit } from '../asked/number-fit.ts';
import type { Asked } from '../asked/read-asked.ts';
import { typeMatch } from '../passages/expected-type.ts';
import { kindNames, statesMoney } from '../pieces/kinds/table.ts';
import type { Piece, PieceKind } from '../pieces/piece.ts';
import { besideTitle, type HeldWords, wordShares } from './held-words.ts';
import { longOf, pageNeedOf, type ThreadContext } from './thread-context.ts';

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
  /** How clearly a matter of shops alone, and one of a product alone, is asked, 0 to 1. */
  asksShop: number;
  asksThing: number;
  /** How much something is about the same as the message, and as the last one before it, if any; 0 to 1. */
  likeAsked: (about: Intents) => number;
  likeLast: ((about: Intents) => number) | undefined;
  /** How much the message needs what was said before, 0 to 1. */
  need: number;
};

/** Each but one is a feature: what a piece is not of the others, it is of this one. */
const kinds: readonly PieceKind[] = kindNames.filter((name) => name !== 'sentence');

/** 1 at the place of each kind among `kinds`. */
const oneHot: ReadonlyMap<PieceKind, readonly number[]> = new Map(
  kindNames.map((kind) => [kind, kinds.map((each) => Number(each === kind))]),
);

/** Kinds of answer that leave a trace in the text that gives it. */
const traced: ReadonlySet<string> = new Set(['money', 'date', 'number', 'phone', 'email', 'place']);

const isNegated = keptByLanguage({ most: 20_000, longest: 1_000 }, (text, language) =>
  hasPhrase(prepareText(text, language), lexiconOf(language).negation),
);

const reaches = keptByLanguage(
  { most: 20_000, longest: 1_000 },
  (text) => typeMatch(text, 'phone') === 1 || typeMatch(text, 'email') === 1,
);

const USUAL_LENGTH = 80;
/** No product counts as less likely than this for its pieces. */
const LEAST_LOG = -6;
const LOG_UNIT = 3;

/** A piece with the words of the message that it holds, and its lexical score by the best of the pool. */
export type ScoredPiece = { piece: Piece; held: HeldWords; bm25: number };

/** A piece beside a message, as the features look at the two. */
function judged(context: PieceContext, { piece, held, bm25 }: ScoredPiece) {
  const { asked, thread, pageProductId, productLog } = context;
  const { productId, kind, text, place, section } = piece;
  const { matcher } = asked;
  const isPage = productId === undefined;
  const isOn = !isPage && productId === pageProductId;
  // Spelled out: an object of parts that are spread costs more than all that is read from it.
  return {
    asked,
    thread,
    matcher,
    piece,
    bm25,
    need: context.need,
    wish: context.wish,
    kindShare: context.kindShare,
    asksShop: context.asksShop,
    asksThing: context.asksThing,
    words: wordShares(matcher, held),
    beside: isPage ? nothingBeside : besideTitle(matcher, held),
    about: intentShares(context, piece),
    ofPage: Number(isPage),
    ofProduct: Number(!isPage),
    isProduct: Number(kind === 'product'),
    log: isPage ? 0 : Math.max(LEAST_LOG, productLog.get(productId) ?? LEAST_LOG) / LOG_UNIT,
    samePlace: Number(place === thread.place),
    sameSection: Number(section === thread.section),
    isFocus: Number(isOn || (!isPage && productId === thread.focusProductId)),
    onPage: Number(isOn),
    shownBefore: Number(thread.shownPassages.has(piece.passageId ?? '')),
    figure: traced.has(asked.expects) ? typeMatch(text, asked.expects) : 0.5,
  };
}

type Judged = ReturnType<typeof judged>;

/** How fully a bag holds the words of an earlier message, as far as this one needs them. */
function earlier({ need }: Judged, part: Asked | undefined, bag: Piece['own']): number {
  return need === 0 || part === undefined ? 0 : need * part.matcher.share(bag);
}

/** What a message and its context say of one piece: each feature by its name. */
const featureOf = {
  own: ({ words }) => words.own,
  own_near: ({ words }) => words.ownNear,
  around: ({ words }) => words.around,
  around_near: ({ words }) => words.aroundNear,
  key: ({ words }) => words.key,
  key_near: ({ words }) => words.keyNear,
  any: ({ words }) => words.any,
  any_near: ({ words }) => words.anyNear,
  rarest: ({ words }) => words.rarest,
  rarest_in_key: ({ words }) => words.rarestInKey,
  beside_title: ({ beside }) => beside.held,
  missing_beside_title: ({ beside }) => beside.missing,
  missing: ({ words }) => words.missing,
  bm25: ({ bm25 }) => bm25,
  passage: ({ matcher, piece }) => matcher.share(piece.passage ?? piece.own),
  before: ({ matcher, piece }) => (piece.before === undefined ? 0 : matcher.share(piece.before)),
  first_own: (of) => earlier(of, of.thread.first, of.piece.own),
  first_around: (of) => earlier(of, of.thread.first, of.piece.around),
  last_own: (of) => earlier(of, of.thread.last, of.piece.own),
  last_around: (of) => earlier(of, of.thread.last, of.piece.around),
  same_place: ({ samePlace }) => samePlace,
  same_section: ({ sameSection }) => sameSection,
  needed_place: ({ need, samePlace }) => need * samePlace,
  needed_section: ({ need, sameSection }) => need * sameSection,
  needed_product: ({ need, isFocus }) => need * isFocus,
  shown_before: ({ shownBefore }) => shownBefore,
  leaned_section: ({ asked, sameSection }) => asked.leans * sameSection,
  leaned_product: ({ asked, isFocus }) => asked.leans * isFocus,
  product_log: ({ log }) => log,
  of_product: ({ ofProduct }) => ofProduct,
  of_product_needed: ({ need, ofProduct }) => need * ofProduct,
  of_page_product: ({ onPage }) => onPage,
  page_product_needed: ({ onPage, asked }) => onPage * pageNeedOf(asked),
  fits_kind: ({ figure }) => Number(figure === 1),
  lacks_kind: ({ figure }) => Number(figure === 0),
  reach: ({ asked, ofPage, piece }) =>
    asked.needsPerson > 0 && ofPage === 1 && reaches(piece.text, '') ? asked.needsPerson : 0,
  reach_product: ({ asked, ofProduct }) => asked.needsPerson * ofProduct,
  yes_no_boolean: ({ asked, piece }) => Number(asked.isYesNo && piece.kind === 'boolean'),
  yes_no_negated: ({ asked, piece }) =>
    Number(asked.isYesNo && isNegated(piece.text, languageOf(piece.locale))),
  numbers: ({ asked, piece }) => numberFit(asked.numbers, piece.text),
  length: ({ piece }) => Math.log(Math.max(1, piece.text.length) / USUAL_LENGTH),
  policy_page: ({ asked, ofPage }) => Number(asked.isPolicy) * ofPage,
  policy_product: ({ asked, ofProduct }) => Number(asked.isPolicy) * ofProduct,
  review: ({ piece }) => Number(piece.trust === 'review'),
  price_asked: ({ asked, piece }) => Number(asked.expects === 'money' && statesMoney(piece.kind)),
  column_named: ({ matcher, piece }) => (piece.kind === 'column' ? matcher.share(piece.key) : 0),
  own_of_product: ({ ofProduct, log, words }) =>
    ofProduct * log * (words.own + words.ownNear + words.key + words.keyNear),
  product_line_words: ({ isProduct, words }) => (isProduct === 0 ? 0 : 1 - words.own - words.ownNear),
  sorted_product: ({ isProduct, wish }) => isProduct * Number(wish.isSorted),
  conditions_product: ({ isProduct, wish }) => isProduct * Math.min(1, wish.conditions / 2),
  wish_product: ({ isProduct, asked }) => isProduct * Number(asked.isWish),
  statement_product: ({ isProduct, asked }) => isProduct * Number(!asked.isQuestion),
  kind_product: ({ isProduct, kindShare, piece }) => isProduct * (kindShare.get(piece.productId ?? '') ?? 0),
  sorted_page: ({ ofPage, wish }) => ofPage * Number(wish.isSorted),
  strange_own: ({ words }) => words.strangeOwn,
  strange_any: ({ words }) => words.strangeAny,
  strange_missing: ({ words, matcher }) => matcher.strange - words.strangeAny,
  strange_page: ({ matcher, ofPage }) => matcher.strange * ofPage,
  intent_own: ({ about }) => about.own,
  intent_passage: ({ about }) => about.passage,
  intent_under: ({ about }) => about.under,
  intent_last: ({ about }) => about.last,
  intent_product: ({ about }) => about.product,
  intent_shop: ({ ofProduct, asksShop }) => ofProduct * asksShop,
  intent_thing: ({ ofPage, asksThing }) => ofPage * asksThing,
} satisfies Readonly<Record<string, (judged: Judged) => number>>;

const features: readonly ((judged: Judged) => number)[] = Object.values(featureOf);

/** What the words of a message tell counts otherwise in a whole question of many words than in a few of them. */
const ofLong = [
  'bm25',
  'passage',
  'before',
  'own',
  'own_near',
  'around',
  'any',
  'any_near',
  'missing',
] as const satisfies readonly (keyof typeof featureOf)[];
const placesOfLong = ofLong.map((name) => Object.keys(featureOf).indexOf(name));

/** The names of the features, in their order. */
export const pieceFeatureNames: readonly string[] = [
  ...Object.keys(featureOf),
  ...kinds.map((kind) => `is_${kind}`),
  ...ofLong.map((name) => `long_${name}`),
];

/** The features of one piece in the order of `pieceFeatureNames`, written into `row`. */
export function pieceFeatures(
  context: PieceContext,
  scored: ScoredPiece,
  row = zeros(pieceFeatureNames.length),
): number[] {
  const beside = judged(context, scored);
  const is = oneHot.get(scored.piece.kind)!;
  const long = longOf(context.asked);
  for (let i = 0; i < features.length; i++) row[i] = features[i]!(beside);
  for (let i = 0; i < is.length; i++) row[features.length + i] = is[i]!;
  const longFrom = features.length + is.length;
  for (let i = 0; i < placesOfLong.length; i++) row[longFrom + i] = long * row[placesOfLong[i]!]!;
  return row;
}

const nothingBeside = { held: 0, missing: 0 };
const noIntent = { own: 0, passage: 0, under: 0, last: 0, product: 0 };

/** How much a piece is about what is asked; a stretch of a page also with what stands around it, and about what was asked before. */
function intentShares({ likeAsked, likeLast, need }: PieceContext, { about, productId }: Piece) {
  if (about === undefined) return noIntent;
  const { own, passage = own, under = own } = about;
  if (productId !== undefined) return { own: 0, passage: 0, under: 0, last: 0, product: likeAsked(own) };
  return {
    own: likeAsked(own),
    passage: likeAsked(passage),
    under: likeAsked(under),
    last: need === 0 || likeLast === undefined ? 0 : need * Math.max(likeLast(passage), likeLast(under)),
    product: 0,
  };
}
