/** Suite: whether two wordings ask the same (covid-faq-pages pairs), per language; AUROC of likeness. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsOf } from '../src/engine/answer/attributes/question-table.ts';
import { prepareText } from '../src/engine/answer/phrases.ts';
import { expandSynonyms } from '../src/engine/answer/synonyms/expand-synonyms.ts';
import { contentGroups } from '../src/engine/answer/understand.ts';
import { readGzipRows } from './answer-data.ts';
import { auroc, fixedGenerator, quantile } from './metrics.ts';
import { referenceWords } from './reference-bm25.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Pair = { lang: string; user_question: string; faq_question: string; same: number };
type Idf = (term: string) => number;

function idfOver(texts: readonly (readonly string[])[]): Idf {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) =>
    Math.log(1 + (texts.length - (counts.get(term) ?? 0) + 0.5) / ((counts.get(term) ?? 0) + 0.5));
}

function weighted(terms: Iterable<string>, idf: Idf): number {
  let sum = 0;
  for (const term of terms) sum += idf(term);
  return sum;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>, idf: Idf): number {
  const either = weighted(new Set([...a, ...b]), idf);
  return either === 0
    ? 0
    : weighted(
        [...a].filter((term) => b.has(term)),
        idf,
      ) / either;
}

function trigrams(text: string): Set<string> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, i) => plain.slice(i, i + 3)));
}

/** idf share of the content of one wording that the other holds, itself or by a synonym. */
function covered(from: string, to: string, language: string, idf: Idf): number {
  const groups = expandSynonyms(contentGroups(from, language), prepareText(from, language), language);
  const held = new Set(termsOf(to, language));
  let sum = 0;
  let total = 0;
  for (const { members } of groups) {
    const weight = idf(members[0]!.term);
    total += weight;
    const best = members.reduce(
      (most, { term, weight: share }) => (held.has(term) ? Math.max(most, share) : most),
      0,
    );
    sum += weight * best;
  }
  return total === 0 ? 0 : sum / total;
}

function likeness(
  { user_question: a, faq_question: b }: Pair,
  language: string,
  idf: Idf,
  idfGrams: Idf,
): number {
  const terms = jaccard(new Set(termsOf(a, language)), new Set(termsOf(b, language)), idf);
  const both = Math.min(covered(a, b, language, idf), covered(b, a, language, idf));
  return terms + both + jaccard(trigrams(a), trigrams(b), idfGrams);
}

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

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'covid-faq-pages');
  if (folder === undefined) return { leftOut: 'covid-faq-pages is not there', figures: {} };
  const all = readFileSync(join(folder, 'eval_question_similarity.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair);
  const faqs = readGzipRows<{ lang: string; question: string }>(folder, 'faqs.jsonl.gz');
  const figures = ['en', 'de'].map((language) => {
    const pairs = all.filter(({ lang }) => lang === language);
    const known = faqs.filter(({ lang }) => lang === language).map(({ question }) => question);
    const idf = idfOver(known.map((text) => termsOf(text, language)));
    const idfGrams = idfOver(known.map((text) => [...trigrams(text)]));
    const scores = pairs.map((pair) => likeness(pair, language, idf, idfGrams));
    const words = (text: string) => new Set(referenceWords(text, language));
    const plain = pairs.map((pair) => jaccard(words(pair.user_question), words(pair.faq_question), () => 1));
    return [
      language,
      {
        pairs: pairs.length,
        auroc: aurocWithInterval(scores, pairs),
        word_overlap: aurocWithInterval(plain, pairs),
      },
    ] as const;
  });
  const note =
    'the likeness is that of this file; the answering ladder does not match stored FAQs with it yet';
  return { figures: { note, ...Object.fromEntries(figures) } };
}

export default {
  name: 'faq-match',
  description: 'two wordings of one question: AUROC in English and German',
  run,
} satisfies BenchSuite;
