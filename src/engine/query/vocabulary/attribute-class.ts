import { kept, once } from '../../../memo/kept.ts';
import { type AttributeClass, attributeConcepts } from '../../language/concepts/attribute-concepts.ts';
import { wordsOfAll } from '../../language/pack.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { phraseWords } from '../tokens/phrases.ts';

const concepts = [...attributeConcepts.values()];
const classes = concepts.flatMap(({ valueClass }) => valueClass ?? []);
/** Classes known by the last or first words of a name: `cable colour`, `couleur du produit`. */
const inPart = new Set(
  concepts.flatMap(({ valueClass, isNamedInPart }) => (isNamedInPart ? valueClass : [])),
);

const knownNames = once((): ReadonlyMap<string, AttributeClass> => {
  const map = new Map<string, AttributeClass>();
  for (const lexicon of lexicons)
    for (const name of classes)
      for (const phrase of lexicon.fieldNames[name]) {
        const key = attributeWords(phrase).join(' ');
        if (!map.has(key)) map.set(key, name);
      }
  return map;
});

/** The words of an attribute's name: `item_package_weight`, `screenSize` and `product colour` alike. */
export function attributeWords(name: string): string[] {
  const spaced = name.replace(/_/gu, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return phraseWords(spaced, 'en');
}

/**
 * What kind of value an attribute holds, from its name in any language of the lexicons; `undefined` for all others.
 */
export const attributeClass: (name: string) => AttributeClass | undefined = kept(
  { most: 10_000, longest: Number.POSITIVE_INFINITY },
  findClass,
);

/** Of whom or of which system a size is: `EU size`, `Damen Größe`, `pointure FR`. Packs, screens and wheels have others. */
const SIZED = wordsOfAll('catalogue', ({ worn }) => worn);

function isWornSize(words: readonly string[], known: ReadonlyMap<string, AttributeClass>): boolean {
  return words.every((word) => known.get(word) === 'size' || SIZED.has(word));
}

function findClass(name: string): AttributeClass | undefined {
  const words = attributeWords(name);
  const known = knownNames();
  const exact = known.get(words.join(' '));
  if (exact !== undefined || words.length < 2) return exact;
  const byPart = known.get(words.at(-1)!) ?? known.get(words[0]!);
  if (byPart === 'size') return isWornSize(words, known) ? 'size' : undefined;
  return inPart.has(byPart) ? byPart : undefined;
}
