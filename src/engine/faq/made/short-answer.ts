import { factSupport, type ProductView } from '../../answer/product-view.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import { understand } from '../../question/understand.ts';
import type { Claim } from '../../say/answer.ts';
import { asserted } from '../../say/claims.ts';
import { formatList } from '../../say/format.ts';
import { capitaliseOfShop } from '../../say/template.ts';
import { valueText } from '../../say/value-text.ts';
import type { Voice } from '../../say/voice.ts';
import { isNo, isYesNo } from '../wording/field-values.ts';
import { withAcronyms } from '../wording/spelling.ts';

/** A value with nothing but digits needs its label beside it to be understood. */
const hasLetters = /\p{L}/u;

function closed(text: string, voice: Voice): string {
  const said = capitaliseOfShop(text.trim(), voice.locale);
  if (/[.!?。．！？]$/u.test(said)) return said;
  return `${said}${voice.fullStop}`;
}

/**
 * The answer to a question that stands right above it: "Yes.", "455 g.", "Suede leather and polyamide." — the product is
 * not named again. Rests on the field alone.
 */
export function shortFieldClaim(view: ProductView, field: Field, question: string, voice: Voice): Claim {
  const support = field.facts.map((fact) => factSupport(view, fact));
  if (isYesNo(field)) {
    const word = isNo(field) ? voice.say('no') : voice.say('yes');
    return asserted(closed(word, voice), support, voice);
  }
  const value = valueText(field, voice);
  const { isYesNo: asksWhether, expects } = understand(question, voice.locale);
  const needsLabel = asksWhether || (!hasLetters.test(value) && expects !== 'number');
  if (!needsLabel) return asserted(closed(value, voice), support, voice);
  const label = fieldLabel(field, view.product.locale, voice.language);
  return asserted(voice.say('attribute_more', { label: withAcronyms(label), value }), support, voice);
}

const optionPath = /^variants\.[^.]+\.attributes\.(.+)$/u;

/** The values of one option over the variants that state it; `undefined` when the paths are of anything else too. */
export function shortOptionsClaim(
  view: ProductView,
  paths: readonly string[],
  voice: Voice,
): Claim | undefined {
  const names = new Set(paths.map((path) => optionPath.exec(path)?.[1]));
  if (names.size !== 1 || names.has(undefined)) return undefined;
  const facts = view.sheet.facts.filter(({ path }) => paths.includes(path));
  const values = [...new Set(facts.map(({ value }) => value))];
  const support = facts.map((fact) => factSupport(view, fact));
  return asserted(closed(formatList(values, voice.locale), voice), support, voice);
}
