import { CATEGORY_SEPARATOR, leafOf } from '../../catalog/category-path.ts';
import { namesIn } from '../../catalog/joined-names.ts';
import type { Audience, Colour, Material } from '../../language/concepts/values.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { wordsOfAll } from '../../language/pack.ts';
import type { Slot } from '../../question/constraint.ts';
import type { RetrievalIndex } from '../../retrieval/types.ts';
import { listIn } from '../../text/values/list-in.ts';
import { wordFormsOf } from '../../text/words/word-forms.ts';
import { stemKey, valueKeys } from '../tokens/phrase-key.ts';
import { attributeClass, attributeWords } from './attribute-class.ts';
import { type AgeValue, agesOf } from './read-ages.ts';
import { sizeKey } from './size-key.ts';
import { audiencesOf, coloursOf, flagOf, materialsOf } from './value-meaning.ts';

/** A value that the catalogue uses, with the tags that carry it. */
export type CatalogueValue = {
  slot: Slot;
  attribute?: string;
  value: string;
  tags: readonly string[];
  documents: number;
};

/** A yes/no attribute. */
export type Flag = { attribute: string; yes: readonly string[]; no: readonly string[] };

/** A numeric attribute: its column, the words of its name, and its range. */
export type NumericColumn = {
  column: string;
  attribute: string;
  words: readonly string[];
  min: number;
  max: number;
  documents: number;
};

/** What the parser knows of one company's catalogue in one locale; built once per version of the index. */
export type QueryVocabulary = {
  locale: string;
  documentCount: number;
  /** Brands, categories and values of attributes of a known class by the stems of their words, joined by a space. */
  values: ReadonlyMap<string, readonly CatalogueValue[]>;
  /** Words of the longest phrase of `values` and `flags` that begins with a word. */
  longestFrom: ReadonlyMap<string, number>;
  colours: ReadonlyMap<Colour, readonly string[]>;
  materials: ReadonlyMap<Material, readonly string[]>;
  audiences: ReadonlyMap<Audience, readonly string[]>;
  sizes: ReadonlyMap<string, CatalogueValue>;
  ages: readonly AgeValue[];
  flags: ReadonlyMap<string, Flag>;
  /** Those that say that a part is there (`batteries included`) by the part alone: what "with" or "without" asks for. */
  parts: ReadonlyMap<string, Flag>;
  columns: readonly NumericColumn[];
  /** Whether any document holds a word in any form. */
  knows(word: string): boolean;
};

const MOST_VALUES_PER_NAME = 20_000;
const LONGEST_PHRASE_WORDS = 6;
const FLAG_MOST_VALUES = 4;
/** Words in names of yes/no attributes that only say that the thing is there. */
const PRESENCE = wordsOfAll('catalogue', ({ presence }) => presence);

/** Nothing known of a catalogue yet. */
function newBuilder(locale: string) {
  return {
    locale,
    language: languageOf(locale),
    values: new Map<string, CatalogueValue[]>(),
    longestFrom: new Map<string, number>(),
    colours: new Map<Colour, string[]>(),
    materials: new Map<Material, string[]>(),
    audiences: new Map<Audience, string[]>(),
    sizes: new Map<string, CatalogueValue>(),
    ages: [] as AgeValue[],
    flags: new Map<string, Flag>(),
    parts: new Map<string, Flag>(),
  };
}
type Builder = ReturnType<typeof newBuilder>;

/**
 * Learns from an index what shoppers can name: brands, categories, values, yes/no and numeric attributes.
 *
 * Reads tags and column ranges only, no documents; time is linear in the number of distinct tags, one step per name.
 */
export function* vocabularySteps(
  index: Pick<
    RetrievalIndex,
    'locale' | 'documentCount' | 'documentFrequency' | 'tagNames' | 'tagValues' | 'numberNames'
  >,
): Generator<void, QueryVocabulary> {
  const builder = newBuilder(index.locale);
  // The attribute that most products fill stands for its class.
  const names = [...index.tagNames()].sort((a, b) => b.documents - a.documents || (a.name < b.name ? -1 : 1));
  for (const tagName of names) {
    if (!isReadable(tagName)) continue;
    yield;
    addName(builder, tagName.name, index.tagValues(tagName.name).slice(0, MOST_VALUES_PER_NAME));
  }
  const columns = index
    .numberNames()
    .filter(({ name }) => name.startsWith('attr.'))
    .map(({ name, min, max, documents }) => {
      const attribute = name.slice('attr.'.length);
      return { column: name, attribute, words: attributeWords(attribute), min, max, documents };
    });
  const forms = wordFormsOf(builder.language);
  const knows = (word: string): boolean => index.documentFrequency(forms(word).term) > 0;
  return { ...builder, documentCount: index.documentCount, columns, knows };
}

function isReadable(tagName: { name: string; hasAtMost(distinct: number): boolean }): boolean {
  const { name } = tagName;
  if (name === 'brand' || name === 'category') return true;
  if (!name.startsWith('attr.')) return false;
  if (attributeClass(name.slice('attr.'.length)) !== undefined) return true;
  // A yes/no attribute says by its name what it is, however few products have it.
  return tagName.hasAtMost(FLAG_MOST_VALUES);
}

