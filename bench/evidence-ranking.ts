/** Suites 9 and 10 share this: mixed evidence (attributes, bullets, reviews, community answers) ranked per question. */
import { questionTerms, tableFor, termsOf } from '../src/engine/answer/attributes/question-table.ts';
import { nameCoverage, wordLift } from '../src/engine/answer/attributes/rank-fields.ts';
import { typeMatch } from '../src/engine/answer/passages/expected-type.ts';
import { contentGroups, understand } from '../src/engine/answer/understand.ts';
import { attributeFields, type EvidenceQuestion, share } from './answer-data.ts';
import { candidateFeatureNames, candidateFeatures } from './evidence-features.ts';
import { type Example, fitLogistic, type LogisticModel, probability } from './fit-logistic.ts';
import {
  auroc,
  averagePrecision,
  coverageAtPrecision,
  mean,
  pairedBootstrap,
  rankCandidates,
} from './metrics.ts';
import { referenceIndex } from './reference-bm25.ts';

export const evidenceFeatures = [
  'reference',
  'covered',
  'contentCovered',
  'questionBesideAnswer',
  'table',
  'nameCoverage',
  'isAttribute',
  'isReview',
  'isCommunity',
  'isBullet',
  'isDescription',
  'startsYesNo',
  'type',
  'length',
];

type Scored = Readonly<Record<string, number>>;

function overlap(
  wanted: readonly string[],
  terms: ReadonlySet<string>,
  idf: (term: string) => number,
): number {
  let held = 0;
  let total = 0;
  for (const term of wanted) {
    const weight = idf(term);
    total += weight;
    if (terms.has(term)) held += weight;
  }
  return total === 0 ? 0 : held / total;
}

/** Plain BM25 of every candidate of every question, with the idf and lengths of the whole file, as the printed floor. */
function referenceScores(questions: readonly EvidenceQuestion[]): number[][] {
  const index = referenceIndex(
    questions.flatMap(({ candidates }) => candidates.map(({ text }) => text)),
    'en',
  );
  let from = 0;
  return questions.map(({ question, candidates }) => {
    const own = [...index.scores(question).slice(from, from + candidates.length)];
    from += candidates.length;
    return own;
  });
}

/** Features of every candidate of a question; `idf` and `reference` are over all candidate texts of the file. */
export function evidenceFeaturesOf(
  question: EvidenceQuestion,
  idf: (term: string) => number,
  reference: readonly number[],
): Scored[] {
  const { candidates } = question;
  const asked = understand(question.question, 'en');
  const title = new Set(termsOf(question.title ?? '', 'en'));
  const all = [...new Set(termsOf(question.question, 'en'))];
  const content = contentGroups(question.question, 'en')
    .map(({ members }) => members[0]!.term)
    .filter((term) => !title.has(term));
  const words = [...new Set(questionTerms(question.question, 'en'))];
  const table = tableFor('en');
  return candidates.map((candidate, i) => {
    const [text = '', beside = ''] = candidate.text.split(' Question: ');
    const terms = termsOf(candidate.text, 'en');
    const isAttribute = candidate.source === 'attribute' || /^[a-z_]+: {1,2}\{/.test(candidate.text);
    const fields = isAttribute ? attributeFields(candidate.text) : [];
    const lift = Math.max(
      -2,
      ...fields.map((field) => words.reduce((sum, word) => sum + Math.log(wordLift(word, field, table)), 0)),
    );
    const has = new Set(terms);
    return {
      reference: reference[i]! / 10,
      covered: overlap(all, has, idf),
      contentCovered: overlap(content, has, idf),
      questionBesideAnswer: overlap(content, new Set(termsOf(beside, 'en')), idf),
      table: isAttribute ? lift : 0,
      nameCoverage: Math.max(0, ...fields.map((field) => nameCoverage(words, field.name, table))),
      isAttribute: isAttribute ? 1 : 0,
      isReview: candidate.source === 'review' ? 1 : 0,
      isCommunity: candidate.source === 'cqa' ? 1 : 0,
      isBullet: candidate.source === 'bullet' ? 1 : 0,
      isDescription: candidate.source === 'description' ? 1 : 0,
      startsYesNo: asked.isYesNo && /^(yes|no|it does|it is|they are|they do)\b/i.test(text.trim()) ? 1 : 0,
      type: typeMatch(text, asked.expects),
      length: Math.log(1 + terms.length) / 5,
    };
  });
}

/** idf of terms over all candidate texts of a file. */
export function idfOver(questions: readonly EvidenceQuestion[]): (term: string) => number {
  const texts = questions.flatMap(({ candidates }) => candidates.map(({ text }) => text));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const term of new Set(termsOf(text, 'en'))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) =>
    Math.log(1 + (texts.length - (counts.get(term) ?? 0) + 0.5) / ((counts.get(term) ?? 0) + 0.5));
}

