/**
 * Passage R@1 of the text analysis in 12 languages: every passage of the file is the pool, one question, one gold
 * passage. Scored in plain maps, so that it measures the analysis and nothing else.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TermGroup } from '../src/engine/retrieval/types.ts';
import { ANALYZER_VERSION, analyze } from '../src/engine/text/terms/analyze.ts';
import { queryTermGroups } from '../src/engine/text/terms/query-terms.ts';
import { wordsOf } from '../src/engine/text/words/words-of.ts';
import { bootstrapInterval, mean, pairedBootstrap, rankCandidates } from './metrics.ts';
import { referenceIndex } from './reference-bm25.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

/** What each language must reach: the figures measured on the whole set when the rules were chosen; Arabic more. */
const BARS: Readonly<Record<string, number>> = {
  en: 0.934,
  de: 0.891,
  es: 0.92,
  ru: 0.901,
  el: 0.906,
  ro: 0.928,
  tr: 0.893,
  vi: 0.867,
  ar: 0.85,
  hi: 0.905,
  zh: 0.926,
  th: 0.931,
};

type Passage = { passage_id: string; title: string; passage: string };
type Question = { qid: string; passage_id: string; question: string };
/** Scores of all passages for a question, in file order. */
type Scorer = (question: string) => Float64Array;

function readRows<T>(folder: string, file: string): T[] {
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const K1 = 0.9;
const FIELDS = [
  { weight: 2, lengthNorm: 0.3 },
  { weight: 1, lengthNorm: 0.4 },
];

/** Passages under the engine's analysis; `isWord` tells the words of the corpus, as an index may. */
function passageScorer(
  passages: readonly Passage[],
  locale: string,
  isWord?: (word: string) => boolean,
): Scorer {
  const frequencies = new Map<string, Map<number, number>>();
  const fieldLengths = FIELDS.map(() => new Float64Array(passages.length));
  const perField = passages.map((passage) =>
    [passage.title, passage.passage].map((text) => analyze(text, locale, { isWord })),
  );
  perField.forEach((fields, number) => {
    fields.forEach((tokens, field) => {
      fieldLengths[field]![number] = new Set(tokens.map((token) => token.position)).size;
    });
  });
  const averages = fieldLengths.map((lengths) =>
    Math.max(1, lengths.reduce((a, b) => a + b, 0) / passages.length),
  );
  perField.forEach((fields, number) => {
    fields.forEach((tokens, field) => {
      const { weight, lengthNorm } = FIELDS[field]!;
      const norm = 1 - lengthNorm + (lengthNorm * fieldLengths[field]![number]!) / averages[field]!;
      for (const token of tokens) {
        const counts = frequencies.get(token.term) ?? new Map<number, number>();
        frequencies.set(
          token.term,
          counts.set(number, (counts.get(number) ?? 0) + (weight * token.weight) / norm),
        );
      }
    });
  });
  return (question) => {
    const groups = queryTermGroups(question, locale, {
      isWord,
      dropStopWords: true,
    });
    return scoreGroups(groups, frequencies, passages.length);
  };
}

function scoreGroups(
  groups: readonly TermGroup[],
  frequencies: ReadonlyMap<string, ReadonlyMap<number, number>>,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const group of groups) {
    const best = new Float64Array(count);
    for (const { term, weight } of group.members) {
      const holders = frequencies.get(term);
      if (holders === undefined) continue;
      const idf = Math.log(1 + (count - holders.size + 0.5) / (holders.size + 0.5));
      for (const [passage, tf] of holders) {
        best[passage] = Math.max(best[passage]!, (weight * idf * tf * (K1 + 1)) / (tf + K1));
      }
    }
    for (let i = 0; i < count; i++) sums[i]! += best[i]!;
  }
  return sums;
}

/** Words seen at least three times in the corpus: what decompounding may cut into. */
function corpusWords(passages: readonly Passage[], locale: string): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const { title, passage } of passages) {
    for (const word of wordsOf(`${title}\n${passage}`, locale)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => (counts.get(word) ?? 0) >= 3;
}

/** 1 or 0 per question: whether the gold passage came first. */
function firstRanks(questions: readonly Question[], passages: readonly Passage[], score: Scorer): number[] {
  return questions.map((question) => {
    const scores = score(question.question);
    const candidates = passages.map((passage, i) => ({ id: passage.passage_id, score: scores[i]! }));
    return rankCandidates(question.qid, candidates)[0]?.id === question.passage_id ? 1 : 0;
  });
}

function measure(folder: string, language: string): Record<string, unknown> {
  const passages = readRows<Passage>(folder, `passages.${language}.jsonl.gz`);
  const questions = readRows<Question>(folder, `${language}.jsonl.gz`);
  const reference = referenceIndex(
    passages.map((passage) => passage.passage),
    language,
  );
  const ours = firstRanks(
    questions,
    passages,
    passageScorer(passages, language, corpusWords(passages, language)),
  );
  const alone = firstRanks(questions, passages, passageScorer(passages, language));
  const plain = firstRanks(questions, passages, reference.scores);
  const interval = bootstrapInterval(ours);
  return {
    questions: questions.length,
    passages: passages.length,
    r1: mean(ours),
    interval: [interval.low, interval.high],
    bar: BARS[language],
    reached: mean(ours) >= BARS[language]!,
    without_corpus_words: mean(alone),
    reference_bm25: mean(plain),
    difference: pairedBootstrap(ours, plain),
  };
}

const suite: BenchSuite = {
  name: 'kb-passages',
  description: 'passage R@1 of the text analysis in 12 languages (xquad), beside plain BM25',
  async run(options: BenchOptions): Promise<BenchResult> {
    const folder = dataSet(options, 'xquad');
    if (folder === undefined) return { leftOut: 'no xquad data', figures: {} };
    const asked = options.words.length > 0 ? options.words : Object.keys(BARS);
    const figures = Object.fromEntries(asked.map((language) => [language, measure(folder, language)]));
    return { figures: { analyzer_version: ANALYZER_VERSION, ...figures } };
  },
};

export default suite;
