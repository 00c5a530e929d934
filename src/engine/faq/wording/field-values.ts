import { anyOfAll } from '../../language/pack.ts';
import type { Field } from '../../meaning/attributes/field.ts';

const yes = new RegExp(`^(?:${anyOfAll('fields', (words) => words.yes)})$`, 'iu');
const no = new RegExp(`^(?:${anyOfAll('fields', (words) => words.no)})$`, 'iu');
/** Values that say nothing, in the words of feeds. */
const empty = new RegExp(
  String.raw`^(?:|-+|n\/?a|none|null|unknown|undefined|other|various|not (?:available|applicable|specified|supported|stated)|tbd|\?|${anyOfAll('fields', (words) => words.empty)})$`,
  'iu',
);
/** A quantity without its unit: nobody can tell what "244.8" or "15 - 35" means. */
const bareQuantity = /^[-+±<>≤≥~]?\s*\d[\d.,]*(?:\s*(?:x|×|-|–|\/|to)\s*[-+]?\d[\d.,]*)*$/iu;

/** The value as text, lists joined. */
export function plainValue({ value }: Field): string {
  return (Array.isArray(value) ? value.join(', ') : String(value)).trim();
}

/** Whether the field says yes or no, in whatever way feeds write that. */
export function isYesNo(field: Field): boolean {
  return field.kind === 'boolean' || yes.test(plainValue(field)) || no.test(plainValue(field));
}

/** Whether the field says no. */
export function isNo(field: Field): boolean {
  return no.test(plainValue(field));
}

/** Whether the value says anything at all. */
export function saysNothing(field: Field): boolean {
  return empty.test(plainValue(field));
}

/** Whether the value is a number or several, and neither it nor the attribute's name has a unit. */
export function isBareQuantity(field: Field): boolean {
  return field.unit === undefined && bareQuantity.test(plainValue(field));
}
