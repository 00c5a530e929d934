import { languageOf } from '../../../language/locale-lookup.ts';
import type { Field } from '../../../meaning/attributes/field.ts';
import { fieldLabel } from '../../../meaning/attributes/label.ts';
import { intentsOf } from '../../../meaning/intents/intents-of.ts';
import type { Claim, Support } from '../../../say/answer.ts';
import { booleanSentence } from '../../../say/boolean-sentence.ts';
import { asserted, fact } from '../../../say/claims.ts';
import { valueText } from '../../../say/value-text.ts';
import type { Voice } from '../../../say/voice.ts';
import { factSupport, type ProductView, pathSupports } from '../../product-view.ts';
import type { Piece } from '../piece.ts';
import type { ProposeOfProduct } from './proposing.ts';

/** Names of fields that identify a product to a till, not to a shopper. */
const codeName = /^(?:gtin|mpn|ean|upc|isbn|asin|sku|barcode.*)$/iu;

/** Whether a field's name is that of a code for tills, which nobody asks for. */
export function isCode({ name }: Field): boolean {
  return codeName.test(name);
}

/** The lines that state a field and whose it is. */
export function fieldSupport(view: ProductView, { facts }: Field): Support[] {
  return [...pathSupports(view, ['title']), ...facts.map((each) => factSupport(view, each))];
}

/** The sentence that states a field of a product, of a yes/no field as the answer to whether it is so, with its evidence. */
export function fieldClaim(view: ProductView, field: Field, voice: Voice): Claim {
  const { title, locale } = view.product;
  const label = fieldLabel(field, locale, voice.language);
  const sentence =
    field.kind === 'boolean'
      ? booleanSentence(title, label, field.value === true || field.value === 'true', voice)
      : voice.say('attribute', { product: title, label, value: valueText(field, voice) });
  return asserted(sentence, fieldSupport(view, field), voice);
}

/** What a product's fields state, a piece each; those of its variants apart (`options.ts`). */
export const fieldPieces: ProposeOfProduct = ({ view, fields }, { bagOf, voice, piece }) => {
  const { title } = view.product;
  return fields.flatMap(({ field, label: labelOf, value, words, own }): Piece[] => {
    if (field.ofVariants || isCode(field)) return [];
    const label = labelOf();
    const support = () => fieldSupport(view, field);
    const about = { own: intentsOf(`${words}, ${label}: ${value}`, languageOf(view.product.locale)) };
    const bags = { own, key: bagOf(`${words} ${label}`), about };
    const stated = voice.say('attribute', { product: title, label, value });
    const claims = () => [fieldClaim(view, field, voice)];
    if (field.kind !== 'boolean') {
      const brief = () => fact(voice, 'attribute_more', { label, value }, support());
      return [piece('field', stated, bags, { claims, brief })];
    }
    const shown = withoutYesNo(fieldClaim(view, field, voice).text) ?? stated;
    return [
      piece('boolean', shown, bags, { claims: () => [asserted(shown, support(), voice)], direct: claims }),
    ];
  });
};

/** "Yes, the lamp is dimmable." as a statement of its own; `undefined` where the sentence is not of that form. */
function withoutYesNo(sentence: string): string | undefined {
  const rest = /^\p{L}+, (.+)$/u.exec(sentence)?.[1];
  return rest === undefined ? undefined : rest.charAt(0).toUpperCase() + rest.slice(1);
}
