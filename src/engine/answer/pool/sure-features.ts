import { languageOf } from '../../language/locale-lookup.ts';
import type { Asked } from '../asked/read-asked.ts';
import type { Piece } from '../pieces/piece.ts';
import { heldShares, LIKE_ENOUGH, LOOKED_AT } from './decide.ts';
import { listedFeatures } from './listed-features.ts';
import { pieceFeatureNames } from './piece-features.ts';
import type { RankedPool } from './rank-pool.ts';
import { fewWords, needOf } from './thread-context.ts';

/** What a reply shows of a ranked pool, best first. */
export type Chosen = { pieces: readonly Piece[]; isList: boolean };

/** Features of the best piece that tell how surely it answers. */
const ofBest = [
  'passage',
  'beside_title',
  'missing_beside_title',
  'any',
  'any_near',
  'missing',
  'key',
  'product_log',
  'is_product',
  'of_page_product',
  'policy_page',
  'strange_any',
  'strange_missing',
] as const;
const placesOfBest = ofBest.map((name) => pieceFeatureNames.indexOf(name));

/** How far ahead the best piece is, and how the chances are spread over the nearest ones. */
function ranksOf({ pieces }: RankedPool) {
  const best = pieces[0]!;
  const next = pieces.find(
    ({ piece }) => piece.section !== best.piece.section || piece.kind === best.piece.kind,
  );
  const second = next === best ? pieces[1] : next;
  const nearest = pieces.slice(0, LOOKED_AT);
  return {
    log_probability: Math.log(best.probability),
    margin: Math.min(5, best.score - (second?.score ?? best.score - 5)),
    /** Chance that the best piece's own section holds the best of the pool. */
    section_mass: nearest.reduce(
      (sum, { piece, probability }) => (piece.section === best.piece.section ? sum + probability : sum),
      0,
    ),
    /** Entropy in nats. */
    spread: nearest.reduce((sum, { probability: p }) => sum - (p > 0 ? p * Math.log(p) : 0), 0),
  };
}

/** How much of the message all that is shown holds and lacks, weights by that of a word that no text of the shop holds. */
function wordsOf({ asked: { matcher, mostTelling } }: RankedPool, shown: readonly Piece[]) {
  const matches = shown.flatMap(({ own, around, key }) =>
    [own, around, key].map((bag) => matcher.match(bag)),
  );
  let [weight, held, lackedMost, lacked, lackedWords] = [0, 0, 0, 0, 0];
  for (const [i, word] of matcher.words.entries()) {
    const best = Math.max(0, ...matches.map(({ exact, near }) => Math.max(exact[i]!, 0.8 * near[i]!)));
    weight += word.weight;
    held += word.weight * best;
    if (best >= LIKE_ENOUGH) continue;
    lackedMost = Math.max(lackedMost, word.weight);
    lacked += word.weight * (1 - best);
    lackedWords++;
  }
  return {
    shown_any: weight > 0 ? held / weight : 0,
    shown_lacks_most: lackedMost / mostTelling,
    shown_lacks: lacked / mostTelling,
    shown_lacks_words: lackedWords,
    weight: weight / mostTelling,
    words: matcher.words.length,
  };
}

/** What the message itself tells of how well it can be answered. */
function messageOf(asked: Asked, { thread, wish }: RankedPool, best: Piece) {
  return {
    need: needOf(asked, thread),
    few_words: fewWords(asked),
    question: Number(asked.isQuestion),
    leans: asked.leans,
    person: asked.needsPerson,
    clear: asked.intents.clear,
    foreign: Number(languageOf(asked.language) !== languageOf(best.locale)),
    conditions: Math.min(3, wish.conditions),
  };
}

/**
 * What the chance that a reply answers is told by, by name: how the pool is ranked, what the message is like, what the best piece
 * and all that is shown hold of it. `undefined` for an empty pool.
 */
export function sureFeatures(ranked: RankedPool, { pieces: shown, isList }: Chosen) {
  const [best] = ranked.pieces;
  if (best === undefined) return undefined;
  const sections = new Set(shown.map(({ section }) => section));
  const { held, missing, touched } = heldShares(ranked);
  const features = best.features();
  return {
    ...ranksOf(ranked),
    ...messageOf(ranked.asked, ranked, best.piece),
    ...wordsOf(ranked, shown),
    ...listedFeatures(ranked, shown),
    ...Object.fromEntries(ofBest.map((name, i) => [name, features[placesOfBest[i]!]!])),
    held,
    lacked: missing,
    touched,
    /** Chance that the best of the pool stands in what is shown. */
    shown_mass: ranked.pieces.reduce(
      (sum, { piece, probability }) => (sections.has(piece.section) ? sum + probability : sum),
      0,
    ),
    shown_pieces: shown.length,
    is_list: Number(isList),
  };
}
