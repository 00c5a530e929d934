/** Suites 6 to 8 share this: attribute questions ranked with the shipped table, with one that also learns, and plain. */
import { join } from 'node:path';
import { contentTerms } from '../src/engine/answer/attributes/answer-attribute.ts';
import { type AskedWords, askedWords } from '../src/engine/answer/attributes/asked-words.ts';
import {
  attributeConfidence,
  attributeFeatures,
} from '../src/engine/answer/attributes/attribute-confidence.ts';
import {
  conceptPairs,
  questionTerms,
  shippedPairs,
  tableFor,
} from '../src/engine/answer/attributes/question-table.ts';
import { scoreFields, sharesOf } from '../src/engine/answer/attributes/rank-fields.ts';
import {
  type AlignedPair,
  type TranslationModel,
  trainTranslationModel,
} from '../src/engine/answer/attributes/translation-model.ts';
import { shippedThresholds } from '../src/engine/answer/calibration.ts';
import { understand } from '../src/engine/answer/understand.ts';
import { attributeFields, type EvidenceQuestion, readGzipRows, share } from './answer-data.ts';
import { type Example, fitLogistic, probability } from './fit-logistic.ts';
import {
  auroc,
  fixedGenerator,
  type Judged,
  mean,
  pairedBootstrap,
  rankCandidates,
  reciprocalRank,
} from './metrics.ts';
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
  const first = trainTranslationModel(conceptPairs('en'));
  return { none: noTable, first, shipped: tableFor('en'), learnt };
}

export type Ranked = { hasRelevant: boolean; relevant: boolean[]; features: Record<string, number> };

/** What of the ranking is switched off, for the ablation. */
export type Without = 'weights' | 'amount' | 'kinds' | undefined;

function readQuestion(text: string, without: Without): AskedWords {
  const asked = askedWords(text, 'en');
  if (without === 'weights') return { ...asked, weight: () => 1 };
  return without === 'amount' ? { ...asked, wantsAmount: false, dimensions: new Set() } : asked;
}

/** The flat fields of all candidates with their scores, and the best one of each candidate. */
function scoreCandidates(question: EvidenceQuestion, table: TranslationModel, without: Without) {
  const fields = question.candidates.map(({ text }) =>
    attributeFields(text).map((field) => (without === 'kinds' ? { ...field, isBoolean: false } : field)),
  );
  const scores = scoreFields(readQuestion(question.question, without), fields.flat(), table);
  const flat = fields.flat().map((terms, i) => ({ ...scores[i]!, terms }));
  let from = 0;
  return fields.map((own) => {
    const scored = flat.slice(from, from + own.length);
    from += own.length;
    return scored.reduce((best, other) => (other.score > best.score ? other : best));
  });
}

