import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import { valueText } from '../../say/value-text.ts';
import type { Voice } from '../../say/voice.ts';
import { joinBags, type TermBag } from '../asked/asked-words.ts';
import type { ProductView } from '../product-view.ts';
import type { BagOf } from './piece.ts';

/** A field as it is matched and said. */
type ReadField = { field: Field; label: () => string; value: string; words: string; own: TermBag };

/** A product with its texts as they are matched; `all` is everything that says what it is. */
export type ReadProduct = {
  view: ProductView;
  fields: readonly ReadField[];
  title: TermBag;
  /** Brand and categories. */
  kind: TermBag;
  description: TermBag;
  all: TermBag;
};

/** Cuts the texts of a product into terms, each once for all that it is matched for. */
export function readProduct(view: ProductView, bagOf: BagOf, voice: Voice): ReadProduct {
  const { product } = view;
  const { brand = '', categories, variants } = product;
  const fields = view.fields.map((field): ReadField => {
    const [words, value] = [field.words.join(' '), valueText(field, voice)];
    const label = () => fieldLabel(field, product.locale, voice.language);
    return { field, label, value, words, own: bagOf(`${words} ${value}`) };
  });
  const title = bagOf(product.title);
  const kind = bagOf([brand, ...categories].join('\n'));
  const description = bagOf(product.description);
  const named = variants.map((variant) => bagOf(variant.title ?? ''));
  const all = joinBags([title, kind, description, ...fields.map(({ own }) => own), ...named]);
  return { view, fields, title, kind, description, all };
}
