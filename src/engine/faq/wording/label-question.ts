import { wordsOfAll } from '../../language/pack.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { isBareQuantity, plainValue } from './field-values.ts';
import type { Phrasebook } from './phrasebook.ts';
import { fillPattern, type SpokenName } from './product-name.ts';

/** Words of attribute names that speak of the feed, the packing or the maker's files, not of the product. */
const internal = wordsOfAll('fields', ({ notLabels }) => notLabels);
/** Short words without a vowel that people do say. */
const spoken = /^(?:gps|usb|lcd|tv|dvd|cd|nfc|wlan|spf|upf|rpm|my|by|dry|gym|fly)$/iu;
const longestLabel = 32;

function isWordPeopleSay(word: string): boolean {
  if (!/^[\p{L}\p{M}'’-]{2,}$/u.test(word) || internal.has(word.toLowerCase())) return false;
  return !/^[a-z]+$/iu.test(word) || /[aeiouy]/iu.test(word) || spoken.test(word);
}

/** Whether a person would say an attribute's name in a question: few words, all of them words, none internal to feeds. */
export function isPlainLabel(label: string, mostWords = 3): boolean {
  const words = label.split(/\s+/u);
  return label.length <= longestLabel && words.length <= mostWords && words.every(isWordPeopleSay);
}

const manyThings = /[^su]s$/iu;
const asksNumber = /^number of (.+)$/iu;

type Asking = { phrasebook: Phrasebook; name: SpokenName };

/** The question for an attribute that nobody has written one for, by its name; none where that would read like a table. */
export function labelQuestion(field: Field, label: string, { phrasebook, name }: Asking): string[] {
  const { label: one = [], labels: many, count } = phrasebook.patterns;
  const fill = (patterns: readonly string[], slot: string) =>
    patterns.map((pattern) => fillPattern(pattern, name, slot));
  const counted = asksNumber.exec(label)?.[1];
  if (count && counted !== undefined) return isPlainLabel(counted) ? fill(count, counted) : [];
  if (!isPlainLabel(label)) return [];
  const isNumber = isBareQuantity(field);
  if (count && isNumber && manyThings.test(label) && /^\d+$/u.test(plainValue(field)))
    return fill(count, label);
  if (isNumber) return [];
  return fill(many && manyThings.test(label) ? many : one, label);
}
