import { columnPieces } from './columns.ts';
import { descriptionPieces } from './description.ts';
import { fieldPieces } from './fields.ts';
import { pricePieces, stockPieces } from './live.ts';
import { optionPieces } from './options.ts';
import { productPieces } from './product-line.ts';
import { rowPieces } from './rows.ts';
import { textPieces } from './texts.ts';
import { variantPieces } from './variants.ts';

/*
 * Every kind of evidence that a reply can show, a row each: the names of its pieces, the route that a reply which begins with one
 * is counted by, and the file that proposes them. What is likeliest of all that is proposed is told by one fitted scale
 * (`pool/rank-pool.ts`), to which each name is a feature; a new row is fitted by `npm run bench -- shops-fit write`.
 */

/** What a product's record states, in the order in which equally likely pieces stand. */
export const kindsOfProduct = [
  { kinds: ['product'], route: 'attribute', propose: productPieces },
  { kinds: ['field', 'boolean'], route: 'attribute', propose: fieldPieces },
  { kinds: ['description'], route: 'product_text', propose: descriptionPieces },
  { kinds: ['price'], route: 'price_stock', statesMoney: true, propose: pricePieces },
  { kinds: ['stock'], route: 'price_stock', propose: stockPieces },
  { kinds: ['variant'], route: 'variant', statesMoney: true, propose: variantPieces },
  { kinds: ['options'], route: 'variant', propose: optionPieces },
] as const;

/** What a passage of a page says; whose rule it is decides the route. */
export const kindsOfPassage = [
  { kinds: ['row'], propose: rowPieces },
  { kinds: ['sentence', 'item'], propose: textPieces },
] as const;

/** What the rows of one table say together. */
export const kindsOfTable = [{ kinds: ['column'], propose: columnPieces }] as const;

type Row = (typeof kindsOfProduct | typeof kindsOfPassage | typeof kindsOfTable)[number];

/** The name of a kind. */
export type KindName = Row['kinds'][number];

/** All names, a page's first. */
export const kindNames: readonly KindName[] = [
  ...kindsOfPassage.flatMap(({ kinds }): readonly KindName[] => kinds),
  ...kindsOfTable.flatMap(({ kinds }): readonly KindName[] => kinds),
  ...kindsOfProduct.flatMap(({ kinds }): readonly KindName[] => kinds),
];

const ofProduct = new Map<KindName, { route: string; statesMoney?: boolean }>(
  kindsOfProduct.flatMap(({ kinds, ...row }) => kinds.map((name) => [name, row] as const)),
);

/** The route of a reply that begins with a piece of this kind; `undefined` for what a page says. */
export function routeOfKind(kind: KindName): string | undefined {
  return ofProduct.get(kind)?.route;
}

/** Whether a piece of this kind says what something costs. */
export function statesMoney(kind: KindName): boolean {
  return ofProduct.get(kind)?.statesMoney === true;
}
