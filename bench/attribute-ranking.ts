/** Suites 6 to 8 share this: attribute questions ranked with the shipped table, with one that also learns, and plain. */
import { join } from 'node:path';
import { askedWords } from '../src/engine/answer/attributes/asked-words.ts';
import { questionTerms, shippedPairs, tableFor } from '../src/engine/answer/attributes/question-table.ts';
import { type FieldScore, scoreFields } from '../src/engine/answer/attributes/rank-fields.ts';
import {
  type AlignedPair,
  type TranslationModel,
  trainTranslationModel,
} from '../src/engine/answer/attributes/translation-model.ts';
import { attributeFields, type EvidenceQuestion, readGzipRows, share } from './answer-data.ts';
import { type Example, fitLogistic, probability } from './fit-logistic.ts';
import { auroc, type Judged, mean, pairedBootstrap, rankCandidates, reciprocalRank } from './metrics.ts';
import { referenceIndex } from './reference-bm25.ts';

export type AttributeSets = { dev: EvidenceQuestion[]; seen: EvidenceQuestion[]; unseen: EvidenceQuestion[] };

export function readAttributeSets(folder: string): AttributeSets {
  const read = (name: string) => readGzipRows<EvidenceQuestion>(folder, `semipqa_ranking_${name}.jsonl.gz`);
  return { dev: read('dev'), seen: read('testseen'), unseen: read('testunseen') };
}

export const attributeFolder = (dataDirectory: string) => join(dataDirectory, 'amazon-cpqa');

const noTable: TranslationModel = trainTranslationModel([]);

function pairsOf(questions: readonly EvidenceQuestion[]): AlignedPair[] {
  return questions.flatMap(({ question, candidates }) =>
    candidates
      .filter(({ label }) => label > 0)
      .flatMap(({ text }) => {
        const fields = attributeFields(text);
        const asked = [...new Set(questionTerms(question, 'en'))];
        return fields.map(({ name }) => ({ name, question: asked, weight: 1 / fields.length }));
      }),
  );
}

/** The shipped table, and one that also learns the labelled development questions, in memory only. */
export function tables(dev: readonly EvidenceQuestion[]) {
  const learnt = trainTranslationModel([...shippedPairs('en'), ...pairsOf(dev)]);
  return { none: noTable, shipped: tableFor('en'), learnt };
}

export type Ranked = { hasRelevant: boolean; relevant: boolean[]; features: Record<string, number> };

/** The best of the flat fields of each candidate. */
function candidateScores(question: EvidenceQuestion, table: TranslationModel): FieldScore[] {
  const fields = question.candidates.map(({ text }) => attributeFields(text));
  const flat = scoreFields(askedWords(question.question, 'en'), fields.flat(), table);
  let from = 0;
  return fields.map((own) => {
    const scores = flat.slice(from, from + own.length);
    from += own.length;
    return scores.reduce((best, other) => (other.score > best.score ? other : best));
  });
}

export function rankOne(question: EvidenceQuestion, table: TranslationModel): Ranked {
  const { terms } = askedWords(question.question, 'en');
  const scores = candidateScores(question, table);
  const scored = question.candidates.map((candidate, i) => ({
    ...candidate,
    score: scores[i]!.score,
    place: i,
  }));
  const ranked = rankCandidates(question.qid, scored);
  const best = scores[ranked[0]!.place]!;
  const second = ranked[1] ? scores[ranked[1].place]!.score : 0;
  const sum = scores.reduce((total, { score }) => total + Math.exp(score - best.score), 0);
  const features = {
    share: 1 / sum,
    score: best.score,
    margin: Math.min(6, best.score - second),
    coverage: best.coverage,
    bm25: best.bm25,
    perWord: best.table / Math.max(1, terms.length),
    candidates: Math.log(scores.length),
  };
  return {
    hasRelevant: scored.some(({ label }) => label > 0),
    relevant: ranked.map(({ label }) => label > 0),
    features,
  };
}

export function rankReference(question: EvidenceQuestion): Ranked {
  const index = referenceIndex(
    question.candidates.map(({ text }) => text),
    'en',
  );
  const scores = index.scores(question.question);
  const ranked = rankCandidates(
    question.qid,
    question.candidates.map((candidate, i) => ({ ...candidate, score: scores[i]! })),
  );
  const relevant = ranked.map(({ label }) => label > 0);
  return { hasRelevant: relevant.includes(true), relevant, features: { score: ranked[0]!.score } };
}

/** P@1 and MRR over the questions with a relevant candidate, with what it is worth against plain BM25. */
export function rankingFigures(set: readonly EvidenceQuestion[], table: TranslationModel) {
  const both = set.map((question) => ({ ours: rankOne(question, table), theirs: rankReference(question) }));
  const kept = both.filter(({ ours }) => ours.hasRelevant);
  const first = (ranked: Ranked) => ranked.relevant[0] === true;
  return {
    p1: share(kept.map(({ ours }) => first(ours))),
    mrr: mean(kept.map(({ ours }) => reciprocalRank(ours.relevant))),
    reference_p1: share(kept.map(({ theirs }) => first(theirs))),
    gain_over_reference: pairedBootstrap(
      kept.map(({ ours }) => Number(first(ours))),
      kept.map(({ theirs }) => Number(first(theirs))),
    ),
  };
}

const confidenceFeatures = ['share', 'score', 'margin', 'coverage', 'bm25', 'perWord', 'candidates'];

/** Confidence of the top attribute: logistic, fitted on development questions that the table did not learn (5 folds). */
export function judgeSelective(
  dev: readonly EvidenceQuestion[],
  test: readonly EvidenceQuestion[],
): Judged[] {
  const examples: Example[] = [];
  for (let fold = 0; fold < 5; fold++) {
    const table = tables(dev.filter((_, i) => i % 5 !== fold)).learnt;
    for (const question of dev.filter((_, i) => i % 5 === fold)) {
      const { features, relevant } = rankOne(question, table);
      examples.push({ features, positive: relevant[0] === true });
    }
  }
  const model = fitLogistic(examples, confidenceFeatures, 3);
  const table = tables(dev).learnt;
  return test.map((question) => {
    const { features, relevant } = rankOne(question, table);
    return { confidence: probability(model, features), correct: relevant[0] === true };
  });
}

/** How well a confidence tells right from wrong. */
export function judgedAuroc(judged: readonly Judged[]): number {
  const of = (correct: boolean) =>
    judged.filter((one) => one.correct === correct).map((one) => one.confidence);
  return auroc(of(true), of(false));
}
