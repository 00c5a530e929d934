import { wordsOfAll } from '../../language/pack.ts';
import type { Constraint, Slot } from '../../question/constraint.ts';
import { isHyphen } from '../tokens/phrases.ts';
import type { CatalogueValue } from '../vocabulary/catalogue-vocabulary.ts';
import { isFree, longestPhraseAt, type Reading } from './reading.ts';

/** Something of the catalogue that the tokens `at … to` name. */
export type FoundValue = Pick<Constraint, 'slot' | 'attribute' | 'value' | 'tags'> & {
  to: number;
};

/** Which reading of a word wins when several slots know it. */
const ORDER: readonly Slot[] = [
  'audience',
  'color',
  'material',
  'brand',
  'category',
  'pattern',
  'fit',
  'size',
  'attribute',
];

/**
 * The longest value of the catalogue that starts at a token: brand, category, colour, material, audience, a value of
 * another attribute, or the name of a yes/no attribute. `wanted` restricts the slots.
 *
 * Words of the lexicons (`noir`, `cuir`, `Herren`) stand for the catalogue's own values in whatever language.
 */
export function findValue(reading: Reading, at: number, wanted?: Slot): FoundValue | undefined {
  if (!isFree(reading, at) || reading.tokens[at]!.kind === 'sign') return undefined;
  const named = namedByMeaning(reading, at);
  const spelled = spelledInCatalogue(reading, at, wanted);
  const fits = named && (wanted === undefined || named.slot === wanted) ? named : undefined;
  if (!spelled || !fits) return spelled ?? fits;
  if (spelled.to !== fits.to) return spelled.to > fits.to ? spelled : fits;
  // The catalogue's own spelling of the same thing, with every shade that counts as it.
  if (spelled.slot === fits.slot)
    return { ...spelled, tags: [...new Set([...spelled.tags!, ...fits.tags!])] };
  // A department of that name sells the thing: "café" is no brown.
  if (spelled.slot === 'category' && fits.slot === 'color') return spelled;
  return ORDER.indexOf(spelled.slot) < ORDER.indexOf(fits.slot) ? spelled : fits;
}

/** Colour, material and audience words of the query's language, where the catalogue has values that mean them. */
function namedByMeaning(reading: Reading, at: number): FoundValue | undefined {
  const { lexicon, vocabulary } = reading;
  let best: FoundValue | undefined;
  const consider = (slot: Slot, value: string, length: number, tags: readonly string[] | undefined): void => {
    if (!tags || tags.length === 0 || (best && best.to >= at + length)) return;
    const attribute = attributeOfTag(tags[0]!);
    best = { slot, attribute, value, tags, to: at + length };
  };
  const shade = lexicon.shades.has(reading.tokens[at]!.key) ? 1 : 0;
  const colour = longestPhraseAt(reading, lexicon.colours, at + shade);
  if (colour)
    consider('color', colour.meaning, colour.length + shade, vocabulary.colours.get(colour.meaning));
  const material = longestPhraseAt(reading, lexicon.materials, at);
  if (material)
    consider('material', material.meaning, material.length, vocabulary.materials.get(material.meaning));
  const audience = longestPhraseAt(reading, lexicon.audiences, at);
  if (audience)
    consider('audience', audience.meaning, audience.length, vocabulary.audiences.get(audience.meaning));
  return best;
}

/** The attribute that a tag states a value of; `undefined` for a tag of a brand or category. */
export function attributeOfTag(tag: string): string | undefined {
  return tag.startsWith('attr.') ? tag.slice('attr.'.length, tag.indexOf('=')) : undefined;
}

/** Words before a part that is there or not: "with battery", "ohne Akku". */
const BEFORE_PARTS = wordsOfAll('catalogue', ({ beforeParts }) => beforeParts);

function spelledInCatalogue(reading: Reading, at: number, wanted: Slot | undefined): FoundValue | undefined {
  const { vocabulary, keys, tokens } = reading;
  const most = vocabulary.longestFrom.get(keys[at]!) ?? 0;
  const isPart = BEFORE_PARTS.has(tokens[at - 1]?.key ?? '');
  let key = '';
  let best: FoundValue | undefined;
  for (let to = at, words = 0; to < tokens.length && words < most; to++) {
    if (!isFree(reading, to)) break;
    if (keys[to] === '') {
      if (isHyphen(tokens[to]) || tokens[to]!.key === '&' || tokens[to]!.key === '.') continue;
      break;
    }
    key = words === 0 ? keys[to]! : `${key} ${keys[to]!}`;
    words++;
    best = valueFor(reading, { key, to: to + 1, wanted, isPart }) ?? best;
  }
  return best;
}

function valueFor(
  reading: Reading,
  { key, to, wanted, isPart }: { key: string; to: number; wanted: Slot | undefined; isPart: boolean },
): FoundValue | undefined {
  const { values, flags, parts } = reading.vocabulary;
  const entries = (values.get(key) ?? []).filter((entry) => wanted === undefined || entry.slot === wanted);
  const entry = entries.reduce<CatalogueValue | undefined>((best, next) => {
    if (!best) return next;
    const order = ORDER.indexOf(next.slot) - ORDER.indexOf(best.slot);
    return order < 0 || (order === 0 && next.documents > best.documents) ? next : best;
  }, undefined);
  if (entry) {
    const { slot, attribute, value, tags } = entry;
    return { slot, attribute, value, tags, to };
  }
  const flag = flags.get(key) ?? (isPart ? parts.get(key) : undefined);
  if (!flag || (wanted !== undefined && wanted !== 'attribute')) return undefined;
  return { slot: 'attribute', attribute: flag.attribute, value: true, tags: flag.yes, to };
}
