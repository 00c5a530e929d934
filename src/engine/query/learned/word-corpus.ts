import { LINE_END } from '../../retrieval/corpus.ts';
import { crc32 } from '../../retrieval/crc32.ts';
import type { SegmentState } from '../../retrieval/merge.ts';
import type { Segment } from '../../retrieval/segment.ts';
import { stringAt } from '../../retrieval/string-table.ts';
import { isDead } from '../../retrieval/tombstones.ts';

/** A product as the learner sees it: words of the first line of its title, heads among them, brand, and department. */
export type WordDocument = {
  /** Distinct words of the title in order, as numbers of `WordCorpus.words`. */
  title: readonly number[];
  /** Which of them say what the product is. */
  heads: readonly number[];
  /** Number of its brand, 0 without. */
  brand: number;
  /** Number of its deepest department, 0 without. */
  category: number;
  /** Names of its text attributes, numbered. */
  schema: readonly number[];
  /** Minor units; NaN without. */
  price: number;
  id: string;
  /** Which of two equal parts of the catalogue it is in, by a hash of its id: what is learned of one is tried on the other. */
  half: 0 | 1;
};

/** The words of a catalogue's titles and where they stand. */
export type WordCorpus = {
  documents: readonly WordDocument[];
  /** Indexes of `documents` by department. */
  byCategory: ReadonlyMap<number, readonly number[]>;
  /** Index terms that occur in titles. */
  words: readonly string[];
  /** How each is spelled in the catalogue, the shortest of its forms; empty for words that are no plain words. */
  spellings: readonly string[];
  /** Documents (indexes of `documents`, ascending) that hold the word in any field but the title. */
  elsewhere(word: number): ReadonlySet<number>;
  /** Names of attributes among whose values the word occurs. */
  attributesOf(word: number): ReadonlySet<string>;
  /** Words that are part of a brand's name. */
  brandWords: ReadonlySet<number>;
};

/** Longer values are sentences, and of an attribute with more values the values are no choice between siblings. */
const LONGEST_VALUE = 40;
const MOST_VALUES = 200;

type Draft = {
  documents: WordDocument[];
  words: string[];
  numbers: Map<string, number>;
  spellings: string[];
  brands: Map<string, number>;
  categories: Map<string, number>;
  attributes: Map<string, number>;
  /** Per segment: document number → index of `documents` or −1, and word → term number or −1. */
  parts: { segment: Segment; places: Int32Array; wordOfTerm: Int32Array }[];
};

/** Of a larger catalogue every second, third … product is read, by the hash of its id. */
const MOST_DOCUMENTS = 100_000;

/** Reads the live products of an index, about 100,000 at most; linear in titles and tags. */
export function readWordCorpus(states: readonly SegmentState[]): WordCorpus {
  const draft: Draft = {
    documents: [],
    words: [],
    numbers: new Map(),
    spellings: [],
    brands: new Map([['', 0]]),
    categories: new Map([['', 0]]),
    attributes: new Map(),
    parts: [],
  };
  const live = states.reduce(
    (sum, { segment, tombstones }) => sum + segment.documentCount - tombstones.count,
    0,
  );
  const every = Math.ceil(live / MOST_DOCUMENTS);
  for (const state of states) readSegment(draft, state, every);
  const kept = new Map<number, ReadonlySet<number>>();
  const valueNames = readValueNames(draft);
  return {
    documents: draft.documents,
    byCategory: Map.groupBy(draft.documents.keys(), (d) => draft.documents[d]!.category),
    words: draft.words,
    spellings: draft.spellings,
    elsewhere(word) {
      const found = kept.get(word) ?? readElsewhere(draft, word);
      kept.set(word, found);
      return found;
    },
    attributesOf: (word) => valueNames.get(word) ?? new Set(),
    brandWords: brandWords(draft),
  };
}

function numberOf(map: Map<string, number>, key: string): number {
  const number = map.get(key) ?? map.size;
  map.set(key, number);
  return number;
}

