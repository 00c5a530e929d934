/**
 * Suite: product FAQs against the questions that shoppers really asked (amazon-cpqa/epqa). What the shop itself says of
 * each product goes in (attributes, bullets, description; reviews and community answers may never be asserted), and the
 * questions asked about it earlier as demand; generated questions come out.
 *
 * A real question counts as *covered* when an answer of the page's list cites a text that was labelled as answering it in
 * full (label 2). As *matched* when the FAQ matcher of the answering ladder holds it to ask the same as a listed FAQ, in
 * band *answer*; of those, `matchedRightShare` cite a text that was labelled as helping at least.
 * As *met* when the engine, asked that question on the page, asserts the facts of a listed FAQ. `assertedFromFields`
 * judges all that typed fields assert, also to questions that no text answers in full and of facts that no FAQ has. The template baseline lists
 * "What is the <name> of it?" for the first ten attributes and is taken to be right every time.
 */

import { matchStoredFaqs, SURELY_SAME } from '../src/engine/faq/match/match-faqs.ts';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import type { Context } from '../src/services/context.ts';
import {
  type Candidate,
  domain,
  type Item,
  prosaic,
  type Row,
  readItems,
  wireProduct,
} from './epqa-items.ts';
import { type MadeFaq, makeFaqs, openShop, spread, withStore } from './faq-shop.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether cited words are those of a candidate: the attribute's line, or a piece of its sentence. */
function cites(quotes: readonly string[], { text, source }: Candidate): boolean {
  if (source === 'attribute') {
    const name = text.split(':')[0]!.trim();
    return quotes.some((quote) => quote.startsWith(`attributes.${name}: `));
  }
  const said = words(text);
  return quotes.some(
    (quote) => words(quote).length > 8 && (said.includes(words(quote)) || words(quote).includes(said)),
  );
}

/** What a list of "What is the <name>?" over the first ten attributes would cite. */
function templateQuotes({ attributes }: Item): string[] {
  return Object.keys(attributes)
    .sort()
    .slice(0, 10)
    .map((name) => `attributes.${name}: `);
}

/** What the engine asserts when the question is asked on the page; nothing when it is not sure. */
async function asserted(
  ctx: Context,
  asin: string,
  queryText: string,
): Promise<{ quotes: string[]; route: string }> {
  const { answer } = await answerQuestion(ctx, {
    queryText,
    locale: 'en',
    pageUrl: `https://${domain}/p/${asin}`,
    userMetadata: {},
    memory: emptyMemory,
  });
  if (answer.status !== 'answered') return { quotes: [], route: 'none' };
  const quotes = renderAnswer(answer.claims).sources.flatMap(({ quote }) =>
    quote.startsWith('title: ') ? [] : [quote],
  );
  return { quotes, route: answer.route };
}

function overlaps(quote: string, faqs: readonly MadeFaq[]): boolean {
  const said = words(quote);
  const isIn = (other: string) => words(other).includes(said) || said.includes(words(other));
  return faqs.some(({ quotes }) => quotes.some(isIn));
}

const idf = () => 1;

/** The FAQ that asks the same by the ladder's matcher, surely enough to be answered with. */
function matched(question: string, faqs: readonly Pick<MadeFaq, 'question' | 'variants' | 'answer'>[]) {
  const stored = faqs.map(({ question: own, variants, answer }, i) => ({
    faqId: i,
    wordings: [own, ...variants],
    answer,
    score: 1,
  }));
  const [best] = matchStoredFaqs(question, 'en', stored, idf);
  return best && best.confidence >= SURELY_SAME ? best.faqId : undefined;
}

function templateFaqs({ attributes }: Item) {
  return Object.entries(attributes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, 10)
    .map(([name, values]) => ({
      question: `What is the ${name.replaceAll('_', ' ')} of it?`,
      variants: [],
      answer: values.join(', '),
    }));
}

type Measured = {
  matched: number;
  matchedTemplate: number;
  matchedRight: boolean;
  question: string;
  covered: number;
  template: number;
  met: number;
  metTemplate: number;
  metRight: boolean;
  fromShop: boolean;
};

function measureQuestion(
  item: Item,
  row: Row,
  faqs: readonly MadeFaq[],
  said: readonly string[],
): Measured | undefined {
  const full = row.candidates.filter(({ label }) => label === 2);
  if (full.length === 0) return undefined;
  const quotes = faqs.flatMap((faq) => faq.quotes);
  const templates = templateQuotes(item);
  const met = said.some((quote) => overlaps(quote, faqs));
  const match = matched(row.question, faqs);
  const cited = match === undefined ? [] : faqs[match]!.quotes;
  return {
    question: row.question,
    matched: Number(match !== undefined),
    matchedTemplate: Number(matched(row.question, templateFaqs(item)) !== undefined),
    matchedRight: row.candidates.some((candidate) => candidate.label > 0 && cites(cited, candidate)),
    covered: Number(full.some((candidate) => cites(quotes, candidate))),
    template: Number(full.some((candidate) => cites(templates, candidate))),
    met: Number(met),
    metTemplate: Number(said.some((quote) => templates.some((name) => quote.startsWith(name)))),
    metRight: met && row.candidates.some((candidate) => candidate.label > 0 && cites(said, candidate)),
    fromShop: full.some(({ source }) => source === 'attribute' || prosaic.has(source)),
  };
}

