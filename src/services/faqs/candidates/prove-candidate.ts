import type { Product } from '../../../engine/catalog/product.ts';
import type { FaqCandidate } from '../../../engine/faq/candidates/candidate.ts';
import type { ProvenFaq } from '../../../engine/faq/choose/choose-faqs.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import type { Answer } from '../../../engine/say/answer.ts';
import { proveQuestion } from '../../answers/prove-question.ts';
import { verifyRendered } from '../../answers/verify-rendered.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import type { FaqFact } from '../../faq-lookup/faq-types.ts';
import type { Snapshot } from '../../snapshots/keep-snapshots.ts';
import {
  documentIdOf,
  factsOfAnswer,
  pathOf,
  statesVolatileFacts,
  supportSpansOf,
} from '../facts/facts-of-answer.ts';
import { fitOfAnswer } from './fit-of-answer.ts';
import { pageProductId } from './gather-evidence.ts';
import { shortened } from './shorten-answer.ts';
import { answerAsStated, type Quotable, statedAnswer } from './stated-answer.ts';
import type { ToldText } from './told-text.ts';

/** An answer that may be stored with a question. */
export type ProvenAnswer = {
  answer: Answer;
  facts: readonly FaqFact[];
  snapshots: readonly Snapshot[];
  /** It states price or stock, so it is answered anew on each read. */
  isLive: boolean;
};

/** Where a question is asked: the page with its product, or without either, in the shop at large. */
export type AskedOn = {
  locale: string;
  product: Product | undefined;
  pageUrl: string | undefined;
  /** The text that describes the product, from which it may be quoted. */
  told?: ToldText;
};

/** Routes whose answers are about the page; the others talk, show products or hand over. */
const answeringRoutes = new Set(['attribute', 'variant', 'price_stock', 'policy', 'kb', 'product_text']);
const mostWordings = 4;

/** Asks a question of the page as a shopper on it would, with nothing said before. */
async function askOnPage(ctx: Context, { locale, product }: AskedOn, question: string): Promise<Quotable> {
  const answered = await proveQuestion(ctx, { queryText: question, locale, product });
  return product ? shortened(answered, product, question) : answered;
}

/** Texts that may be asserted: the shop's rules, its catalogue and the page's own text; reviews and other pages never. */
async function restsOnTrustedTexts(
  ctx: Context,
  answer: Answer,
  told: ToldText | undefined,
): Promise<boolean> {
  const foreign = supportSpansOf(answer.claims).filter(
    ({ source }) => source.sourceId !== told?.source.sourceId,
  );
  const ids = new Set(foreign.flatMap((span) => documentIdOf(span) ?? []));
  if (ids.size === 0) return true;
  const documents = await findDocuments(
    ctx,
    [...ids].map((documentId) => ({ documentId, locale: answer.locale })),
  );
  const trusted = documents.filter(({ trust }) => trust === 'policy' || trust === 'catalog');
  return trusted.length === ids.size;
}

function citesOnly(answer: Answer, product: Product | undefined): boolean {
  return supportSpansOf(answer.claims).every(
    (span) => documentIdOf(span) !== undefined || span.source.sourceId === `product:${product?.productId}`,
  );
}

/**
 * Whether an answer may stand on a page by itself: asserted, supported by the product or by texts the shop answers for,
 * in the page's language, about nothing but the page's product.
 */
async function isProven(ctx: Context, answered: Quotable, on: AskedOn): Promise<boolean> {
  const { answer } = answered;
  if (answer.status !== 'answered' || !answeringRoutes.has(answer.route)) return false;
  if (languageOf(answer.locale) !== languageOf(on.locale)) return false;
  if (supportSpansOf(answer.claims).length === 0 || !citesOnly(answer, on.product)) return false;
  const isBorneOut = verifyRendered(answer, answered.snapshots).status === 'verified';
  return isBorneOut && (await restsOnTrustedTexts(ctx, answer, on.told));
}

/** Equal for answers that rest on the same places; the title, which nearly every answer names, does not count. */
function factKeyOf(answer: Answer, product: Product): string {
  const places = supportSpansOf(answer.claims)
    .filter((span) => pathOf(span, product) !== 'title')
    .map((span) => `${span.source.sourceId}\n${span.start}\n${span.end}`);
  return [...new Set(places)].sort().join('\n\n');
}

function toProven(answered: Quotable, product: Product | undefined): ProvenAnswer {
  const { claims } = answered.answer;
  return {
    answer: answered.answer,
    facts: factsOfAnswer(claims, product ? [product] : []),
    snapshots: answered.snapshots,
    isLive: statesVolatileFacts(claims, product),
  };
}

const ofFields: ReadonlySet<FaqCandidate['kind']> = new Set(['attribute', 'option']);

