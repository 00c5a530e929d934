import { oncePer } from '../../../memo/once-per.ts';
import { placesOfIntents, shareOfIntents } from '../../meaning/intents/intents-of.ts';
import { placesNamed } from '../../meaning/places/places.ts';
import type { AnswerStatus } from '../../say/answer.ts';
import { quantities } from '../../text/numbers/quantities.ts';
import { ONE_WORD } from '../asked/asked-words.ts';
import type { Asked } from '../asked/read-asked.ts';
import { routeOfKind } from '../pieces/kinds/table.ts';
import type { Piece } from '../pieces/piece.ts';
import { heldWords } from './held-words.ts';
import { pieceFeatureNames } from './piece-features.ts';
import { productFeatureNames } from './product-features.ts';
import { type RankedPool, surelyMeant } from './rank-pool.ts';
import { talkedProducts } from './thread-context.ts';

/** Pieces among which the nearest are. */
export const LOOKED_AT = 10;

const indexOf = new Map<string, number>(pieceFeatureNames.map((name, i) => [name, i]));

/** Share of a message's weight that stands in or around a piece, other words for it counted half; 0 to 1. */
function touchedBy(features: readonly number[]): number {
  return features[indexOf.get('any')!]! + features[indexOf.get('any_near')!]! / 2;
}

const MEANT_BY = ['intent_own', 'intent_passage', 'intent_under', 'intent_product'];

/** How far a piece is about the matter that a message clearly is about, whatever its words; 0 to 1. */
function meantBy(features: readonly number[], { intents }: Asked): number {
  return intents.clear * Math.max(...MEANT_BY.map((name) => features[indexOf.get(name)!]!));
}

/** What another word for an asked one counts beside the word itself, and from which likeness on. */
const OTHER_WORD = 0.7;
export const LIKE_ENOUGH = 0.5;

/**
 * Share of a message's weight that a piece of a product explains, 0 to 1. What the title says already tells nothing about
 * which of the pieces is asked for, so such words count neither way.
 */
function explainedBy({ matcher }: Asked, piece: Piece): number {
  const { own: inOwn, key: inKey, around: inTitle } = heldWords(matcher, piece);
  let explained = 0;
  let asked = 0;
  for (const [i, { weight }] of matcher.words.entries()) {
    const near = Math.max(inOwn.near[i]!, inKey.near[i]!) / LIKE_ENOUGH;
    const said = Math.max(inOwn.exact[i]!, inKey.exact[i]!, OTHER_WORD * Math.min(1, near));
    explained += weight * said;
    asked += weight * (said > 0 ? 1 : 1 - Math.max(inTitle.exact[i]!, inTitle.near[i]!));
  }
  return explained / Math.max(ONE_WORD, asked);
}

/**
 * How telling the weightiest word of a message is that neither a piece nor what stands around it says in words nearly like it: its
 * weight by that of a word that no text of the shop holds, 0 to 1.
 */
function lackedBy({ matcher, mostTelling }: Asked, { own, around, key }: Piece): number {
  const lacked = matcher.words
    .filter((_, i) => [own, around, key].every((bag) => matcher.one(i, bag) < LIKE_ENOUGH))
    .map(({ weight }) => weight);
  return Math.max(0, ...lacked) / mostTelling;
}

/** Share of a title from which its product is named. */
const NAMED = 0.5;
const [ON_PAGE, TITLE_SAID] = (['on_page', 'title_said'] as const).map((name) =>
  productFeatureNames.indexOf(name),
) as [number, number];

/** Whether a product that nobody named is told of to someone who asks on the page of another, or who points at others ("how heavy is that"). */
function isOfOther({ asked, thread, products }: RankedPool, best: Piece | undefined): boolean {
  const own = products.find(({ product }) => product.productId === best?.productId);
  if (own === undefined || own.features[TITLE_SAID]! >= NAMED) return false;
  if (products.some(({ features }) => features[ON_PAGE] === 1)) return own.features[ON_PAGE] === 0;
  const pointedAt = talkedProducts(thread);
  return asked.leans === 1 && pointedAt.length > 0 && !pointedAt.includes(own.product.productId);
}

/** This share of a message is held by a piece whose product need not surely be meant. */
const HOLDS_MUCH = 0.4;

/** Whether a piece tells a field of a product that nobody surely means, and holds little of the message beside: "how heavy?" */
function isOfAny(ranked: RankedPool, best: Piece | undefined, held: number): boolean {
  if (best?.productId === undefined || best.kind === 'product' || held >= HOLDS_MUCH) return false;
  return surelyMeant(ranked) !== best.productId;
}

