import { editDistance } from '../edit-distance.ts';
import type { WordCorpus, WordDocument } from './word-corpus.ts';

/** Two words that may name the same thing, and what speaks for it; words are numbers of the corpus. */
export type PairCandidate = {
  a: number;
  b: number;
  /** `text`: products titled with one are called the other in their own descriptions; `spelling`: one is written almost like the other. */
  kind: 'text' | 'spelling';
  /** Cosine of their contexts in titles. */
  likeness: number;
};

/** What decides whether two words are taken for the same thing. */
export const PAIR_RULES = {
  /** Titles that must hold each word. */
  leastTitles: 4,
  /** Share of them in which it is what the product is. */
  leastHeadShare: 0.5,
  /** Cosine of the two words' departments, and of the attributes that their products have. */
  leastSameDepartment: 0.8,
  leastSameSchema: 0.7,
  /** What is dearer by more is another thing: a printer, its toner. */
  mostPriceFactor: 3,
  /** Share of the rarer word's titles that may hold both: words for the same thing are not said twice. */
  mostTogether: 0.03,
  /** Each must be among this many nearest of the other. */
  neighbours: 2,
  /**
   * Measured by renaming heads in half of the titles of a catalogue (bench/learned-synonyms.ts): words known to be the
   * same thing have .65 to .89 (one of 17 has less), the likest others .37.
   */
  leastLikeness: 0.5,
  /** Of products titled with one word, the share whose other texts hold the other, and how often more than among their neighbours. */
  leastMentioned: 0.1,
  leastLift: 2,
  leastMentions: 3,
  /** Letters from which two spellings one edit apart are the same word. */
  spellingFrom: 6,
} as const;

/** Words of a department that are compared with each other, commonest first: bounds the work at their square. */
const MOST_COMPARED = 150;
const SHORTEST_WORD = 3;

type Usage = {
  word: number;
  documents: number[];
  heads: number;
  departments: Map<number, number>;
  /** How many of them have each attribute; worked out when first compared. */
  schema?: Counts;
  /** Median price, NaN where none has one. */
  price?: number;
};

/**
 * Words that the given documents use for the same thing: heads of titles in the same departments and the same company
 * of words that hardly ever stand together, are no values of one attribute, and are each other's nearest.
 *
 * Likeness of contexts alone cannot tell a synonym from a sibling (fork, spoon), so the products' own texts must say
 * so too: what is titled with one word is called the other elsewhere, clearly oftener than its neighbours are.
 * Contexts are the words and brands of their titles, damped counts by rarity: mutual information would call two words
 * that share a small department between them unlike each other.
 */
export function pairCandidates(
  corpus: WordCorpus,
  isRead: (document: WordDocument) => boolean,
  isPlain: (word: number) => boolean,
): PairCandidate[] {
  const usage = readUsage(corpus, isRead, isPlain);
  const contexts = readContexts(corpus, isRead, usage);
  const near = new Map<number, { word: number; likeness: number }[]>();
  const compared = new Set<string>();
  for (const group of departments(usage)) {
    for (let i = 0; i < group.length; i++)
      for (let j = i + 1; j < group.length; j++) {
        const [a, b] = [group[i]!, group[j]!];
        const key = a.word < b.word ? `${a.word} ${b.word}` : `${b.word} ${a.word}`;
        if (compared.has(key)) continue;
        compared.add(key);
        if (!isSameKind(corpus, a, b)) continue;
        const likeness = cosine(contexts.get(a.word)!, contexts.get(b.word)!);
        if (likeness < PAIR_RULES.leastLikeness) continue;
        addNear(near, a.word, { word: b.word, likeness });
        addNear(near, b.word, { word: a.word, likeness });
      }
  }
  const found: PairCandidate[] = [];
  for (const [a, others] of near)
    for (const { word: b, likeness } of others) {
      if (a > b || !near.get(b)!.some(({ word }) => word === a)) continue;
      const kind = kindOf(corpus, usage.get(a)!, usage.get(b)!, isRead);
      if (kind) found.push({ a, b, kind, likeness });
    }
  return found;
}

