import { kept } from '../../memo/kept.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Product } from './product.ts';

/** A field's name as people compare names: small letters, words apart by one space. */
function spelled(name: string): string {
  return name
    .toLowerCase()
    .replace(/[_\-\s.]+/g, ' ')
    .trim();
}

/** Whether a field is one of those named; a star at the end of a name stands for any ending. Letter case, `_` and `-` do not count. */
export function isNamedField(name: string, names: readonly string[]): boolean {
  const own = spelled(name);
  return names.some((given) =>
    given.endsWith('*') ? own.startsWith(spelled(given.slice(0, -1))) : own === spelled(given),
  );
}

/** By the list of names that are hidden: which fields are, since names come again with every product. */
const isHiddenBy = oncePer((names: readonly string[]) =>
  kept({ most: 5_000, longest: 200 }, (name) => isNamedField(name, names)),
);

/** A product without these attributes, of its own and of its variants; the product itself when it has none of them. */
export function withoutFields(product: Product, names: readonly string[]): Product {
  if (names.length === 0) return product;
  const isHidden = isHiddenBy(names);
  const shown = <Value>(attributes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => !isHidden(name)));
  const holds = [product, ...product.variants].some(({ attributes }) =>
    Object.keys(attributes).some(isHidden),
  );
  if (!holds) return product;
  return {
    ...product,
    attributes: shown(product.attributes),
    variants: product.variants.map((variant) => ({ ...variant, attributes: shown(variant.attributes) })),
  };
}
