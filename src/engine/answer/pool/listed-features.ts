import type { Piece } from '../pieces/piece.ts';
import { productFeatureNames } from './product-features.ts';
import type { RankedPool } from './rank-pool.ts';

type Features = readonly number[];

/** Reads some of a product's features, by name, as their sum. */
function reading(...names: readonly string[]): (features: Features) => number {
  const places = names.map((name) => productFeatureNames.indexOf(name));
  return (features) => places.reduce((sum, place) => sum + features[place]!, 0);
}

const title = reading('title', 'title_near');
const all = reading('all', 'all_near');
const kind = reading('kind');
const rarest = reading('rarest_in_all');
const searchRank = reading('search_rank');

/** No chance counts as less than a thousandth. */
const LEAST_LOG = Math.log(1e-3);

const most = (values: readonly number[]) => Math.max(0, ...values);

/**
 * What the products that a reply shows hold of the message, each feature by the one that holds most of it if not said otherwise, and
 * how likely they are meant beside the likeliest of all; each 0 where there is none.
 */
export function listedFeatures({ products }: RankedPool, shown: readonly Piece[]) {
  const ids = new Set(shown.map((piece) => (piece.kind === 'product' ? piece.productId : undefined)));
  const listed = products.filter(({ product }) => ids.has(product.productId));
  const of = listed.map(({ features }) => features);
  const [likeliest] = products;
  const chance = listed.reduce((sum, each) => sum + Math.exp(each.log), 0);
  return {
    listed_log: listed.length === 0 ? 0 : Math.max(LEAST_LOG, Math.log(chance)),
    listed_title: most(of.map(title)),
    listed_all: most(of.map(all)),
    /** By the one that holds least. */
    listed_all_least: listed.length === 0 ? 0 : Math.min(...of.map(all)),
    listed_kind: most(of.map(kind)),
    listed_rarest: most(of.map(rarest)),
    listed_search: most(of.map(searchRank)),
    likeliest_log: likeliest === undefined ? 0 : Math.max(LEAST_LOG, likeliest.log),
    likeliest_title: likeliest === undefined ? 0 : title(likeliest.features),
  };
}
