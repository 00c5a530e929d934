import { isPluralEnglish } from '../../text/english-plural.ts';
import type { Voice } from '../voice.ts';

/** English attribute names that read as "is …": adjectives and participles by their endings, and common ones without. */
const englishAdjective =
  /(?:able|ible|proof|free|less|safe|resistant|repellent|compatible|certified|approved|washable|standing|drying|treated|insulated|padded|lined|wireless|portable|vegan|organic|recycled|reflective|adjustable|nonstick|non-stick|cordless|handmade|waterproof|biodegradable|ergonomic|electric|digital|automatic|unisex|elastic|stretchy|seamless|rechargeable)$/u;

/** German attribute names that stand behind a noun as they are ("wasserdicht"). */
const germanAdjective =
  /(?:bar|fest|dicht|frei|los|weisend|tauglich|geeignet|fähig|kompatibel|sicher|trocknend|stehend|reflektierend|zertifiziert|vegan|elastisch|ökologisch|biologisch|elektrisch|digital|automatisch|isoliert|gefüttert|gepolstert|recycelt)$/u;

/** "is" or "are" after a name; what stands behind a "for" or a comma does not decide. */
function verb(name: string): string {
  const words = name.split(/\s(?:for|with|in|of|by)\s|[,(–—]|\s-\s/u)[0]!.trim();
  return isPluralEnglish(words) ? 'are' : 'is';
}

function english(product: string, label: string, isTrue: boolean): string | undefined {
  const not = isTrue ? '' : ' not';
  const word = isTrue ? 'Yes' : 'No';
  const thing = /^(.+) included$/u.exec(label)?.[1];
  if (thing !== undefined) return `${word}, the ${thing} ${verb(thing)}${not} included with the ${product}.`;
  if (englishAdjective.test(label)) return `${word}, the ${product} ${verb(product)}${not} ${label}.`;
  return undefined;
}

function german(product: string, label: string, isTrue: boolean): string | undefined {
  if (!germanAdjective.test(label)) return undefined;
  return isTrue ? `Ja, ${product}: ${label}.` : `Nein, ${product}: nicht ${label}.`;
}

/**
 * The sentence that states a yes/no attribute of a product, in the voice's language.
 *
 * Names that read as adjectives make a plain sentence ("Yes, the Ridge Boot is waterproof."); any other name is given as
 * the catalogue writes it, since guessing its grammar would garble it.
 */
export function booleanSentence(product: string, label: string, isTrue: boolean, voice: Voice): string {
  const plain =
    voice.language === 'en'
      ? english(product, label.toLowerCase(), isTrue)
      : voice.language === 'de'
        ? german(product, label.toLowerCase(), isTrue)
        : undefined;
  return plain ?? voice.say(isTrue ? 'attribute_yes' : 'attribute_no', { product, label });
}