type Attempt = { question: string; answered: Quotable; factKey: string; fit: number };

/** The wordings that are answered, and answered from what the candidate asks for; of fields the first is enough. */
async function attemptsOf(
  ctx: Context,
  on: AskedOn & { product: Product },
  candidate: FaqCandidate,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const question of candidate.wordings.slice(0, mostWordings)) {
    ctx.signal.throwIfAborted();
    const answered = await askOnPage(ctx, on, question);
    const { answer } = answered;
    if (!(await isProven(ctx, answered, on))) continue;
    const fit = await fitOfAnswer(ctx, { answer, question, candidate, product: on.product });
    if (fit === 0) continue;
    attempts.push({ question, answered, factKey: factKeyOf(answer, on.product), fit });
    // What a field answers, it answers in every wording of the same question.
    if (ofFields.has(candidate.kind)) break;
  }
  return attempts;
}

/** A candidate made of a statement is answered by that statement, which its question asks for. */
async function proveStatement(
  ctx: Context,
  on: AskedOn & { product: Product },
  candidate: FaqCandidate,
): Promise<ProvenFaq<ProvenAnswer> | undefined> {
  const [question, ...variants] = candidate.wordings;
  if (!on.told || !candidate.said || question === undefined) return undefined;
  const answered = statedAnswer(on.told, candidate.said, on.product);
  if (!(await isProven(ctx, answered, on))) return undefined;
  const answer = toProven(answered, on.product);
  if (answer.isLive) return undefined;
  const factKey = factKeyOf(answered.answer, on.product);
  return { question, variants, topic: candidate.topic, candidate, factKey, answer };
}

/**
 * Tries the wordings of a candidate through the whole answering pipeline: of those that are answered from what it asks
 * for, the best becomes the question, and others with the same answer become variants. `undefined` when none is.
 */
export async function proveCandidate(
  ctx: Context,
  on: AskedOn & { product: Product },
  candidate: FaqCandidate,
): Promise<ProvenFaq<ProvenAnswer> | undefined> {
  if (candidate.said) return proveStatement(ctx, on, candidate);
  const attempts = await attemptsOf(ctx, on, candidate);
  const best = attempts.toSorted((a, b) => b.fit - a.fit)[0];
  if (!best) return undefined;
  const { question, factKey } = best;
  const answer = toProven(best.answered, on.product);
  if (answer.isLive && on.product.productId === pageProductId) return undefined;
  const others = attempts.filter((attempt) => attempt !== best && attempt.factKey === factKey);
  const variants = ofFields.has(candidate.kind)
    ? candidate.wordings.filter((wording) => wording !== question)
    : others.map((attempt) => attempt.question);
  return { question, variants, topic: candidate.topic, candidate, factKey, answer };
}

/** What a candidate of a model's making counts for: less than what shoppers asked, more than what a pattern asks. */
const ofModel = { kind: 'passage' as const, askers: 0, prior: 0.5, rarity: 0.5 };

/**
 * A question that a model wrote with its answer, as a proven one where that may stand on the page by itself: of texts that
 * the shop answers for, about nothing but the product, and never of price or stock.
 */
export async function proveWritten(
  ctx: Context,
  on: AskedOn & { product: Product },
  { question, answered }: { question: string; answered: Quotable },
): Promise<ProvenFaq<ProvenAnswer> | undefined> {
  if (!(await isProven(ctx, answered, on))) return undefined;
  const answer = toProven(answered, on.product);
  if (answer.isLive) return undefined;
  const factKey = factKeyOf(answered.answer, on.product);
  const topic = `written:${question}`;
  return {
    question,
    variants: [],
    topic,
    candidate: { ...ofModel, topic, wordings: [question] },
    factKey,
    answer,
  };
}

/** Routes of an answer that a field, a live row or a rule of the shop gives: surer than a sentence of prose. */
const sureRoutes = new Set(['attribute', 'variant', 'price_stock', 'policy']);

/** The answer to a question as the page's facts are now, when it may stand by itself; else `undefined`. */
export async function proveQuestionOnPage(
  ctx: Context,
  on: AskedOn,
  question: string,
): Promise<{ answered: Quotable; proven: ProvenAnswer } | undefined> {
  const asked = await askOnPage(ctx, on, question);
  const isAnswered = await isProven(ctx, asked, on);
  const isSure = isAnswered && sureRoutes.has(asked.answer.route);
  const stated = on.product && !isSure ? answerAsStated(on.told, on.product, question) : undefined;
  const answered = stated && (await isProven(ctx, stated, on)) ? stated : isAnswered ? asked : undefined;
  return answered && { answered, proven: toProven(answered, on.product) };
}