/** Routes of what tells how much there is now, and at which price. */
const LIVE: ReadonlySet<string | undefined> = new Set(['price_stock', 'variant']);
/** What none of those tells, unless an option is called by it. */
const ofMeasure = placesOfIntents(['thing_weight', 'thing_dimensions', 'thing_thickness', 'thing_max_load']);
/** From which share of what a message is about, and how clearly so, it asks for a measure. */
const ASKS_MEASURE = 0.5;
const CLEARLY = 0.35;

/** Whether a message asks for a measure that a text does not state in any unit: "how heavy is it", "XL: £29.00, in stock". */
function lacksMeasure({ intents }: Asked, { text, locale }: Piece): boolean {
  const asks = intents.clear >= CLEARLY && shareOfIntents(intents, ofMeasure) >= ASKS_MEASURE * intents.clear;
  return asks && quantities(text, locale).length === 0;
}

/** Whether a product's record states no place, no time or no such thing as is asked for: a brand is no country, "out of stock" no day. */
function isOfOtherKind({ asked }: RankedPool, best: Piece | undefined): boolean {
  if (best?.productId === undefined || best.kind === 'product') return false;
  const { expects, language } = asked;
  if (expects === 'place') return placesNamed(best.text, best.locale, language).length === 0;
  return LIVE.has(routeOfKind(best.kind)) && (expects === 'date' || lacksMeasure(asked, best));
}

/** What the decision needs beside the chance. */
export type HeldShares = {
  /** How much of the message the best piece holds, 0 to 1. */
  held: number;
  /** How telling the weightiest word is that it lacks (`lackedBy`); 0 where it lacks none. */
  missing: number;
  /** How much of the message any of the nearest pieces touches by its words, or surely by what it is about; 0 to 1. */
  touched: number;
};

/** How much of the message the best piece holds and lacks, and the nearest ones touch; found out once for a ranked pool. */
export const heldShares = oncePer((ranked: RankedPool): HeldShares => {
  const { asked, pieces } = ranked;
  const nearest = pieces.slice(0, LOOKED_AT).map(({ features }) => features());
  const touched = nearest.map(touchedBy);
  const meant = nearest.map((features) => meantBy(features, asked));
  const best = pieces[0]?.piece;
  const isOfProduct = best?.productId !== undefined && best.kind !== 'product';
  const explained = isOfProduct ? explainedBy(asked, best) : 1;
  const share = Math.min(touched[0] ?? 0, explained);
  const isOther = isOfOther(ranked, best) || isOfAny(ranked, best, share) || isOfOtherKind(ranked, best);
  const held = isOther ? 0 : share;
  const missing = best === undefined ? 0 : lackedBy(asked, best);
  return { held, missing, touched: Math.max(0, ...touched, ...meant) };
});

/**
 * A reply is asserted from the chance `sure` on, of a piece that holds `held` of the message; below the chance `touched` that what is
 * shown has to do with it, the message is about something else.
 */
export type Thresholds = { sure: number; held: number; touched: number };

/** What the figures are held against; from the chance `related` that it has to do with the message on, a reply may be asserted. */
export type LeastFigures = Thresholds & { related: number };

/**
 * Chances are told by what else there is: among fewer pieces than this one of them always seems likely, whatever is asked, and so
 * few has no shop that the trees were fitted on.
 */
export const FEW_PIECES = 60;
/** There a piece that holds less than this share of the message lacks no word that is this telling (`lackedBy`). */
const HOLDS_MOST = 0.6;
const TELLING = 0.62;

/** Whether the pool of a small shop says more of a message than chance would. */
function standsOut({ pieces }: RankedPool, { held, missing }: HeldShares): boolean {
  return pieces.length >= FEW_PIECES || held >= HOLDS_MOST || missing <= TELLING;
}

/** How much of the message the best piece holds; nothing is held of what does not stand out in a small pool. */
export function shareHeld(ranked: RankedPool): number {
  const shares = heldShares(ranked);
  return standsOut(ranked, shares) ? shares.held : 0;
}

/** Decides by three figures alone whether evidence is asserted, shown as the closest, or not what the message is about. */
export function decideStatus(figures: Thresholds, least: LeastFigures): AnswerStatus {
  const { sure, held, touched } = figures;
  if (touched < least.touched) return 'not_found';
  return sure >= least.sure && held >= least.held && touched >= least.related ? 'answered' : 'partial';
}
