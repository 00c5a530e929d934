import { factSupport, type ProductView, pathSupports } from '../../answer/product-view.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import type { Claim } from '../../say/answer.ts';
import { booleanSentence } from '../../say/boolean-sentence.ts';
import { asserted } from '../../say/claims.ts';
import { valueText } from '../../say/value-text.ts';
import type { Voice } from '../../say/voice.ts';

/** The sentence that states a field of a product, of a yes/no field as the answer to whether it is so, with its evidence. */
export function fieldClaim(view: ProductView, field: Field, voice: Voice): Claim {
  const { title, locale } = view.product;
  const label = fieldLabel(field, locale, voice.language);
  const support = [...pathSupports(view, ['title']), ...field.facts.map((fact) => factSupport(view, fact))];
  const sentence =
    field.kind === 'boolean'
      ? booleanSentence(title, label, field.value === true || field.value === 'true', voice)
      : voice.say('attribute', { product: title, label, value: valueText(field, voice) });
  return asserted(sentence, support, voice);
}
