import type { Piece } from '../answer/pieces/piece.ts';
import { bestOf } from '../text/values/best-of.ts';
import type { Evidence } from './evidence.ts';
import { weightOf, wordPrefixesOf } from './support-of.ts';

/** Blocks that speak for one sentence; a comparison rests on two. */
const MOST_BLOCKS = 2;
/** A figure, or this many words, that a piece shares with the sentence beside the name of its product. */
const LEAST_SHARED = 3;

function sharedWith(wanted: ReadonlySet<string>, { text }: Piece, named: ReadonlySet<string>): number {
  let sum = 0;
  for (const word of new Set(wordPrefixesOf(text)))
    if (wanted.has(word) && !named.has(word)) sum += weightOf(word);
  return sum;
}

/**
 * What the shop itself says where a model's sentence may not be said: of each block that the sentence cites, the piece that
 * shares most with it. Empty where none shares a figure or several words.
 */
export function ownWords(text: string, cited: readonly Evidence[], pieces: readonly Piece[]): Piece[] {
  const wanted = new Set(wordPrefixesOf(text));
  return cited.slice(0, MOST_BLOCKS).flatMap(({ key, view }) => {
    const named = new Set(view === undefined ? [] : wordPrefixesOf(view.product.title));
    const productId = view?.product.productId;
    const own = pieces.filter((piece) =>
      productId === undefined ? piece.section === key : piece.productId === productId,
    );
    return bestOf(own, (piece) => sharedWith(wanted, piece, named), LEAST_SHARED - 1) ?? [];
  });
}
