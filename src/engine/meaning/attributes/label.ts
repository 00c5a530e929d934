import { languageOf } from '../../language/locale-lookup.ts';
import { conceptIdOf, conceptLabel } from './concepts.ts';
import type { Field } from './field.ts';

/**
 * How an answer in `language` calls a field: the catalogue's own words in its own language, else the word of the
 * attribute lexicon, else the name as it is.
 */
export function fieldLabel(field: Field, productLocale: string, language: string): string {
  const spelled = field.words.join(' ');
  if (languageOf(productLocale) === language && !['brand', 'rating', 'gtin', 'mpn'].includes(field.name))
    return plainName(field);
  const id = conceptIdOf(field.words, languageOf(productLocale));
  return (id === undefined ? undefined : conceptLabel(id, language)) ?? spelled;
}

/** The attribute name with spaces for `_`, without its unit. */
function plainName(field: Field): string {
  const words = field.name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[_\s]+/u)
    .filter((word) => word !== '');
  if (field.unit === undefined) return words.join(' ');
  // The unit is one word of the name, or several for rates such as l_min.
  const kept = words.filter((word) => field.words.includes(word.toLowerCase()));
  return (kept.length > 0 ? kept : words).join(' ');
}