export function rankOne(question: EvidenceQuestion, table: TranslationModel, without?: Without): Ranked {
  const scores = scoreCandidates(question, table, without);
  const scored = question.candidates.map((candidate, i) => ({
    ...candidate,
    score: scores[i]!.score,
    place: i,
  }));
  const ranked = rankCandidates(question.qid, scored);
  const [best, second] = ranked.map(({ place }) => scores[place]!);
  const shares = sharesOf(scores.map(({ score, terms }) => ({ score, name: terms.name })));
  const asked = askedWords(question.question, 'en');
  const words = contentTerms(understand(question.question, 'en'));
  return {
    hasRelevant: scored.some(({ label }) => label > 0),
    relevant: ranked.map(({ label }) => label > 0),
    features: {
      ...attributeFeatures(words, asked, 'en', { ...best!, share: shares[ranked[0]!.place]! }, second, table),
      candidates: Math.log(scores.length),
    },
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
export function rankingFigures(set: readonly EvidenceQuestion[], table: TranslationModel, without?: Without) {
  const both = set.map((question) => ({
    ours: rankOne(question, table, without),
    theirs: rankReference(question),
  }));
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

/** What each part of the shipped ranking is worth: P@1 and MRR without it. */
export function ablation(set: readonly EvidenceQuestion[], dev: readonly EvidenceQuestion[]) {
  const { none, shipped, first } = tables(dev);
  const figures = (table: TranslationModel, without?: Without) => {
    const { p1, mrr } = rankingFigures(set, table, without);
    return { p1: p1.value, mrr };
  };
  return {
    shipped: figures(shipped),
    'without table': figures(none),
    'first patterns only': figures(first),
    'without word weights': figures(shipped, 'weights'),
    'without kind of amount': figures(shipped, 'amount'),
    'without care for yes/no fields': figures(shipped, 'kinds'),
  };
}

/** P@1 and MRR in five parts of a set (by position i mod 5): how far one part may lie from another. */
export function spread(set: readonly EvidenceQuestion[], table: TranslationModel) {
  return [0, 1, 2, 3, 4].map((fold) => {
    const { p1, mrr } = rankingFigures(
      set.filter((_, i) => i % 5 === fold),
      table,
    );
    return { p1: p1.value, mrr };
  });
}

const confidenceFeatures = ['share', 'score', 'margin', 'coverage', 'bm25', 'table', 'candidates'];

function judged({ relevant }: Ranked, confidence: number): Judged {
  return { confidence, correct: relevant[0] === true };
}

/** Confidence as it ships: nothing of it has seen a public set. */
export function judgeShipped(test: readonly EvidenceQuestion[]): Judged[] {
  const table = tableFor('en');
  return test.map((question) => {
    const ranked = rankOne(question, table);
    return judged(ranked, attributeConfidence(ranked.features));
  });
}

/** How many attributes a product with few of them has, that which answers among them or not. */
const FEW = 4;

/** `count` of a list, drawn without repetition. */
function draw<T>(list: readonly T[], count: number, random: () => number): T[] {
  return list
    .map((entry) => ({ entry, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/**
 * Share of questions that the shipped confidence asserts an answer to when an attribute answers them and when the same
 * product, or one with few attributes, has none that does; and how many of all those asserted are right.
 */
export function judgeTakenAway(test: readonly EvidenceQuestion[]) {
  const random = fixedGenerator(20261122);
  const { answer } = shippedThresholds.attribute;
  const able = test.filter(({ candidates }) => candidates.some(({ label }) => label > 0));
  const isGold = ({ label }: { label: number }) => label > 0;
  const parted = able.map((question) => ({
    question,
    gold: question.candidates.filter(isGold),
    others: question.candidates.filter((candidate) => !isGold(candidate)),
  }));
  const few = parted.map(({ question, gold, others }) => ({
    with: { ...question, candidates: [gold[0]!, ...draw(others, FEW - 1, random)] },
    without: { ...question, candidates: draw(others, FEW, random) },
  }));
  const figures = (withGold: readonly EvidenceQuestion[], without: readonly EvidenceQuestion[]) => {
    const isAsserted = ({ confidence }: Judged) => confidence >= answer;
    const shown = judgeShipped(withGold);
    const silent = judgeShipped(without.filter(({ candidates }) => candidates.length > 0));
    return {
      answerable_asserted: share(shown.map(isAsserted)),
      unanswerable_asserted: share(silent.map(isAsserted)),
      right_when_asserted: share([...shown, ...silent].filter(isAsserted).map(({ correct }) => correct)),
    };
  };
  return {
    whole_products: figures(
      able,
      parted.map(({ question, others }) => ({ ...question, candidates: others })),
    ),
    few_attributes: figures(
      few.map((pair) => pair.with),
      few.map((pair) => pair.without),
    ),
  };
}

/** Plain BM25 with its own score as confidence: the floor. */
export function judgeReference(test: readonly EvidenceQuestion[]): Judged[] {
  return test.map((question) => {
    const ranked = rankReference(question);
    return judged(ranked, ranked.features['score']!);
  });
}

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
    const ranked = rankOne(question, table);
    return judged(ranked, probability(model, ranked.features));
  });
}

/** How well a confidence tells right from wrong. */
export function judgedAuroc(judged: readonly Judged[]): number {
  const of = (correct: boolean) =>
    judged.filter((one) => one.correct === correct).map((one) => one.confidence);
  return auroc(of(true), of(false));
}