const read = new WeakMap<readonly EvidenceQuestion[], Scored[][]>();

/** Features of every candidate of every question, made once per file. */
function featuresOf(questions: readonly EvidenceQuestion[]): Scored[][] {
  let features = read.get(questions);
  if (features === undefined) {
    const idf = idfOver(questions);
    const plain = referenceScores(questions);
    features = questions.map((question, i) => {
      const compared = candidateFeatures(question, idf, plain[i]!);
      return evidenceFeaturesOf(question, idf, plain[i]!).map((own, j) => ({ ...own, ...compared[j]! }));
    });
    read.set(questions, features);
  }
  return features;
}

/** Held against overfitting 35 features on 400 questions. */
const PENALTY = 10;

/**
 * Ranks by a logistic model fitted on the other four folds (by position i mod 5); `isRelevant` says what counts,
 * `names` which features are used.
 */
export function evidenceFigures(
  questions: readonly EvidenceQuestion[],
  isRelevant: (label: number) => boolean,
  names: readonly string[] = [...evidenceFeatures, ...candidateFeatureNames],
) {
  const features = featuresOf(questions);
  const examples = (fold: number): Example[] =>
    questions.flatMap(({ candidates }, i) =>
      i % 5 === fold
        ? []
        : candidates.map(({ label }, j) => ({ features: features[i]![j]!, positive: isRelevant(label) })),
    );
  const models: LogisticModel[] = [0, 1, 2, 3, 4].map((fold) => fitLogistic(examples(fold), names, PENALTY));
  const rows = questions.map(({ qid, candidates }, i) => {
    const model = models[i % 5]!;
    const ranked = rankCandidates(
      qid,
      candidates.map((candidate, j) => ({ ...candidate, score: probability(model, features[i]![j]!) })),
    );
    const reference = rankCandidates(
      qid,
      candidates.map((candidate, j) => ({ ...candidate, score: features[i]![j]!['reference']! })),
    );
    return {
      relevant: ranked.map(({ label }) => isRelevant(label)),
      reference: reference.map(({ label }) => isRelevant(label)),
      confidence: ranked[0]!.score,
    };
  });
  const kept = rows.filter(({ relevant }) => relevant.includes(true));
  const without = rows.filter(({ relevant }) => !relevant.includes(true));
  const judged = rows.map(({ confidence, relevant }) => ({ confidence, correct: relevant[0] === true }));
  return {
    questions: rows.length,
    with_relevant: kept.length,
    p1: share(kept.map(({ relevant }) => relevant[0] === true)),
    map: mean(kept.map(({ relevant }) => averagePrecision(relevant))),
    reference_p1: share(kept.map(({ reference }) => reference[0] === true)),
    reference_map: mean(kept.map(({ reference }) => averagePrecision(reference))),
    gain_over_reference: pairedBootstrap(
      kept.map(({ relevant }) => Number(relevant[0])),
      kept.map(({ reference }) => Number(reference[0])),
    ),
    auroc_answerable: auroc(
      kept.map(({ confidence }) => confidence),
      without.map(({ confidence }) => confidence),
    ),
    coverage_at_80: coverageAtPrecision(judged, 0.8).coverage,
  };
}

/** Features that are left out together, for the ablation. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'words covered': [
    ...['allCovered', 'missing', 'pairs', 'covered', 'contentCovered', 'questionBesideAnswer'],
  ],
  'attribute concepts': [
    'conceptCosine',
    'conceptMass',
    'attribute',
    'attributeFit',
    'table',
    'nameCoverage',
  ],
  'kind of answer': [
    ...['number', 'sameNumber', 'sameDimension', 'affirmsYesNo', 'affirmsElse', 'startsYesNo', 'type'],
    ...['booleanForYesNo', 'negates', 'asksBack', 'self', 'hedges'],
  ],
  'the other candidates': ['likeOthers', 'behindBest', 'isBest'],
};

/** P@1, MAP and AUROC without each group of features, and with the words of plain retrieval only. */
export function evidenceAblation(
  questions: readonly EvidenceQuestion[],
  isRelevant: (label: number) => boolean,
) {
  const all = [...evidenceFeatures, ...candidateFeatureNames];
  const figures = (names: readonly string[]) => {
    const { p1, map, auroc_answerable } = evidenceFigures(questions, isRelevant, names);
    return { p1: p1.value, map, auroc_answerable };
  };
  return {
    'plain features only': figures(evidenceFeatures),
    ...Object.fromEntries(
      Object.entries(parts).map(([part, without]) => [
        `without ${part}`,
        figures(all.filter((name) => !without.includes(name))),
      ]),
    ),
  };
}
