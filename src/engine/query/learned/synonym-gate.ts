import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import type { PairCandidate } from './pair-candidates.ts';
import { type Interval, pairedInterval } from './paired-interval.ts';
import type { WordCorpus, WordDocument } from './word-corpus.ts';

/** A pair and the part of the catalogue it was not learned from, on which it is tried. */
export type TriedPair = PairCandidate & { tried: 0 | 1 };

/** What trying the pairs on products they were not learned from has shown; differences are with minus without them. */
export type GateResult = {
  isOpen: boolean;
  /** Queries in the other word, and those in the product's own. */
  queries: number;
  cleanQueries: number;
  /** Reciprocal rank of a product asked for by the other word: must gain. */
  found: Interval;
  /** The same by its own word: must not lose. */
  clean: Interval;
  /** How much oftener its own texts say the other word than other things of its department: must be clear of zero. */
  told: Interval;
};

/** Fewer say too little of a pair. */
const LEAST_QUERIES = 10;
const MOST_QUERIES = 60;
const DEPTH = 50;
/** What may be lost by products asked for by their own word: nothing that could be told from chance. */
const MOST_LOST = 0.005;
const MOST_LOST_LOW = 0.02;
const DECOYS = 5;

type Trial = { document: WordDocument; place: number; own: number; other: number };

/** The differences that one trial of each product has shown. */
type Differences = { found: number[]; clean: number[]; told: number[] };

/**
 * Tries each pair on held-out products: they are asked for by the other word and one more word of their title, with
 * and without the pair. A pair passes when products are found better, those asked for by their own word lose nothing,
 * and the products' own texts say the other word oftener than they say other things of their department (which tells a
 * synonym from a sibling that is mentioned beside it); each shown by an interval clear of zero.
 *
 * `result` is of all that passed together, or of all pairs when none did.
 */
export function tryPairs(
  index: Pick<RetrievalIndex, 'search' | 'documentFrequency'>,
  corpus: WordCorpus,
  pairs: readonly TriedPair[],
  weight: number,
): { passed: readonly TriedPair[]; result: GateResult } {
  const decoys = decoysByDepartment(corpus);
  const trials = [...Map.groupBy(pairs, ({ a, b }) => `${a} ${b}`).values()].map((same) => {
    const differences = tryPair(index, corpus, same, decoys, weight);
    return { same, differences, isOpen: verdict(differences, same[0]!.kind).isOpen };
  });
  const passed = trials.filter(({ isOpen }) => isOpen);
  const shown = passed.length > 0 ? passed : trials;
  const all = (key: keyof Differences): number[] => shown.flatMap(({ differences }) => differences[key]);
  const kind = shown.every(({ same }) => same[0]!.kind === 'spelling') ? 'spelling' : 'text';
  const together = verdict({ found: all('found'), clean: all('clean'), told: all('told') }, kind);
  const isOpen = passed.length > 0 && together.isOpen;
  return { passed: passed.flatMap(({ same }) => same.slice(0, 1)), result: { ...together, isOpen } };
}

function verdict({ found, clean, told }: Differences, kind: PairCandidate['kind']): GateResult {
  const [gain, loss, telling] = [pairedInterval(found), pairedInterval(clean), pairedInterval(told)];
  const isOpen =
    found.length >= LEAST_QUERIES &&
    gain.low > 0 &&
    loss.mean >= -MOST_LOST &&
    loss.low >= -MOST_LOST_LOW &&
    (kind === 'spelling' || telling.low > 0);
  return {
    isOpen,
    queries: found.length,
    cleanQueries: clean.length,
    found: gain,
    clean: loss,
    told: telling,
  };
}

