import type { ProductView } from '../../../engine/answer/product-view.ts';
import { nextQuestions } from '../../../engine/faq/choose/next-questions.ts';
import { measureQuestions, sameQuestionFrom } from '../../../engine/faq/choose/similarity.ts';
import { isAtPath } from '../../../engine/faq/made/is-at-path.ts';
import { mayBeQuoted } from '../../../engine/gate/may-be-quoted.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import type { Answer } from '../../../engine/say/answer.ts';
import { cacheOfStore } from '../../cache-of-store.ts';
import type { Context } from '../../context.ts';
import { findFaqsToSuggest } from '../../faq-lookup/find-faqs-to-suggest.ts';
import { companyHosts } from '../../settings-schema/company-hosts.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Question } from '../answer-types.ts';
import { embeddedReply } from '../embedded-reply.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';
import type { ShopperReply } from '../reply-to-shopper.ts';

/** How a question was answered when it was tried. */
type Trial = { isAnswered: boolean; passages: readonly string[] };

const MOST_SUGGESTED = 3;
/** Questions tried per answer at most; trials are remembered until the company's data, or how sure it wants answers, change. */
const MOST_TRIED = 3;

const trialsOf = cacheOfStore<Trial>({ maxAgeMs: 3_600_000, maxEntries: 10_000, isKeyedByVersion: true });

/** Questions that the product of a reply, the headings near what was asked and the shop's rules suggest. */
function likelyQuestions(
  view: ProductView | undefined,
  { passages }: GatheredPool,
  locale: string,
  answer: Answer,
) {
  const readable = passages.filter((passage) => languageOf(passage.locale) === languageOf(locale));
  const headed = readable.map(({ source, headingPath }, i) => ({
    documentId: source.sourceId,
    headingPath,
    closeness: 1 / (1 + i),
  }));
  const isAboutProduct = answer.products.length > 0 && answer.route !== 'faq';
  return nextQuestions({ view, headed, isAboutProduct }, locale);
}

/** What a question about the shop is asked with: nothing said before, no product in view. */
const askedAnew = ({ locale, userMetadata }: Question, queryText: string): Question => ({
  queryText,
  locale,
  userMetadata,
  memory: emptyMemory,
});

/** Paths of the fields an answer rests on. */
function statedPaths({ claims }: Answer): string[] {
  return claims.flatMap(({ support }) => support.flatMap((one) => (one.kind === 'field' ? one.path : [])));
}

/**
 * Up to three next questions that have their answers: approved FAQs, then those of the product, what its fields, the
 * headings near what was asked and the shop's rules suggest. None that the thread has asked or shown already.
 *
 * FAQs have been proven and questions made of fields have theirs; those about the shop are asked through the whole
 * pipeline, without a model since nobody has asked them yet, and kept until the company's data, or how sure it wants
 * answers, change. None after a reply for which nothing was read.
 */
export async function suggestQuestions(
  ctx: Context,
  asked: Question,
  given: ShopperReply,
  settings: Settings,
): Promise<string[]> {
  const { answer, gathered, faqMatches = [] } = given;
  if (gathered === undefined) return [];
  const { locale } = asked;
  const view = gathered.views.find(({ product }) => product.productId === answer.products[0]?.productId);
  const hosts = companyHosts(settings);
  const product = view?.product;
  const near = faqMatches.map(({ faq }) => faq);
  const stored = await findFaqsToSuggest(ctx, locale, product?.productId, near);
  const measure = measureQuestions(locale, product?.title ?? '', () => 1);
  const suggested: string[] = [];
  const known = [asked.queryText, ...asked.memory.questions];
  const isNew = (text: string) =>
    measure.terms(text).size > 0 &&
    mayBeQuoted(text, hosts) &&
    [...known, ...suggested].every((other) => measure.similarity(text, other) < sameQuestionFrom);
  const stated = statedPaths(answer).filter((path) => path !== 'title');
  const isAbout = (patterns: readonly string[]) => stated.some((path) => isAtPath(path, patterns));
  const offer = (text: string) => {
    if (suggested.length < MOST_SUGGESTED && isNew(text)) suggested.push(text);
  };
  for (const text of stored.sure) offer(text);
  const likely = likelyQuestions(view, gathered, locale, answer);
  const repeated = new Set(likely.filter(({ paths }) => isAbout(paths)).map(({ text }) => text));
  for (const text of stored.proven) if (!repeated.has(text)) offer(text);

  const shown = new Set(given.memory.shownPassages);
  const { minimumPrecisionPercent } = settings.answers;
  const state = [ctx.companyId, gathered.changeSeq, minimumPrecisionPercent, locale].join('\n');
  const tryOnce = (text: string) =>
    trialsOf(ctx).get(`${state}\n${text}`, async (): Promise<Trial> => {
      const { answer: found, memory } = await embeddedReply(ctx, askedAnew(asked, text), settings);
      return { isAnswered: found.status === 'answered', passages: memory.shownPassages };
    });
  let tried = 0;
  for (const { text, paths } of likely) {
    if (suggested.length === MOST_SUGGESTED) break;
    if (paths.length > 0) {
      if (!repeated.has(text)) offer(text);
      continue;
    }
    if (tried === MOST_TRIED || !isNew(text)) continue;
    tried++;
    const trial = await tryOnce(text);
    if (trial?.isAnswered && !trial.passages.some((id) => shown.has(id))) suggested.push(text);
  }
  return suggested;
}
