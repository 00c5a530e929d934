import { bitmapOf } from '../bytes/bits.ts';
import { BLOCK_WORDS, bitmapTest, blocksOf } from '../filter/block-test.ts';
import { compileFilter } from '../filter/filter.ts';
import { IMPACT_LEVELS, WEIGHT_SCALE } from '../parameters.ts';
import type { DocumentTest, PostingsSource } from '../parts/source.ts';
import type { Filter, Hit } from '../types.ts';
import type { PreparedQuery } from './find-hits.ts';
import type { RankedCandidate } from './rerank.ts';
import type { Candidates } from './top-hits.ts';

/** Ranked candidates as hits, which may be kept when the candidates are not; each says which of the tests it passes. */
export function hitsOf(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  ranked: readonly RankedCandidate[],
  { tests = [], query }: { tests?: readonly Filter[] | undefined; query: PreparedQuery },
): Hit[] {
  const passing = sources.map((source, number) => {
    const own = ranked.filter(({ slot }) => candidates.sources[slot] === number);
    const asked = own.map(({ slot }) => candidates.documents[slot]!);
    return tests.map((test) => passingOf(asked, compileFilter(test, source), source.documentCount));
  });
  return ranked.map((candidate) => {
    const { slot } = candidate;
    const number = candidates.sources[slot]!;
    const document = candidates.documents[slot]!;
    const passed = passing[number]!.map((test) => test(document));
    return new FoundHit(sources[number]!, document, { candidates, candidate, passed, query });
  });
}

/** The test, told of all at once where so many are asked about that going through a bit for every document costs less. */
function passingOf(asked: readonly number[], test: DocumentTest, documentCount: number): DocumentTest {
  if (asked.length * 64 < documentCount) return test;
  const bits = bitmapOf(asked, documentCount);
  const block = blocksOf(test);
  for (let word = 0; word < bits.length; word += BLOCK_WORDS) {
    const some = bits.subarray(word, word + BLOCK_WORDS);
    block(some, word, some.length);
  }
  return bitmapTest(bits);
}

/** Where a hit stands among the candidates, whose arrays are read at once. */
type Found = {
  candidates: Candidates;
  candidate: RankedCandidate;
  passed: Hit['passed'];
  query: PreparedQuery;
};

/**
 * A hit whose id and parts are made when they are asked for: of 200 that are looked at, a page shows ten. A class, since an
 * object literal with getters makes a function for each of them anew.
 */
class FoundHit implements Hit {
  readonly score: number;
  readonly passed: Hit['passed'];
  readonly coveredIdf: number;
  readonly #source: PostingsSource;
  readonly #document: number;
  readonly #sum: number;
  readonly #covered: number;
  readonly #coveredInTitle: number;
  readonly #candidate: RankedCandidate;
  readonly #query: PreparedQuery;

  constructor(source: PostingsSource, document: number, { candidates, candidate, passed, query }: Found) {
    const { slot } = candidate;
    this.score = candidate.score;
    this.passed = passed;
    this.#source = source;
    this.#document = document;
    this.#sum = candidates.sums[slot]!;
    this.#covered = candidates.covered[slot]!;
    this.#coveredInTitle = candidates.coveredInTitle[slot]!;
    this.coveredIdf = shareOf(this.#covered, query);
    this.#candidate = candidate;
    this.#query = query;
  }

  get id() {
    return this.#source.id(this.#document);
  }

  get parts() {
    const { proximity, boosts } = this.#candidate;
    return {
      bm25f: (this.#sum * (this.#query.shape.k1 + 1)) / (IMPACT_LEVELS * WEIGHT_SCALE),
      coverage: shareOf(this.#covered, this.#query),
      titleCoverage: shareOf(this.#coveredInTitle, this.#query),
      proximity,
      boosts,
    };
  }
}

function shareOf(part: number, { plan }: PreparedQuery): number {
  return plan.total === 0 ? 0 : part / plan.total;
}
