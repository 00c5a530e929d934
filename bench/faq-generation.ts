/**
 * Suite: product FAQs against the questions that shoppers really asked (amazon-cpqa/epqa). What the shop itself says of
 * each product goes in (attributes, bullets, description; reviews and community answers may never be asserted), and the
 * questions asked about it earlier as demand; generated questions come out.
 *
 * A real question counts as *covered* when an answer of the page's list cites a text that was labelled as answering it in
 * full (label 2). As *matched* when the FAQ matcher of the answering ladder holds it to ask the same as a listed FAQ, in
 * band *answer* (answering §8.2, row 21); of those, `matchedRightShare` cite a text that was labelled as helping at least.
 * As *met* when the engine, asked that question on the page, asserts the facts of a listed FAQ. The template baseline lists
 * "What is the <name> of it?" for the first ten attributes and is taken to be right every time.
 */
import { bandOf } from '../src/engine/answer/calibration.ts';
import { matchFaqs } from '../src/engine/answer/faqs/match-faqs.ts';
import { renderAnswer } from '../src/engine/answer/render.ts';
import { capitalise } from '../src/engine/answer/template.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import type { Context } from '../src/services/context.ts';
import { readGzipRows } from './answer-data.ts';
import { type MadeFaq, makeFaqs, openShop, spread, withStore } from './faq-shop.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Candidate = { text: string; source: string; label: 0 | 1 | 2 };
type Row = { question: string; asin: string; title: string; candidates: Candidate[] };
type Item = {
  asin: string;
  title: string;
  rows: Row[];
  attributes: Record<string, string[]>;
  prose: string[];
};

const domain = 'epqa.example';
const prosaic = new Set(['bullet', 'description']);

/** `{ unit:pounds, normalized_value:{ … }, value:27.5 }; { value:"metal" }` as a shop would write it: "27.5 pounds", "metal". */
function attributeValues(written: string): string[] {
  const plain = written
    .slice(written.indexOf(':') + 1)
    .replace(/normalized_value:\{[^}]*\},?/gu, '')
    .replaceAll('|"', '″')
    .replace(/(\d)\.(?=\s*\})/gu, '$1');
  const parts = [
    ...plain.matchAll(/(?:(\w+):\s*)?\{\s*(?:(?:unit|type):(\w+),\s*)?value\s*:\s*"?([^"}]*)"?\s*\}/gu),
  ];
  const named = parts.every(([, name]) => name !== undefined);
  const values = parts.map(([, name, unit, value]) =>
    [name, value?.trim(), unit].filter((word) => word !== undefined && word !== '').join(' '),
  );
  return named && values.length > 1 ? [values.join(', ')] : values;
}

function readItems(folder: string): Item[] {
  const rows = readGzipRows<Row>(folder, 'epqa_dev.jsonl.gz');
  return [...Map.groupBy(rows, ({ asin }) => asin)].map(([asin, own]) => {
    const item: Item = { asin, title: own[0]!.title, rows: own, attributes: {}, prose: [] };
    for (const { text: said, source } of own.flatMap(({ candidates }) => candidates)) {
      if (prosaic.has(source) && !item.prose.includes(said)) item.prose.push(said);
      if (source !== 'attribute') continue;
      const name = said.split(':')[0]!.trim();
      const values = attributeValues(said).filter((value) => value !== '');
      if (name !== '' && values.length > 0) item.attributes[name] = values;
    }
    return item;
  });
}

/** The set is in lower case throughout; sentences begin with a capital again, as on the pages it was taken from. */
function asSentence(line: string): string {
  const text = capitalise(line.trim(), 'en');
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

function wireProduct({ asin, title, attributes, prose }: Item) {
  return {
    product_id: asin,
    title: title.slice(0, 500),
    url: `https://${domain}/p/${asin}`,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
    ),
    description: prose.map(asSentence).join(' '),
  };
}

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
async function asserted(ctx: Context, asin: string, queryText: string): Promise<string[]> {
  const { answer } = await answerQuestion(ctx, {
    queryText,
    locale: 'en',
    pageUrl: `https://${domain}/p/${asin}`,
    userMetadata: {},
    memory: emptyMemory,
  });
  if (answer.status !== 'answered') return [];
  return renderAnswer(answer.claims).sources.flatMap(({ quote }) =>
    quote.startsWith('title: ') ? [] : [quote],
  );
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
  const [best] = matchFaqs(question, 'en', stored, idf);
  return best && bandOf('faq', best.confidence) === 'answer' ? best.faqId : undefined;
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

async function measureQuestion(
  ctx: Context,
  item: Item,
  row: Row,
  faqs: readonly MadeFaq[],
): Promise<Measured | undefined> {
  const full = row.candidates.filter(({ label }) => label === 2);
  if (full.length === 0) return undefined;
  const quotes = faqs.flatMap((faq) => faq.quotes);
  const templates = templateQuotes(item);
  const said = await asserted(ctx, item.asin, row.question);
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

type Listed = { item: Item; faqs: MadeFaq[]; milliseconds: number; asAsked: number; questions: Measured[] };

async function measureItem(ctx: Context, item: Item): Promise<Listed> {
  const { faqs, milliseconds } = await makeFaqs(ctx, `https://${domain}/p/${item.asin}`, 'en');
  const questions: Measured[] = [];
  for (const row of item.rows) {
    const measured = await measureQuestion(ctx, item, row, faqs);
    if (measured) questions.push(measured);
  }
  let asAsked = 0;
  for (const faq of faqs) {
    const said = await asserted(ctx, item.asin, faq.question);
    if (said.some((quote) => overlaps(quote, [faq]))) asAsked++;
  }
  return { item, faqs, milliseconds, asAsked, questions };
}

function print(listed: readonly Listed[]): void {
  for (const { item, faqs, questions } of listed) {
    process.stdout.write(`\n## ${item.title}\n`);
    for (const { question, covered } of questions)
      process.stdout.write(`? ${covered ? 'covered' : '-------'} ${question}\n`);
    for (const { question, answer } of faqs) process.stdout.write(`- ${question}\n    ${answer}\n`);
  }
}

function figuresOf(listed: readonly Listed[]) {
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
