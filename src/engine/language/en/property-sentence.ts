import { isPlural } from './is-plural.ts';

/** Attribute names that read as "is …": adjectives and participles by their endings, and common ones without. */
const adjective =
  /(?:able|ible|proof|free|less|safe|resistant|repellent|compatible|certified|approved|washable|standing|drying|treated|insulated|padded|lined|wireless|portable|vegan|organic|recycled|reflective|adjustable|nonstick|non-stick|cordless|handmade|waterproof|biodegradable|ergonomic|electric|digital|automatic|unisex|elastic|stretchy|seamless|rechargeable)$/u;

/** "is" or "are" after a name; what stands behind a "for" or a comma does not decide. */
function verb(name: string): string {
  const words = name.split(/\s(?:for|with|in|of|by)\s|[,(–—]|\s-\s/u)[0]!.trim();
  return isPlural(words) ? 'are' : 'is';
}

/** "Yes, the Ridge Boot is waterproof.", "…, the straps are included with …"; `undefined` for labels that are no adjectives. */
export function propertySentence(product: string, label: string, isTrue: boolean): string | undefined {
  const not = isTrue ? '' : ' not';
  const word = isTrue ? 'Yes' : 'No';
  const thing = /^(.+) included$/u.exec(label)?.[1];
  if (thing !== undefined) return `${word}, the ${thing} ${verb(thing)}${not} included with the ${product}.`;
  if (adjective.test(label)) return `${word}, the ${product} ${verb(product)}${not} ${label}.`;
  return undefined;
}
