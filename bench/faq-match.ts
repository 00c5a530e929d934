/**
 * Suite: whether two wordings ask the same (covid-faq-pages pairs: AUROC), and whether the FAQ that was meant comes first
 * among all of its language, with other wordings stored and without (P@1); the ladder's own matching.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { likenessSum, wordingLikeness } from '../src/engine/faq/match/likeness.ts';
import { matchStoredFaqs, SURELY_SAME } from '../src/engine/faq/match/match-faqs.ts';
import { expandSynonyms } from '../src/engine/faq/match/synonyms.ts';
import { readWording } from '../src/engine/faq/match/wording.ts';
import { understand } from '../src/engine/question/understand.ts';
import { createIndex } from '../src/engine/retrieval/create-index.ts';
import { FAQ_SETTINGS } from '../src/engine/retrieval/parameters.ts';
import { ANALYZER_VERSION, analyze } from '../src/engine/text/terms/analyze.ts';
import { idfOf } from '../src/engine/text/terms/idf.ts';
import { readGzipRows } from './answer-data.ts';
import { auroc, bootstrapInterval, fixedGenerator, quantile } from './metrics.ts';
import { referenceWords } from './reference-bm25.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Pair = { lang: string; user_question: string; faq_question: string; same: number };
type Faq = { lang: string; question: string; answer: string };

/** As the services that match have it. */
const FOUND = 10;
const SMALLEST = 300;
/** Most wordings a question of the development half has beside the one asked. */
const storedWordings = [0, 1, 2];

function aurocWithInterval(scores: readonly number[], pairs: readonly Pair[]) {
  const of = (sample: readonly number[]) =>
    auroc(
      sample.filter((i) => pairs[i]!.same === 1).map((i) => scores[i]!),
      sample.filter((i) => pairs[i]!.same === 0).map((i) => scores[i]!),
    );
  const random = fixedGenerator(20261121);
  const drawn = Array.from({ length: 1000 }, () => of(pairs.map(() => Math.floor(random() * pairs.length))));
  return { value: of(pairs.map((_, i) => i)), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}

function wordOverlap(pair: Pair, language: string): number {
  const a = new Set(referenceWords(pair.user_question, language));
  const b = new Set(referenceWords(pair.faq_question, language));
  const either = new Set([...a, ...b]).size;
  return either === 0 ? 0 : [...a].filter((word) => b.has(word)).length / either;
}

/** Every FAQ of a language in the engine's own index, as a company's FAQs are. */
function openFaqs(language: string, faqs: readonly Faq[], wordings: ReadonlyMap<string, readonly string[]>) {
  const rules = { settings: FAQ_SETTINGS, locale: language, analyzerVersion: ANALYZER_VERSION };
  const index = createIndex({ rules, analyze, checksum: () => 0 }, []);
  const variants = (question: string) => wordings.get(question) ?? [];
  index.upsert(
    faqs.map(({ question, answer }, i) => ({
      id: String(i),
      fields: { question, variants: variants(question).join('\n'), answer },
      exactIds: [],
      tags: [],
      numbers: {},
    })),
  );
  const idf = (term: string) => idfOf(Math.max(SMALLEST, index.documentCount), index.documentFrequency(term));
  const best = (asked: string) => {
    const { groups } = understand(asked, language);
    const { hits } = index.search({ groups: expandSynonyms(groups, language), limit: FOUND });
    const candidates = hits.map(({ id, score }) => {
      const { question, answer } = faqs[Number(id)]!;
      return { faqId: Number(id), wordings: [question, ...variants(question)], answer, score };
    });
    const match = matchStoredFaqs(asked, language, candidates, idf)[0];
    return match && { question: faqs[match.faqId]!.question, confidence: match.confidence };
  };
  return { idf, best };
}

/** The same question in several places of the set counts as one. */
function firstRight(pairs: readonly Pair[], faqs: readonly Faq[], language: string, stored: number) {
  const same = pairs.filter(({ same }) => same === 1);
  const gold = Map.groupBy(same, ({ user_question }) => user_question);
  const asks = Map.groupBy(same, ({ faq_question }) => faq_question);
  const right: number[] = [];
  let asserted = 0;
  let assertedRight = 0;
  for (const { user_question: asked, faq_question } of same) {
    const others = (question: string) =>
      (asks.get(question) ?? [])
        .map(({ user_question }) => user_question)
        .filter((wording) => wording !== asked)
        .slice(0, stored);
    if (others(faq_question).length < stored) continue;
    const wordings = new Map(faqs.map(({ question }) => [question, others(question)]));
    const found = openFaqs(language, faqs, wordings).best(asked);
    const isRight = gold.get(asked)!.some((pair) => pair.faq_question === found?.question);
    right.push(Number(isRight));
    if (found && found.confidence >= SURELY_SAME) {
      asserted++;
      assertedRight += Number(isRight);
    }
  }
  return {
    questions: right.length,
    p_at_1: bootstrapInterval(right),
    asserted,
    asserted_right: assertedRight,
  };
}

function measure(language: string, all: readonly Pair[], stored: readonly Faq[]) {
  const pairs = all.filter(({ lang }) => lang === language);
  const known = new Map(stored.filter(({ lang }) => lang === language).map((faq) => [faq.question, faq]));
  for (const { faq_question: question } of pairs)
    if (!known.has(question)) known.set(question, { lang: language, question, answer: '' });
  const faqs = [...known.values()];
  const { idf } = openFaqs(language, faqs, new Map());
  const scores = pairs.map(({ user_question, faq_question }) =>
    likenessSum(
      wordingLikeness(readWording(user_question, language), readWording(faq_question, language), idf),
    ),
  );
  const plain = pairs.map((pair) => wordOverlap(pair, language));
  return {
    pairs: pairs.length,
    auroc: aurocWithInterval(scores, pairs),
    word_overlap: aurocWithInterval(plain, pairs),
    faqs: faqs.length,
    stored_wordings: Object.fromEntries(
      storedWordings.map((count) => [count, firstRight(pairs, faqs, language, count)]),
    ),
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'covid-faq-pages');
  if (folder === undefined) return { leftOut: 'covid-faq-pages is not there', figures: {} };
  const all = readFileSync(join(folder, 'eval_question_similarity.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair);
  const faqs = readGzipRows<Faq>(folder, 'faqs.jsonl.gz');
  const note =
    'several pages of the set ask the same, so P@1 is far below what a shop with one FAQ per question gets; 4 stored wordings need a larger set';
  const figures = ['en', 'de'].map((language) => [language, measure(language, all, faqs)] as const);
  return { figures: { note, ...Object.fromEntries(figures) } };
}

export default {
  name: 'faq-match',
  description: 'two wordings of one question: AUROC and P@1 in English and German',
  run,
} satisfies BenchSuite;