function readUsage(
  corpus: WordCorpus,
  isRead: (document: WordDocument) => boolean,
  isPlain: (word: number) => boolean,
): Map<number, Usage> {
  const all = new Map<number, Usage>();
  corpus.documents.forEach((document, d) => {
    if (!isRead(document)) return;
    for (const word of document.title) {
      const own: Usage = all.get(word) ?? { word, documents: [], heads: 0, departments: new Map() };
      all.set(word, own);
      own.documents.push(d);
      if (document.heads.includes(word)) own.heads++;
      own.departments.set(document.category, (own.departments.get(document.category) ?? 0) + 1);
    }
  });
  for (const [word, { documents, heads }] of all) {
    const isThing = heads >= documents.length * PAIR_RULES.leastHeadShare;
    if (documents.length < PAIR_RULES.leastTitles || !isThing || !isPlain(word)) all.delete(word);
  }
  return all;
}

/** The candidate words of each department in which they are common, commonest first. */
function departments(usage: ReadonlyMap<number, Usage>): Usage[][] {
  const groups = new Map<number, Usage[]>();
  for (const own of usage.values())
    for (const [department, count] of own.departments)
      if (count >= own.documents.length * 0.2)
        groups.set(department, [...(groups.get(department) ?? []), own]);
  return [...groups.values()].map((group) =>
    group.sort((a, b) => b.documents.length - a.documents.length || a.word - b.word).slice(0, MOST_COMPARED),
  );
}

/** Same departments, same attributes, like prices: what a printer and its toner are not. */
function isSameKind(corpus: WordCorpus, a: Usage, b: Usage): boolean {
  const { leastSameDepartment, leastSameSchema, mostPriceFactor } = PAIR_RULES;
  if (cosine(a.departments, b.departments) < leastSameDepartment) return false;
  a.schema ??= schemaOf(corpus, a);
  b.schema ??= schemaOf(corpus, b);
  const [left, right] = [a.schema, b.schema];
  // Without departments and attributes nothing tells a thing from what goes with it.
  const isUnsorted = left.size + right.size === 0;
  if (isUnsorted ? a.departments.has(0) : cosine(left, right) < leastSameSchema) return false;
  a.price ??= medianPrice(corpus, a);
  b.price ??= medianPrice(corpus, b);
  const [low, high] = [a.price, b.price].sort((x, y) => x - y);
  return !(high! > low! * mostPriceFactor);
}

function schemaOf({ documents }: WordCorpus, usage: Usage): Counts {
  const counts = new Map<number, number>();
  for (const d of usage.documents)
    for (const name of documents[d]!.schema) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** NaN where none has a price. */
function medianPrice({ documents }: WordCorpus, usage: Usage): number {
  const prices = usage.documents.map((d) => documents[d]!.price).filter((price) => !Number.isNaN(price));
  prices.sort((x, y) => x - y);
  return prices[prices.length >> 1] ?? Number.NaN;
}

type Counts = ReadonlyMap<number, number>;

/** Weighted contexts of the candidate words: other words of their titles, and brands as negative numbers. */
function readContexts(
  corpus: WordCorpus,
  isRead: (document: WordDocument) => boolean,
  usage: ReadonlyMap<number, Usage>,
): Map<number, Counts> {
  const featureCounts = new Map<number, number>();
  let read = 0;
  for (const document of corpus.documents) {
    if (!isRead(document)) continue;
    read++;
    for (const feature of featuresOf(document))
      featureCounts.set(feature, (featureCounts.get(feature) ?? 0) + 1);
  }
  const contexts = new Map<number, Counts>();
  for (const [word, { documents }] of usage) {
    const counts = new Map<number, number>();
    for (const d of documents)
      for (const feature of featuresOf(corpus.documents[d]!))
        if (feature !== word) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    const weights = new Map<number, number>();
    for (const [feature, count] of counts) {
      const all = featureCounts.get(feature)!;
      // What only this word has says nothing of its likeness to another.
      if (all > count) weights.set(feature, Math.log(1 + count) * Math.log(1 + read / all));
    }
    contexts.set(word, weights);
  }
  return contexts;
}

function featuresOf({ title, brand }: WordDocument): readonly number[] {
  return brand === 0 ? title : [...title, -brand];
}

function cosine(a: Counts, b: Counts): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let product = 0;
  for (const [feature, weight] of few) product += weight * (many.get(feature) ?? 0);
  return product === 0 ? 0 : product / Math.sqrt(squareOf(a) * squareOf(b));
}