function readSegment(draft: Draft, { segment, tombstones }: SegmentState, every: number): void {
  const { entries, starts } = segment.titles();
  const places = new Int32Array(segment.documentCount).fill(-1);
  const wordOfTerm = new Int32Array(segment.terms.count).fill(-1);
  draft.parts.push({ segment, places, wordOfTerm });
  const wordOf = (term: number): number => {
    if (wordOfTerm[term]! < 0) {
      const text = stringAt(segment.terms, term);
      const word = numberOf(draft.numbers, text);
      wordOfTerm[term] = word;
      draft.words[word] ??= text;
      draft.spellings[word] ??= '';
    }
    return wordOfTerm[term]!;
  };
  const schemaOf = schemaReader(segment, draft.attributes);
  const priceOf = segment.numberReader('price');
  for (let document = 0; document < segment.documentCount; document++) {
    if (isDead(tombstones, document)) continue;
    const id = segment.id(document);
    const hash = mixedHash(id);
    if ((hash >>> 1) % every !== 0) continue;
    places[document] = draft.documents.length;
    const title: number[] = [];
    for (let at = starts[document]!; at < starts[document + 1]!; at++) {
      const entry = entries[at]!;
      if (entry === LINE_END) break;
      // Another form of the word before it stands at its place.
      if ((entry & 1) === 1) continue;
      const word = wordOf((entry >> 1) - 1);
      if (!title.includes(word)) title.push(word);
    }
    const named = new Set(segment.tagValues(document, 'head'));
    draft.documents.push({
      title,
      heads: title.filter((word) => named.has(draft.words[word]!)),
      brand: numberOf(draft.brands, segment.tagValues(document, 'brand')[0] ?? ''),
      category: numberOf(draft.categories, deepest(segment.tagValues(document, 'category'))),
      schema: schemaOf(document),
      price: priceOf(document),
      id,
      half: (hash & 1) as 0 | 1,
    });
  }
  for (const { text, term } of segment.correctionWords()) {
    const word = wordOfTerm[term]!;
    if (word < 0) continue;
    const known = draft.spellings[word]!;
    if (known === '' || text.length < known.length || (text.length === known.length && text < known))
      draft.spellings[word] = text;
  }
}

const encoder = new TextEncoder();

/** Of an id; the last steps of MurmurHash3 break the pattern that numbered ids leave in a checksum. */
function mixedHash(id: string): number {
  let hash = crc32(encoder.encode(id));
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers of the attributes that a document has a text for. */
function schemaReader(segment: Segment, attributes: Map<string, number>): (document: number) => number[] {
  const nameOfTag = new Int32Array(segment.tags.count).fill(-1);
  for (const { name } of segment.tagNames) {
    if (!name.startsWith('attr.')) continue;
    const [first, end] = segment.tagRange(name);
    nameOfTag.fill(numberOf(attributes, name), first, end);
  }
  return (document) => {
    const names = new Set<number>();
    segment.eachTag(document, 0, segment.tags.count, (tag) => {
      if (nameOfTag[tag]! >= 0) names.add(nameOfTag[tag]!);
    });
    return [...names];
  };
}

function deepest(paths: readonly string[]): string {
  let best = '';
  let depth = 0;
  for (const path of paths) {
    const own = path.split(' > ').length;
    if (own > depth) [best, depth] = [path, own];
  }
  return best;
}

function readElsewhere({ parts, words }: Draft, word: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { segment, places } of parts) {
    const postings = segment.postings(words[word]!);
    if (!postings) continue;
    for (let at = postings.titleEnd; at < postings.end; at++) {
      const place = places[postings.documents[at]!]!;
      if (place >= 0) found.add(place);
    }
  }
  return found;
}

/** Per word the attributes whose values it is part of. */
function readValueNames({ parts, numbers, spellings, words }: Draft): Map<number, Set<string>> {
  const bySpelling = new Map<string, number>();
  spellings.forEach((spelling, word) => {
    if (spelling !== '') bySpelling.set(spelling, word);
  });
  const found = new Map<number, Set<string>>();
  for (const { segment } of parts)
    for (const { name } of segment.tagNames) {
      if (!name.startsWith('attr.')) continue;
      const [first, end] = segment.tagRange(name);
      if (end - first > MOST_VALUES) continue;
      for (let tag = first; tag < end; tag++) {
        const value = stringAt(segment.tags, tag);
        if (value.length > LONGEST_VALUE) continue;
        for (const part of value.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
          const word = bySpelling.get(part) ?? numbers.get(part);
          if (word === undefined || words[word] === undefined) continue;
          const names = found.get(word) ?? new Set();
          found.set(word, names.add(name));
        }
      }
    }
  return found;
}

function brandWords({ brands, numbers, spellings }: Draft): ReadonlySet<number> {
  const bySpelling = new Map(spellings.map((spelling, word) => [spelling, word]));
  const found = new Set<number>();
  for (const brand of brands.keys())
    for (const part of brand.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
      const word = bySpelling.get(part) ?? numbers.get(part);
      if (part !== '' && word !== undefined) found.add(word);
    }
  return found;
}
