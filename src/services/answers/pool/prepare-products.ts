import type { BagOf, Piece } from '../../../engine/answer/pieces/piece.ts';
import { piecesOfProduct } from '../../../engine/answer/pieces/pieces-of-product.ts';
import { readProduct } from '../../../engine/answer/pieces/read-product.ts';
import type { PoolProduct } from '../../../engine/answer/pool/product-features.ts';
import { viewProduct } from '../../../engine/answer/product-view.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { mayBeQuoted } from '../../../engine/gate/may-be-quoted.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import { isProductKept } from '../../catalog/find-products-at.ts';

/** A product that may be meant, without what depends on the message. */
export type PreparedProduct = Omit<PoolProduct, 'searchRank'>;

/** How pieces are said, and what they may lead to: the company's hosts. */
export type Showing = { voice: Voice; hosts: readonly string[] };

/** What is kept of texts is kept by this. */
export function nameOfShowing({ voice, hosts }: Showing): string {
  return [voice.locale, ...hosts].join('\n');
}

/** Tens of kilobytes each, so only the products that are asked about again and again. */
const MOST_KEPT = 200;

/** Beside the index whose words their texts are cut with, and gone with it. */
const keptOf = oncePer(
  (_index: RetrievalIndex) => new KeptValues<{ product: Product; prepared: PreparedProduct }>(MOST_KEPT),
);

/** Products with their texts cut for matching and the pieces of them that may be shown; of those that `findProductsAt` keeps, the same ones again. */
export function prepareProducts(
  products: readonly Product[],
  index: RetrievalIndex | undefined,
  bagOf: BagOf,
  showing: Showing,
): PreparedProduct[] {
  const kept = index && keptOf(index);
  const shown = nameOfShowing(showing);
  return products.map((product) => {
    if (!kept || !isProductKept(product)) return prepareProduct(product, bagOf, showing);
    const name = `${shown}\n${product.productId}`;
    const known = kept.get(name);
    if (known?.product === product) return known.prepared;
    const prepared = prepareProduct(product, bagOf, showing);
    kept.set(name, { product, prepared });
    return prepared;
  });
}

function prepareProduct(product: Product, bagOf: BagOf, { voice, hosts }: Showing): PreparedProduct {
  const read = readProduct(viewProduct(product, snapshotHash), bagOf, voice);
  const { view, title, kind, description, all } = read;
  let pieces: readonly Piece[] | undefined;
  return {
    productId: product.productId,
    view,
    title,
    kind,
    description,
    all,
    // Of most products only the likelihood is looked at, which needs no pieces.
    get pieces() {
      pieces ??= piecesOfProduct(read, bagOf, voice).filter(({ text }) => mayBeQuoted(text, hosts));
      return pieces;
    },
  };
}

/** A product as it stands in a pool: with its place in the search (1 the best, 0 none). */
export function asPoolProduct(product: PreparedProduct, searchRank: number): PoolProduct {
  const { productId, view, title, kind, description, all } = product;
  return {
    productId,
    view,
    searchRank,
    title,
    kind,
    description,
    all,
    get pieces() {
      return product.pieces;
    },
  };
}