/** What typed fields asserted to a question on its page. */
type Field = { right: boolean; hasFullEvidence: boolean };

type Listed = {
  item: Item;
  faqs: MadeFaq[];
  milliseconds: number;
  asAsked: number;
  questions: Measured[];
  fields: Field[];
};

async function measureItem(ctx: Context, item: Item): Promise<Listed> {
  const { faqs, milliseconds } = await makeFaqs(ctx, `https://${domain}/p/${item.asin}`, 'en');
  const questions: Measured[] = [];
  const fields: Field[] = [];
  for (const row of item.rows) {
    const { quotes, route } = await asserted(ctx, item.asin, row.question);
    const measured = measureQuestion(item, row, faqs, quotes);
    if (measured) questions.push(measured);
    const right = row.candidates.some((candidate) => candidate.label > 0 && cites(quotes, candidate));
    if (route === 'attribute') fields.push({ right, hasFullEvidence: measured !== undefined });
  }
  let asAsked = 0;
  for (const faq of faqs) {
    const { quotes } = await asserted(ctx, item.asin, faq.question);
    if (quotes.some((quote) => overlaps(quote, [faq]))) asAsked++;
  }
  return { item, faqs, milliseconds, asAsked, questions, fields };
}

function print(listed: readonly Listed[]): void {
  for (const { item, faqs, questions } of listed) {
    process.stdout.write(`\n## ${item.title}\n`);
    for (const { question, covered } of questions)
      process.stdout.write(`? ${covered ? 'covered' : '-------'} ${question}\n`);
    for (const { question, answer } of faqs) process.stdout.write(`- ${question}\n    ${answer}\n`);
  }
}

function fieldFigures(fields: readonly Field[]) {
  return { asserted: fields.length, right: bootstrapInterval(fields.map(({ right }) => Number(right))) };
}

function figuresOf(listed: readonly Listed[]) {
  const fields = listed.flatMap((page) => page.fields);
  const faqs = listed.flatMap((page) => page.faqs);
  const questions = listed.flatMap((page) => page.questions);
  const ownAnswered = questions.filter(({ fromShop }) => fromShop);
  const share = (values: readonly (number | boolean)[]) =>
    values.reduce<number>((sum, value) => sum + Number(value), 0) / values.length;
  return {
    products: listed.length,
    pagesWithFaqs: listed.filter((page) => page.faqs.length > 0).length,
    faqs: faqs.length,
    faqsPerPage: faqs.length / listed.length,
    supportedShare: share(faqs.map(({ verified }) => verified)),
    duplicatePairs: listed.reduce(
      (sum, page) => sum + page.faqs.length - new Set(page.faqs.map(({ facts }) => facts)).size,
      0,
    ),
    reaskedSameFactsShare: listed.reduce((sum, { asAsked }) => sum + asAsked, 0) / faqs.length,
    questionsWithFullEvidence: questions.length,
    coveredShare: share(questions.map(({ covered }) => covered)),
    templateOnlyShare: share(questions.map(({ template }) => template)),
    gain: bootstrapInterval(questions.map(({ covered, template }) => covered - template)),
    ofThoseTheShopItselfAnswers: {
      questions: ownAnswered.length,
      coveredShare: share(ownAnswered.map(({ covered }) => covered)),
      templateOnlyShare: share(ownAnswered.map(({ template }) => template)),
    },
    matchedShare: share(questions.map((entry) => entry.matched)),
    matchedTemplateOnlyShare: share(questions.map(({ matchedTemplate }) => matchedTemplate)),
    matchedRightShare: share(
      questions.filter((entry) => entry.matched === 1).map(({ matchedRight }) => matchedRight),
    ),
    metShare: share(questions.map(({ met }) => met)),
    metTemplateOnlyShare: share(questions.map(({ metTemplate }) => metTemplate)),
    metRightShare: share(questions.filter(({ met }) => met === 1).map(({ metRight }) => metRight)),
    assertedFromFields: {
      questions: listed.reduce((sum, { item }) => sum + item.rows.length, 0),
      ...fieldFigures(fields),
      withFullEvidence: fieldFigures(fields.filter(({ hasFullEvidence }) => hasFullEvidence)),
    },
    millisecondsPerPage: spread(listed.map(({ milliseconds }) => milliseconds)),
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'amazon-cpqa');
  if (!folder) return { leftOut: 'amazon-cpqa is not in the data folder', figures: {} };
  const items = readItems(folder);
  return withStore(async (base) => {
    const ctx = await openShop(base, domain, items.map(wireProduct));
    const listed: Listed[] = [];
    for (const item of items) listed.push(await measureItem(ctx, item));
    if (options.words.includes('sample')) print(listed);
    return { figures: figuresOf(listed) };
  });
}

export default {
  name: 'faq-generation',
  description: 'generated product FAQs against the questions shoppers really asked (ePQA)',
  run,
} satisfies BenchSuite;