/** `same` is one pair, as found in one half or in both. */
function tryPair(
  index: Pick<RetrievalIndex, 'search' | 'documentFrequency'>,
  corpus: WordCorpus,
  same: readonly TriedPair[],
  decoys: ReadonlyMap<number, readonly number[]>,
  weight: number,
): Differences {
  const differences: Differences = { found: [], clean: [], told: [] };
  for (const { document, place, own, other } of spread(trialsOf(corpus, same))) {
    const beside = besideWord(corpus, document, own, index);
    const rank = (asked: number, also: number | undefined): number =>
      reciprocalRank(index, document.id, groupsOf(corpus, asked, also, beside, weight));
    differences.found.push(rank(other, own) - rank(other, undefined));
    differences.clean.push(rank(own, other) - rank(own, undefined));
    const rivals = (decoys.get(document.category) ?? decoys.get(ALL)!).filter(
      (word) => word !== own && word !== other && !document.title.includes(word),
    );
    const said = (word: number): number => (corpus.elsewhere(word).has(place) ? 1 : 0);
    const theirs = rivals.slice(0, DECOYS).map(said);
    const theirShare = theirs.reduce((sum, one) => sum + one, 0) / Math.max(1, theirs.length);
    differences.told.push(said(other) - theirShare);
  }
  return differences;
}

/** Every held-out product titled with one word of a pair and not the other. */
function trialsOf(corpus: WordCorpus, pairs: readonly TriedPair[]): Trial[] {
  const trials: Trial[] = [];
  corpus.documents.forEach((document, place) => {
    for (const { a, b, tried } of pairs) {
      if (document.half !== tried) continue;
      const [hasA, hasB] = [document.title.includes(a), document.title.includes(b)];
      if (hasA === hasB) continue;
      trials.push({ document, place, own: hasA ? a : b, other: hasA ? b : a });
    }
  });
  return trials;
}

/** Evenly spread over all, at most `MOST_QUERIES`. */
function spread(trials: readonly Trial[]): Trial[] {
  const step = Math.max(1, trials.length / MOST_QUERIES);
  return Array.from(
    { length: Math.min(trials.length, MOST_QUERIES) },
    (_, i) => trials[Math.floor(i * step)]!,
  );
}

const ALL = -1;

/** The commonest heads of each department, and of all under `ALL`. */
function decoysByDepartment({ documents }: WordCorpus): Map<number, number[]> {
  const counts = new Map<number, Map<number, number>>([[ALL, new Map()]]);
  for (const { heads, category } of documents)
    for (const key of [category, ALL]) {
      const own = counts.get(key) ?? new Map<number, number>();
      counts.set(key, own);
      for (const head of heads) own.set(head, (own.get(head) ?? 0) + 1);
    }
  return new Map(
    [...counts].map(([key, own]) => [
      key,
      [...own]
        .sort((x, y) => y[1] - x[1] || x[0] - y[0])
        .slice(0, DECOYS + 3)
        .map(([head]) => head),
    ]),
  );
}

/** The commonest other word of the title: what a shopper who does not know the product would add. */
function besideWord(
  corpus: WordCorpus,
  { title }: WordDocument,
  own: number,
  index: Pick<RetrievalIndex, 'documentFrequency'>,
): number | undefined {
  let best: { word: number; frequency: number } | undefined;
  for (const word of title) {
    const frequency = word === own ? 0 : index.documentFrequency(corpus.words[word]!);
    if (frequency > (best?.frequency ?? 0)) best = { word, frequency };
  }
  return best?.word;
}

function groupsOf(
  { words }: WordCorpus,
  asked: number,
  also: number | undefined,
  beside: number | undefined,
  weight: number,
): TermGroup[] {
  const members = [{ term: words[asked]!, weight: 1 }];
  if (also !== undefined) members.push({ term: words[also]!, weight });
  const groups: TermGroup[] = [{ surface: words[asked]!, members }];
  if (beside !== undefined)
    groups.push({ surface: words[beside]!, members: [{ term: words[beside]!, weight: 1 }] });
  return groups;
}

function reciprocalRank(
  index: Pick<RetrievalIndex, 'search'>,
  id: string,
  groups: readonly TermGroup[],
): number {
  const { hits } = index.search({ groups, limit: DEPTH, exactTotal: false });
  const rank = hits.findIndex((hit) => hit.id === id);
  return rank < 0 ? 0 : 1 / (rank + 1);
}
