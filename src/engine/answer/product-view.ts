import { once } from '../../memo/kept.ts';
import { type Fact, type FactSheet, factSheet } from '../catalog/fact-sheet.ts';
import type { Product } from '../catalog/product.ts';
import { type Field, fieldsOf } from '../meaning/attributes/field.ts';
import type { SourceRef, Support } from '../say/answer.ts';

/** A product with everything that can be said and proven about it. */
export type ProductView = {
  product: Product;
  sheet: FactSheet;
  source: SourceRef;
  fields: readonly Field[];
};

/** Reads a product for answering; `hashOf` is the address of a text (`sha256:<hex>`). */
export function viewProduct(product: Product, hashOf: (text: string) => string): ProductView {
  const sheet = factSheet(product);
  const source: SourceRef = {
    sourceId: `product:${product.productId}`,
    title: product.title,
    hash: hashOf(sheet.text),
    asOfMs: product.updatedAtMs,
    url: product.url,
  };
  const fields = once(() => fieldsOf(product, sheet));
  return {
    product,
    sheet,
    source,
    // A search only names products: most views are never asked for their fields.
    get fields() {
      return fields();
    },
  };
}

/** The line of the fact sheet that states a fact, as evidence. */
export function factSupport(view: ProductView, fact: Fact): Support {
  return {
    kind: 'field',
    source: view.source,
    start: fact.start,
    end: fact.end,
    quote: view.sheet.text.slice(fact.start, fact.end),
    productId: view.product.productId,
    path: fact.path,
    variantId: fact.variantId,
  };
}

/** Evidence for the lines with these paths, in the order given; paths that the sheet lacks are passed over. */
export function pathSupports(view: ProductView, paths: readonly string[]): Support[] {
  return paths.flatMap((path) => {
    const fact = view.sheet.facts.find((entry) => entry.path === path);
    return fact ? [factSupport(view, fact)] : [];
  });
}
