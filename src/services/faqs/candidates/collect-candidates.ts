import { factSheet } from '../../../engine/catalog/fact-sheet.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { type AskedQuestion, askedCandidates } from '../../../engine/faq/candidates/asked-candidates.ts';
import { type Asking, attributeCandidates } from '../../../engine/faq/candidates/attribute-candidates.ts';
import type { FaqCandidate } from '../../../engine/faq/candidates/candidate.ts';
import { type HeadedPassage, headingCandidates } from '../../../engine/faq/candidates/heading-candidates.ts';
import { optionCandidates, optionNames } from '../../../engine/faq/candidates/option-candidates.ts';
import {
  comesInSizes,
  policyCandidates,
  volatileCandidates,
} from '../../../engine/faq/candidates/policy-candidates.ts';
import { statementCandidates } from '../../../engine/faq/candidates/statement-candidates.ts';
import { rankCandidates } from '../../../engine/faq/choose/rank-candidates.ts';
import { measureQuestions, type QuestionMeasure } from '../../../engine/faq/choose/similarity.ts';
import { phrasebookOf } from '../../../engine/faq/wording/phrasebooks.ts';
import { spokenName } from '../../../engine/faq/wording/product-name.ts';
import { languageOf, matchLocale } from '../../../engine/language/locale-lookup.ts';
import { fieldsOf } from '../../../engine/meaning/attributes/field.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { hasOnlyKnownWords } from '../../../engine/text/terms/known-words.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import { listAsked } from '../asked/store.ts';
import { findHeadedPassages, headedPassagesOf } from './find-headed-passages.ts';
import type { PageEvidence } from './gather-evidence.ts';
import { type ToldText, toldByDocument, toldByProduct } from './told-text.ts';

type ProductEvidence = Extract<PageEvidence, { kind: 'product' }>;

/** The questions to try for a page, best first, and how questions of it are compared. */
export type Collected = {
  candidates: readonly FaqCandidate[];
  measure: QuestionMeasure;
  told: ToldText | undefined;
};

type Corpus = { products: RetrievalIndex | undefined; passages: RetrievalIndex | undefined };

async function openIn(ctx: Context, kind: 'product' | 'passage', locale: string) {
  const available = await ctx.indexes.localesOf(ctx.companyId, kind);
  const served = matchLocale([locale], available);
  return served === undefined ? undefined : (await ctx.indexes.open(ctx.companyId, kind, served)).index;
}

function shareStatingOf(index: RetrievalIndex | undefined): (attribute: string) => number {
  if (!index || index.documentCount === 0) return () => 0.5;
  const stated = new Map<string, number>();
  for (const { name, documents } of [...index.tagNames(), ...index.numberNames()])
    stated.set(name, Math.max(documents, stated.get(name) ?? 0));
  return (attribute) => (stated.get(`attr.${attribute.toLowerCase()}`) ?? 0) / index.documentCount;
}

/** Whether every telling word of a question is one of the shop's own. */
function isKnownIn({ products, passages }: Corpus, locale: string): (question: string) => boolean {
  const isKnown = (term: string) =>
    (products?.documentFrequency(term) ?? 0) > 0 || (passages?.documentFrequency(term) ?? 0) > 0;
  return (question) => hasOnlyKnownWords(question, locale, isKnown);
}

const mostAsked = 200;

/** What was asked about the product itself, and about others of its categories, which counts half. */
async function askedAbout(ctx: Context, product: Product): Promise<AskedQuestion[]> {
  const language = languageOf(product.locale);
  const own = await listAsked(ctx, language, product.productId, mostAsked);
  const all = (await listAsked(ctx, language, undefined, mostAsked)).filter(
    ({ productId }) => productId !== product.productId,
  );
  const others = await findProducts(
    ctx,
    all.map(({ productId }) => productId),
    product.locale,
  );
  const similar = new Set(
    others
      .filter(({ categories }) => categories.some((category) => product.categories.includes(category)))
      .map(({ productId }) => productId),
  );
  const shared = all
    .filter(({ productId }) => similar.has(productId))
    .map(({ question, askers }) => ({ question, askers: askers / 2 }));
  return [...own, ...shared];
}

async function madeQuestions(
  ctx: Context,
  evidence: ProductEvidence,
  corpus: Corpus,
): Promise<{ made: FaqCandidate[]; asking: Asking | undefined; told: ToldText | undefined }> {
  const { product } = evidence;
  const headed: HeadedPassage[] = [];
  let told = toldByProduct(product);
  if (evidence.documentId !== undefined) {
    const key = { documentId: evidence.documentId, locale: product.locale };
    headed.push(...(await headedPassagesOf(ctx, key)));
    const [document] = await findDocuments(ctx, [key]);
    told = document && toldByDocument(document);
  } else if (corpus.passages) headed.push(...(await findHeadedPassages(ctx, corpus.passages, product)));
  const phrasebook = phrasebookOf(product.locale);
  if (!phrasebook) return { made: headingCandidates(headed), asking: undefined, told };
  const asking: Asking = {
    locale: product.locale,
    phrasebook,
    name: spokenName(product, product.locale, phrasebook),
    shareStating: shareStatingOf(corpus.products),
  };
  const fields = fieldsOf(product, factSheet(product));
  const options = optionNames(product);
  const stated = told ? statementCandidates(told.told, product.locale, asking.name) : [];
  return {
    asking,
    told,
    made: [
      ...attributeCandidates(
        fields.filter(({ name }) => !options.has(name)),
        asking,
      ),
      ...optionCandidates(product, fields, asking),
      ...policyCandidates(comesInSizes(product), asking),
      ...stated,
      ...headingCandidates(headed),
    ],
  };
}

/** How many asked for the price or the stock, by the questions that mean the same as ours. */
function volatileDemand(
  asked: readonly FaqCandidate[],
  asking: Asking,
  measure: QuestionMeasure,
): FaqCandidate[] {
  const probes = volatileCandidates(asking, {
    price: Number.POSITIVE_INFINITY,
    stock: Number.POSITIVE_INFINITY,
  });
  const askersOf = (topic: string) => {
    const wordings = probes.find((probe) => probe.topic === topic)?.wordings ?? [];
    return asked
      .filter(({ wordings: [question] }) =>
        wordings.some((wording) => measure.similarity(wording, question!) >= 0.5),
      )
      .reduce((sum, { askers }) => sum + askers, 0);
  };
  return volatileCandidates(asking, { price: askersOf('price'), stock: askersOf('stock') });
}

/** Everything a shopper might ask on the page, from the product, the shop's texts and what was asked before, best first. */
export async function collectCandidates(ctx: Context, evidence: ProductEvidence): Promise<Collected> {
  const { product } = evidence;
  const corpus: Corpus = {
    products: await openIn(ctx, 'product', product.locale),
    passages: await openIn(ctx, 'passage', product.locale),
  };
  const measure = measureQuestions(product.locale, product.title, (term) =>
    Math.min(corpus.products?.idf(term) ?? 1, corpus.passages?.idf(term) ?? 1),
  );
  const { made, asking, told } = await madeQuestions(ctx, evidence, corpus);
  const isInCatalogue = evidence.from === 'catalogue';
  const heard = isInCatalogue ? await askedAbout(ctx, product) : [];
  const asked = askedCandidates(heard, product.locale, isKnownIn(corpus, product.locale));
  const volatile = asking && isInCatalogue ? volatileDemand(asked, asking, measure) : [];
  return { candidates: rankCandidates([...made, ...volatile], asked, heard, measure), measure, told };
}
