import type { FaqCandidate } from '../candidates/candidate.ts';
import { spreadTopics } from './rank-candidates.ts';
import { type QuestionMeasure, sameQuestionFrom } from './similarity.ts';

/** A candidate with a proven answer; `factKey` is equal for answers that rest on the same facts. */
export type ProvenFaq<T> = {
  question: string;
  variants: readonly string[];
  topic: string;
  candidate: FaqCandidate;
  factKey: string;
  answer: T;
};

/** What a question must not repeat: one that is there already. `factKey` or `topic` absent = only its words count. */
export type TakenQuestion = { question: string; factKey?: string; topic?: string };

const mostVariants = 20;

/** Whether a topic says what a question is about, and not only where it comes from ("asked:…", "document:…"). */
function isSubject(topic: string | undefined): topic is string {
  return topic !== undefined && !topic.includes(':');
}

function opening({ question }: TakenQuestion): string {
  return question.toLowerCase().split(/\s+/u)[0]!;
}

/** Whether two questions are one: the same facts, or nearly the same words. */
function isSame(a: TakenQuestion, b: TakenQuestion, measure: QuestionMeasure): boolean {
  if (a.factKey !== undefined && a.factKey !== '' && a.factKey === b.factKey) return true;
  if (measure.similarity(a.question, b.question) < sameQuestionFrom) return false;
  // "Where is it made?" and "What is it made of?" share their telling words; what they are about tells them apart.
  if (isSubject(a.topic) && isSubject(b.topic)) return a.topic === b.topic;
  return a.factKey === undefined || b.factKey === undefined || opening(a) === opening(b);
}

/** The one of the list that a question repeats, or `undefined`. */
export function findSame<T extends TakenQuestion>(
  question: TakenQuestion,
  list: readonly T[],
  measure: QuestionMeasure,
): T | undefined {
  return list.find((other) => isSame(question, other, measure));
}

/** A wording may be stored with a question only if no other question of the page has nearly the same words. */
function isUnambiguous(
  variant: string,
  owner: string,
  questions: readonly string[],
  measure: QuestionMeasure,
): boolean {
  const own = measure.similarity(variant, owner);
  return questions.every(
    (other) => other === owner || measure.similarity(variant, other) < Math.max(own, sameQuestionFrom),
  );
}

function withVariants<T>(
  faq: ProvenFaq<T>,
  questions: readonly string[],
  measure: QuestionMeasure,
): ProvenFaq<T> {
  const kept: string[] = [];
  for (const variant of faq.variants) {
    if (variant === faq.question || kept.length === mostVariants) continue;
    const repeats = [faq.question, ...kept].some((wording) => measure.similarity(wording, variant) >= 0.8);
    if (!repeats && isUnambiguous(variant, faq.question, questions, measure)) kept.push(variant);
  }
  return { ...faq, variants: kept };
}

/**
 * The questions of a page out of proven ones in ranked order: repeats left out (their wording becomes a variant of the
 * first), topics spread, at most `most`. Fewer when fewer are proven.
 */
export function chooseFaqs<T>(
  proven: readonly ProvenFaq<T>[],
  taken: readonly TakenQuestion[],
  measure: QuestionMeasure,
  most: number,
): ProvenFaq<T>[] {
  const chosen: ProvenFaq<T>[] = [];
  for (const faq of proven) {
    if (findSame(faq, taken, measure)) continue;
    const same = findSame(faq, chosen, measure);
    if (same)
      chosen[chosen.indexOf(same)] = { ...same, variants: [...same.variants, faq.question, ...faq.variants] };
    else chosen.push(faq);
  }
  const listed = spreadTopics(chosen).slice(0, most);
  const questions = listed.map(({ question }) => question);
  return listed.map((faq) => withVariants(faq, questions, measure));
}