const squares = new WeakMap<Counts, number>();

/** Sum of the squared weights; vectors are compared with many others. */
function squareOf(counts: Counts): number {
  let square = squares.get(counts);
  if (square === undefined) {
    square = 0;
    for (const weight of counts.values()) square += weight * weight;
    squares.set(counts, square);
  }
  return square;
}

function addNear(
  near: Map<number, { word: number; likeness: number }[]>,
  word: number,
  other: { word: number; likeness: number },
): void {
  const list = [...(near.get(word) ?? []), other];
  list.sort((x, y) => y.likeness - x.likeness || x.word - y.word);
  near.set(word, list.slice(0, PAIR_RULES.neighbours));
}

function kindOf(
  corpus: WordCorpus,
  a: Usage,
  b: Usage,
  isRead: (document: WordDocument) => boolean,
): PairCandidate['kind'] | undefined {
  const both = a.documents.filter((d) => corpus.documents[d]!.title.includes(b.word)).length;
  if (both > PAIR_RULES.mostTogether * Math.min(a.documents.length, b.documents.length)) return undefined;
  const [left, right] = [corpus.words[a.word]!, corpus.words[b.word]!];
  // A compound and its head are a kind and what it is a kind of.
  if (left.includes(right) || right.includes(left)) return undefined;
  const names = corpus.attributesOf(b.word);
  for (const name of corpus.attributesOf(a.word)) if (names.has(name)) return undefined;
  if (isMentioned(corpus, a, b.word, isRead) || isMentioned(corpus, b, a.word, isRead)) return 'text';
  const isLong = Math.min(left.length, right.length) >= PAIR_RULES.spellingFrom;
  return isLong && editDistance(left, right, 1) === 1 ? 'spelling' : undefined;
}

/** Whether a pair holds among other documents than it was found in: their own texts say so there too. */
export function isConfirmed(
  corpus: WordCorpus,
  { a, b, kind }: PairCandidate,
  isRead: (document: WordDocument) => boolean,
): boolean {
  const usage = readUsage(corpus, isRead, (word) => word === a || word === b);
  const [left, right] = [usage.get(a), usage.get(b)];
  if (!left || !right || !isSameKind(corpus, left, right)) return false;
  return kind === 'spelling' || isMentioned(corpus, left, b, isRead) || isMentioned(corpus, right, a, isRead);
}

/** Whether the other texts of products titled with a word hold another word, clearly oftener than those of their neighbours. */
function isMentioned(
  corpus: WordCorpus,
  { documents, departments: own }: Usage,
  other: number,
  isRead: (document: WordDocument) => boolean,
): boolean {
  const { leastMentioned, leastMentions, leastLift } = PAIR_RULES;
  const elsewhere = corpus.elsewhere(other);
  const mentions = documents.filter((d) => elsewhere.has(d)).length;
  if (mentions < leastMentions || mentions < documents.length * leastMentioned) return false;
  const titled = new Set(documents);
  let [neighbours, theirs] = [0, 0];
  for (const department of own.keys())
    for (const d of corpus.byCategory.get(department)!) {
      const document = corpus.documents[d]!;
      if (!isRead(document) || titled.has(d) || document.title.includes(other)) continue;
      neighbours++;
      if (elsewhere.has(d)) theirs++;
    }
  return mentions / documents.length >= leastLift * (theirs / Math.max(1, neighbours));
}

/** Letters only, three or more. */
export function isWordLike(spelling: string): boolean {
  return spelling.length >= SHORTEST_WORD && /^[\p{L}\p{M}]+$/u.test(spelling);
}
