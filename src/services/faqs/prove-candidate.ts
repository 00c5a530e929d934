import type { Answer } from '../../engine/answer/answer.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { FaqCandidate } from '../../engine/faq/candidate.ts';
import type { ProvenFaq } from '../../engine/faq/choose-faqs.ts';
import { emptyMemory } from '../../engine/query/memory.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import type { Answered } from '../answers/answer-types.ts';
import type { Context } from '../context.ts';
import { findDocuments } from '../documents/find-documents.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import { documentIdOf, factsOfAnswer, pathOf, spansOf, statesVolatileFacts } from './facts-of-answer.ts';
import type { FaqFact } from './faq-types.ts';
import { pageProductId } from './gather-evidence.ts';

/** An answer that may be stored with a question. */
export type ProvenAnswer = {
  answer: Answer;
  facts: readonly FaqFact[];
  snapshots: readonly Snapshot[];
  /** It states price or stock, so it is answered anew on each read. */
  isLive: boolean;
};

/** Where a question is asked: the page with its product, or without either, in the shop at large. */
export type AskedOn = { locale: string; product: Product | undefined; pageUrl: string | undefined };

/** Routes whose answers are about the page; the others talk, show products or hand over. */
const answeringRoutes = new Set(['attribute', 'variant', 'price_stock', 'policy', 'kb', 'product_text']);
const mostWordings = 4;

/** Asks a question of the page as a shopper on it would, with nothing said before. */
export async function askOnPage(ctx: Context, on: AskedOn, question: string): Promise<Answered> {
  const { locale, product, pageUrl } = on;
  return answerQuestion(ctx, {
    queryText: question,
    locale,
    userMetadata: {},
    memory: emptyMemory,
    proving: true,
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...(product?.productId === pageProductId ? { pageProduct: product } : {}),
  });
}

/** Texts that may be asserted: the shop's rules and its catalogue, and the page's own; reviews and crawled pages never. */
async function restsOnTrustedTexts(ctx: Context, answer: Answer): Promise<boolean> {
  const ids = new Set(spansOf(answer.claims).flatMap((span) => documentIdOf(span) ?? []));
  if (ids.size === 0) return true;
  const documents = await findDocuments(
    ctx,
    [...ids].map((documentId) => ({ documentId, locale: answer.locale })),
  );
  const trusted = documents.filter(({ trust }) => trust === 'policy' || trust === 'catalog');
  return trusted.length === ids.size;
}

function citesOnly(answer: Answer, product: Product | undefined): boolean {
  return spansOf(answer.claims).every(
    (span) => documentIdOf(span) !== undefined || span.source.sourceId === `product:${product?.productId}`,
  );
}

/** Whether the answer is about what the candidate asks for, not about something that merely sounds like it. */
function fitsCandidate(answer: Answer, candidate: FaqCandidate, product: Product): boolean {
  const spans = spansOf(answer.claims);
  const { paths, documentIds } = candidate;
  if (paths && !spans.some((span) => startsWithOne(pathOf(span, product), paths))) return false;
  return !documentIds || spans.some((span) => documentIds.includes(documentIdOf(span) ?? ''));
}

function startsWithOne(path: string | undefined, prefixes: readonly string[]): boolean {
  return (
    path !== undefined &&
    prefixes.some((prefix) => path === prefix || (prefix.endsWith('.') && path.startsWith(prefix)))
  );
}

/**
 * Whether an answer may stand on a page by itself: asserted, supported by the product or by texts the shop answers for,
 * in the page's language, about nothing but the page's product.
 */
async function isProven(ctx: Context, answer: Answer, on: AskedOn): Promise<boolean> {
  if (answer.status !== 'answered' || !answeringRoutes.has(answer.route)) return false;
  if (languageOf(answer.locale) !== languageOf(on.locale)) return false;
  if (spansOf(answer.claims).length === 0 || !citesOnly(answer, on.product)) return false;
  return restsOnTrustedTexts(ctx, answer);
}

/** Equal for answers that rest on the same places; the title, which nearly every answer names, does not count. */
function factKeyOf(answer: Answer, product: Product): string {
  const places = spansOf(answer.claims)
    .filter((span) => pathOf(span, product) !== 'title')
    .map((span) => `${span.source.sourceId}\n${span.start}\n${span.end}`);
  return [...new Set(places)].sort().join('\n\n');
}

function toProven(answered: Answered, product: Product | undefined): ProvenAnswer {
  const { claims } = answered.answer;
  return {
    answer: answered.answer,
    facts: factsOfAnswer(claims, product ? [product] : []),
    snapshots: answered.snapshots,
    isLive: statesVolatileFacts(claims, product),
  };
}

/**
 * Tries the wordings of a candidate through the whole answering pipeline: the first that is answered from what it asks
 * for becomes the question, others with the same answer become variants. `undefined` when none is.
 */
export async function proveCandidate(
  ctx: Context,
  on: AskedOn & { product: Product },
  candidate: FaqCandidate,
): Promise<ProvenFaq<ProvenAnswer> | undefined> {
  const { product } = on;
  let proven: ProvenFaq<ProvenAnswer> | undefined;
  const variants: string[] = [];
  for (const question of candidate.wordings.slice(0, mostWordings)) {
    ctx.signal.throwIfAborted();
    const answered = await askOnPage(ctx, on, question);
    const { answer } = answered;
    if (!(await isProven(ctx, answer, on)) || !fitsCandidate(answer, candidate, product)) continue;
    const factKey = factKeyOf(answer, product);
    if (!proven) {
      const { topic } = candidate;
      proven = { question, variants, topic, candidate, factKey, answer: toProven(answered, product) };
    } else if (proven.factKey === factKey) variants.push(question);
  }
  if (proven?.answer.isLive && product.productId === pageProductId) return undefined;
  return proven;
}

/** The answer to a question as the page's facts are now, when it may stand by itself; else `undefined`. */
export async function proveQuestion(
  ctx: Context,
  on: AskedOn,
  question: string,
): Promise<{ answered: Answered; proven: ProvenAnswer } | undefined> {
  const answered = await askOnPage(ctx, on, question);
  if (!(await isProven(ctx, answered.answer, on))) return undefined;
  return { answered, proven: toProven(answered, on.product) };
}
