import type { TermGroup } from '../../retrieval/types.ts';
import type { Claim } from '../answer.ts';
import { bandOf } from '../calibration.ts';
import type { Band, Candidate, Route } from '../candidate.ts';
import { frame } from '../claims.ts';
import type { Expectation } from '../understand.ts';
import type { Voice } from '../voice.ts';
import { chooseSentences } from './choose-sentences.ts';
import { findContradiction } from './contradiction.ts';
import type { PassageEvidence } from './evidence.ts';
import { passageParameters } from './parameters.ts';
import { passageConfidence, passageFeatures } from './passage-confidence.ts';
import { quoteStretch } from './quote.ts';
import { isTableRow, quoteRow } from './quote-row.ts';
import { rankPassages } from './rank-passages.ts';
import { type ScoredSentence, scoreSentences } from './score-sentences.ts';

/** The question as passages are asked: its term groups, those carried over from earlier turns among them. */
export type PassageQuestion = {
  /** As typed. */
  text: string;
  /** Tag of the language it is read in. */
  language: string;
  groups: readonly TermGroup[];
  /** How many of `groups`, from the front, the shopper typed now. */
  ownGroups: number;
  /** The question cannot be read without what it carries over: those words are asked like its own where they are found. */
  leans?: boolean;
  expects: Expectation;
  /** Whether a text of this language says what is not, for a question that asks what is; absent = never. */
  isNegated?: (sentence: string) => boolean;
  idf: (term: string) => number;
};

/** Neighbouring sentences of one line are quoted as one. */
function joined(chosen: readonly ScoredSentence[]): { first: ScoredSentence; end: number }[] {
  const runs: { first: ScoredSentence; end: number; order: number }[] = [];
  for (const sentence of chosen) {
    const last = runs.at(-1);
    const between = last && sentence.evidence.text.slice(last.end, sentence.start);
    if (last && sentence.order === last.order + 1 && between !== undefined && !between.includes('\n'))
      runs[runs.length - 1] = { first: last.first, end: sentence.end, order: sentence.order };
    else runs.push({ first: sentence, end: sentence.end, order: sentence.order });
  }
  return runs;
}

function quotes(question: PassageQuestion, chosen: readonly ScoredSentence[], voice: Voice): Claim[] {
  return joined(chosen).map(({ first, end }) => {
    const { evidence, start } = first;
    if (isTableRow(evidence)) return quoteRow(evidence, question.groups, voice);
    return quoteStretch({ source: evidence.source, text: evidence.text, start, end }, voice);
  });
}

/** From so many words on a question says more than its topic. */
const SAYS_MORE = 3;
/** Share of the best score at which a sentence of the kind asked for goes before one without. */
const OF_KIND = 0.5;

/**
 * The sentences to choose from: where the question is little more than a topic and a kind of figure ("how long can I
 * return something?"), those that have one, unless they say much less on the topic.
 */
function ofKind(
  { groups, expects }: PassageQuestion,
  scored: readonly ScoredSentence[],
): readonly ScoredSentence[] {
  if (groups.length >= SAYS_MORE || !figureKinds.has(expects)) return scored;
  const top = Math.max(...scored.map(({ score }) => score));
  const fitting = scored.filter(({ typeMatch, score }) => typeMatch === 1 && score >= OF_KIND * top);
  const places = new Set(fitting.map(({ evidence }) => evidence));
  return fitting.length === 0 ? scored : scored.filter(({ evidence }) => places.has(evidence));
}

/** Review text is never asserted: it is attributed, and closest at most. */
function capped(band: Band, evidence: PassageEvidence): Band {
  return evidence.trust === 'review' && band === 'answer' ? 'closest' : band;
}

/**
 * The best sentences of the passages found, as a candidate: quoted word for word from one passage.
 *
 * `undefined` when no passage shares a term with the question. The language note and the frame of the band are added
 * by `composeAnswer`; a review's attribution is part of the candidate.
 */
export function answerFromPassages(
  question: PassageQuestion,
  passages: readonly PassageEvidence[],
  voice: Voice,
  route?: Route,
): Candidate | undefined {
  const read = rankPassages(question.groups, passages, question.idf, question.text).slice(
    0,
    passageParameters.read,
  );
  const scored = scoreSentences(question.groups, read, question.idf, question.expects, question.isNegated);
  const first = chooseSentences(
    ofKind(
      question,
      scored.filter((sentence) => sentence.score > 0),
    ),
  );
  const dispute = findContradiction(first, scored);
  const chosen = dispute.kind === 'instead' ? [dispute.other] : first;
  const evidence = chosen[0]?.evidence;
  if (evidence === undefined) return undefined;
  const features = passageFeatures(question, scored, chosen, read);
  const taken: Route = route ?? (evidence.trust === 'policy' ? 'policy' : 'kb');
  const confidence = passageConfidence(features);
  const said = quotes(question, chosen, voice);
  const isReview = evidence.trust === 'review';
  const isDisputed = dispute.kind === 'both';
  if (isDisputed) said.push(frame(voice, 'sources_differ'), ...quotes(question, [dispute.other], voice));
  return {
    route: taken,
    confidence,
    band: capped(
      isDisputed || lacksSomething(question, features, chosen)
        ? atMostClosest(taken, confidence)
        : bandOf(taken, confidence),
      evidence,
    ),
    claims: isReview ? [frame(voice, 'review'), ...said] : said,
    quotedLocale: evidence.locale,
    products: [],
    passages: [evidence.id],
    features,
  };
}

const figureKinds: ReadonlySet<Expectation> = new Set(['date', 'number', 'money', 'phone', 'email']);

/** Kinds of answer that leave a trace in every text that gives them. */
const traceable: ReadonlySet<Expectation> = new Set(['number', 'money', 'phone', 'email']);

/**
 * Whether what is shown cannot be the answer, however well its words match: a code or number of the question is not in
 * the passage, no number is where one was asked for, or it says what is not although the question asks what is.
 */
function lacksSomething(
  { expects }: PassageQuestion,
  features: Readonly<Record<string, number>>,
  chosen: readonly ScoredSentence[],
): boolean {
  const lacksKind = traceable.has(expects) && chosen.every(({ typeMatch }) => typeMatch === 0);
  return features['missingKey'] === 1 || lacksKind || chosen.every(({ negated }) => negated);
}

function atMostClosest(route: Route, confidence: number): Band {
  const band = bandOf(route, confidence);
  return band === 'answer' ? 'closest' : band;
}
