import type { Product } from '../../../engine/catalog/product.ts';
import { readTranslations, translationRules } from '../../../engine/prompt/faq-translation.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { faqText } from '../../faq-lookup/faq-text.ts';
import type { Faq, FaqAnswer } from '../../faq-lookup/faq-types.ts';
import { modelsOf } from '../../models/models-of.ts';
import { companyHosts } from '../../settings-schema/company-hosts.ts';
import { askModels } from '../candidates/ask-models.ts';
import { sourceOfTranslation } from '../pages/source-of-translation.ts';
import { checkTranslation } from './check-translation.ts';
import { evidenceOfFaq } from './evidence-of-faq.ts';

/** A FAQ in another language, past the gate. */
export type Translation = { source: Faq; question: string; answer: FaqAnswer };

const maxOutputTokens = 2_500;
/** For each model; the job has 40 s. */
const mostMs = 15_000;

/** The answer as its source is stored: a merchant's own text stays a text, in which slots are filled. */
function answerOf(
  source: Faq,
  text: string,
  claims: readonly Claim[],
  locale: string,
): FaqAnswer | undefined {
  const translates = sourceOfTranslation(source);
  if (!translates || source.answer.kind === 'live') return undefined;
  if (source.answer.kind === 'written') return { kind: 'written', text, translates };
  return { ...source.answer, answer: { ...source.answer.answer, engine: 'llm', locale, claims }, translates };
}

/**
 * Translates FAQs of a product's page with the first model that answers, in one call; only what passes the gate is given
 * back. `undefined` when there is no model, or none answered.
 */
export async function translateFaqs(
  ctx: Context,
  product: Product,
  sources: readonly Faq[],
  locale: string,
): Promise<Translation[] | undefined> {
  const settings = await getSettings(ctx);
  const byId = new Map(sources.map((source, i) => [`f${i + 1}`, source]));
  const pairs = [...byId].map(([id, faq]) => ({ id, question: faq.question, answer: faqText(faq) }));
  const system = translationRules(settings.company.name, product.locale, locale);
  const request = { system, text: JSON.stringify({ faqs: pairs }), maxOutputTokens, mostMs };
  const replied = await askModels(ctx, modelsOf(ctx, settings), request, readTranslations);
  if (!replied) return undefined;
  const scene = {
    locale,
    companyHosts: companyHosts(settings),
    productTitles: [product.title],
    brands: product.brand === undefined ? [] : [product.brand],
    promptText: system,
    secrets: [],
  };
  const translations: Translation[] = [];
  for (const [id, source] of byId) {
    const pair = replied.find((each) => each.id === id);
    const claims = pair && checkTranslation(scene, pair, source, await evidenceOfFaq(ctx, source));
    const answer = claims && answerOf(source, pair.answer, claims, locale);
    if (answer) translations.push({ source, question: pair.question, answer });
  }
  return translations;
}
