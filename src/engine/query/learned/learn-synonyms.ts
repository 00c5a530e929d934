import type { SegmentState } from '../../retrieval/merge.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { isConfirmed, type PairCandidate, pairCandidates } from './pair-candidates.ts';
import { plainWords } from './plain-words.ts';
import { type GateResult, type TriedPair, tryPairs } from './synonym-gate.ts';
import { readWordCorpus } from './word-corpus.ts';

/** Bump when what is learned or how it is tried changes: what was kept of another version is learned again. */
export const LEARNER_VERSION = 1;

/** Weight of a learned synonym: below a built-in one, far below what is named as asked. */
export const LEARNED_WEIGHT = 0.5;

/** Fewer products say too little. */
export const LEAST_PRODUCTS = 40;

/** Bounds the work: the likest first. */
const MOST_TRIED = 200;

/** Two words that a catalogue uses for the same thing, as index terms and as it spells them. */
export type LearnedPair = {
  terms: readonly [string, string];
  words: readonly [string, string];
  kind: PairCandidate['kind'];
  likeness: number;
};

/** What was learned of one company's products, and whether it may be used. Plain data: kept beside the index. */
export type LearnedSynonyms = {
  version: number;
  /** Products it was learned from. */
  products: number;
  /** Those that passed; when none did, all that were tried. */
  pairs: readonly LearnedPair[];
  /** Absent when there was nothing to try. */
  gate?: GateResult;
};

/** The result of a catalogue that says nothing of its words. */
export function nothingLearned(products: number): LearnedSynonyms {
  return { version: LEARNER_VERSION, products, pairs: [] };
}

/**
 * Learns which words a catalogue uses for the same thing, and tries that on products it was not learned from.
 *
 * Pairs are found in one half of the products and kept when the other half says so too; each is tried on the half it
 * was not found in, and only those that pass may be used. `index` must hold the same documents as `states`. Deterministic; about 10 µs a product.
 */
export function learnSynonyms(
  states: readonly SegmentState[],
  index: Pick<RetrievalIndex, 'search' | 'documentFrequency'>,
  locale: string,
): LearnedSynonyms {
  const corpus = readWordCorpus(states);
  const products = corpus.documents.length;
  if (products < LEAST_PRODUCTS) return nothingLearned(products);
  const isPlain = plainWords(corpus, locale);
  const tried: TriedPair[] = [];
  for (const half of [0, 1] as const) {
    const other = half === 0 ? 1 : 0;
    for (const pair of pairCandidates(corpus, (document) => document.half === half, isPlain))
      if (isConfirmed(corpus, pair, (document) => document.half === other))
        tried.push({ ...pair, tried: other });
  }
  if (tried.length === 0) return nothingLearned(products);
  tried.sort((x, y) => y.likeness - x.likeness || x.a - y.a || x.b - y.b);
  const { passed, result: gate } = tryPairs(index, corpus, tried.slice(0, MOST_TRIED), LEARNED_WEIGHT);
  const shown = new Map((passed.length > 0 ? passed : tried).map((pair) => [`${pair.a} ${pair.b}`, pair]));
  const pairs = [...shown.values()]
    .map(
      ({ a, b, kind, likeness }): LearnedPair => ({
        terms: [corpus.words[a]!, corpus.words[b]!],
        words: [corpus.spellings[a]!, corpus.spellings[b]!],
        kind,
        likeness: Math.round(likeness * 100) / 100,
      }),
    )
    .sort((x, y) => y.likeness - x.likeness || (x.terms.join() < y.terms.join() ? -1 : 1));
  return { version: LEARNER_VERSION, products, pairs, gate };
}

const NONE: Synonyms = new Map();
const active = new WeakMap<LearnedSynonyms, Synonyms>();

/** The learned synonyms that may be used: none unless the gate is open. Both ways, in index terms; worked out once. */
export function activeSynonyms(learned: LearnedSynonyms | undefined): Synonyms {
  if (!learned?.gate?.isOpen) return NONE;
  const known = active.get(learned) ?? bothWays(learned);
  active.set(learned, known);
  return known;
}

function bothWays(learned: LearnedSynonyms): Synonyms {
  const map = new Map<string, { term: string; weight: number }[]>();
  const add = (from: string, to: string): void => {
    map.set(from, [...(map.get(from) ?? []), { term: to, weight: LEARNED_WEIGHT }]);
  };
  for (const { terms } of learned.pairs) {
    add(terms[0], terms[1]);
    add(terms[1], terms[0]);
  }
  return map;
}

/** The learned words that widened a query: what was typed and what it is also found as. */
export function usedSynonyms(
  learned: LearnedSynonyms | undefined,
  groups: readonly TermGroup[],
): { from: string; to: string }[] {
  if (!learned?.gate?.isOpen) return [];
  return learned.pairs.flatMap(({ terms, words }) =>
    groups.flatMap(({ surface, members }) => {
      const at = terms.indexOf(members[0]!.term);
      const other = at < 0 ? undefined : terms[1 - at];
      const isUsed = members.some(({ term, weight }) => term === other && weight === LEARNED_WEIGHT);
      return isUsed ? [{ from: surface, to: words[1 - at]! }] : [];
    }),
  );
}
