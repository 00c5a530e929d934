import { factSupport, type ProductView } from '../../../engine/answer/product-view.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { partOf } from '../../../engine/language/pack.ts';
import { fieldLabel } from '../../../engine/meaning/attributes/label.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { Support } from '../../../engine/say/answer.ts';
import { valueText } from '../../../engine/say/value-text.ts';
import type { Voice } from '../../../engine/say/voice.ts';

/** A field of a product as prose says it, with the line that states it. */
export type SaidFact = { label: string; value: string; isSimplySo: boolean; support: Support };

const FACTS_NAMED = 3;
const LONGEST_SAID = 80;

/** What a column of the index or a condition calls an attribute, without the unit that it is compared in. */
function plainName(attribute: string): string {
  return attribute.split('@')[0]!.toLowerCase();
}

/** The field of an attribute: of the variant that is shown, where it has one; `undefined` when the record has neither. */
export function saidFact(
  view: ProductView,
  variantId: string | undefined,
  attribute: string,
  voice: Voice,
): SaidFact | undefined {
  const name = plainName(attribute);
  const field = view.fields.find((one) => one.name.toLowerCase() === name);
  const own = view.sheet.facts.find(
    ({ path }) =>
      variantId !== undefined &&
      path.toLowerCase() === `variants.${variantId}.attributes.${name}`.toLowerCase(),
  );
  const fact = own ?? view.sheet.facts.find(({ path }) => path.toLowerCase() === `attributes.${name}`);
  if (!fact) return undefined;
  const language = languageOf(voice.locale);
  const plain = field ? fieldLabel(field, view.product.locale, language) : name.replaceAll('_', ' ');
  const label = partOf(language, 'text')?.nounsAreCapitalised ? capitalised(plain, language) : plain;
  const value = field && !own && field.ofVariants !== true ? valueText(field, voice) : fact.value;
  return { label, value, isSimplySo: fact.value === 'true', support: factSupport(view, fact) };
}

/** What names a property is a noun. */
function capitalised(label: string, language: string): string {
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}

/** The fields of a product that meet the conditions, at most three; what is simply so needs no "true". */
export function heldFacts(
  held: readonly Constraint[],
  view: ProductView,
  variantId: string | undefined,
  voice: Voice,
): { text: string; support: Support }[] {
  const found = new Map<string, { text: string; support: Support }>();
  for (const { attribute, operator } of held) {
    if (attribute === undefined || operator === 'not' || found.size >= FACTS_NAMED) continue;
    const said = saidFact(view, variantId, attribute, voice);
    if (!said) continue;
    const text = said.isSimplySo ? said.label : `${said.label}: ${said.value}`;
    if (text.length <= LONGEST_SAID) found.set(plainName(attribute), { text, support: said.support });
  }
  return [...found.values()];
}