const BRAND_ENDING = /(?:\.(?:com|de|net|org|fr|es|co\.uk)|\s+(?:inc|ltd|gmbh|ag|llc|corp|sa|srl|bv)\.?)$/iu;

/** A brand as it is registered and as shoppers say it: `StarTech.com`, `StarTech`. */
function brandNames(brand: string): string[] {
  const short = brand.replace(BRAND_ENDING, '').trim();
  return short.length > 2 && short !== brand ? [brand, short] : [brand];
}

type Counted = { value: string; count: number };

function addName(builder: Builder, name: string, values: readonly Counted[]): void {
  if (name === 'brand') {
    for (const { value, count } of values)
      for (const phrase of brandNames(value))
        addPhrase(builder, phrase, { slot: 'brand', tag: `brand=${value}`, documents: count, value });
    return;
  }
  if (name === 'category') {
    addCategories(builder, values);
    return;
  }
  const attribute = name.slice('attr.'.length);
  const flag = flagOf(values);
  if (flag) {
    const words = attributeWords(attribute);
    const said = words.filter((word) => !PRESENCE.has(word));
    const keyOf = (list: readonly string[]): string =>
      list.map((word) => stemKey(word, builder.language)).join(' ');
    const key = keyOf(words);
    const tagged = { yes: flag.yes.map((v) => `${name}=${v}`), no: flag.no.map((v) => `${name}=${v}`) };
    for (const [name, flags] of [
      [key, builder.flags],
      [keyOf(said), builder.parts],
    ] as const) {
      if (name.length > 2 && !flags.has(name)) flags.set(name, { attribute, ...tagged });
      noteLength(builder, name.split(' '));
    }
    return;
  }
  for (const { value, count } of values)
    addAttributeValue(builder, { attribute, value, tag: `${name}=${value}`, documents: count });
}

function addAttributeValue(
  builder: Builder,
  { attribute, value, tag, documents }: { attribute: string; value: string; tag: string; documents: number },
): void {
  const kind = attributeClass(attribute);
  if (kind === undefined) return;
  if (kind === 'age') builder.ages.push(...agesOf(value, tag));
  if (kind === 'size') {
    const key = sizeKey(value);
    const known = builder.sizes.get(key);
    const tags = [...(known?.tags ?? []), tag];
    builder.sizes.set(key, { slot: 'size', attribute, value: known?.value ?? value, tags, documents });
    // "Queen", "King size": a word of its own, where "large" may praise anything.
    if (/\p{L}{4}/u.test(value) && key.length > 2)
      addPhrase(builder, value, { slot: 'size', attribute, tag, documents });
    return;
  }
  // "Age group: kids" says whom it is for.
  if (kind === 'audience' || kind === 'age')
    for (const a of audiencesOf(value)) push(builder.audiences, a, tag);
  if (kind === 'color') for (const colour of coloursOf(value)) push(builder.colours, colour, tag);
  if (kind === 'material') for (const material of materialsOf(value)) push(builder.materials, material, tag);
  if (kind === 'audience' || kind === 'age') return;
  const parts = [value, ...value.split(/[,;/]+/u)];
  // What can be meant in a query has three letters.
  for (const part of new Set(parts.map((p) => p.trim())))
    if (/\p{L}{3}/u.test(part)) addPhrase(builder, part, { slot: kind, attribute, tag, documents });
}

function push<K>(map: Map<K, string[]>, key: K, tag: string): void {
  const list = listIn(map, key);
  if (!list.includes(tag)) list.push(tag);
}

/**
 * Every path by its last name; names that join two things (`Hoodies & Sweatshirts`) by each of them too, unless paths
 * below say which of the two a product is (`Jackets & Clothing > Skirts`).
 */
function addCategories(builder: Builder, values: readonly Counted[]): void {
  const parents = new Set(
    values.map(({ value }) => value.slice(0, Math.max(0, value.lastIndexOf(CATEGORY_SEPARATOR)))),
  );
  for (const { value, count } of values) {
    const leaf = leafOf(value);
    const names = namesIn(leaf);
    const tag = `category=${value}`;
    for (const audience of audiencesOf(leaf)) push(builder.audiences, audience, tag);
    for (const name of parents.has(value) ? names.slice(0, 1) : names)
      addPhrase(builder, name, { slot: 'category', tag, documents: count, value });
  }
}

/** What a phrase stands for in the catalogue, and in how many documents; its value is the phrase itself unless given. */
type Meant = {
  slot: Slot;
  attribute?: string;
  tag: string;
  documents: number;
  value?: string;
};

function addPhrase(
  builder: Builder,
  phrase: string,
  { slot, attribute, tag, documents, value = phrase }: Meant,
): void {
  const keys = valueKeys(phrase, builder.locale, builder.language);
  if (keys.length === 0 || keys.length > LONGEST_PHRASE_WORDS) return;
  const key = keys.join(' ');
  const list = listIn(builder.values, key);
  const same = list.findIndex((entry) => entry.slot === slot);
  const known = list[same];
  if (known) {
    list[same] = {
      ...known,
      tags: known.tags.includes(tag) ? known.tags : [...known.tags, tag],
      documents: known.documents + documents,
    };
  } else list.push({ slot, attribute, value, tags: [tag], documents });
  noteLength(builder, keys);
}

function noteLength({ longestFrom }: Builder, [first = '', ...rest]: readonly string[]): void {
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + rest.length));
}
