import type { Answer } from '../../engine/answer/answer.ts';
import { nextQuestions } from '../../engine/faq/next-questions.ts';
import { measureQuestions, sameQuestionFrom } from '../../engine/faq/similarity.ts';
import { emptyMemory } from '../../engine/query/memory.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import { RecentCache } from '../../platform/cache/recent-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import { findFaqsToSuggest } from '../faqs/find-faqs-to-suggest.ts';
import type { MatchedFaq } from '../faqs/match-faqs.ts';
import type { Answered, Question } from './answer-types.ts';
import type { GatheredPassages } from './gather-passages.ts';
import type { GatheredProducts } from './gather-products.ts';

/** What a question was answered from, as far as it shows what else can be asked. */
export type SuggestionSource = {
  products: GatheredProducts;
  passages: GatheredPassages | undefined;
  faqMatches: readonly MatchedFaq[];
};

/** How a question was answered when it was tried. */
type Trial = { isAnswered: boolean; passages: readonly string[] };
type Trials = RecentCache<Trial>;

const MOST_SUGGESTED = 3;
/** Questions tried per answer at most; trials are remembered until the company's data changes. */
const MOST_TRIED = 4;

const trialsOfStore = new WeakMap<Database, Trials>();

function trialsOf({ db, clock }: Context): Trials {
  const known = trialsOfStore.get(db);
  if (known !== undefined) return known;
  const trials: Trials = new RecentCache({ maxAgeMs: 3_600_000, maxEntries: 10_000, clock });
  trialsOfStore.set(db, trials);
  return trials;
}

function made(
  { views }: GatheredProducts,
  passages: GatheredPassages | undefined,
  asked: Question,
  answer: Answer,
) {
  const { locale } = asked;
  const isReadable = passages !== undefined && languageOf(passages.locale) === languageOf(locale);
  const headed = (isReadable ? passages.passages : []).map(({ source, headingPath }, i) => ({
    documentId: source.sourceId,
    headingPath,
    closeness: 1 / (1 + i),
  }));
  const isAboutProduct = answer.products.length > 0 && answer.route !== 'faq';
  return nextQuestions({ view: views[0], headed, isAboutProduct }, locale);
}

/** What a question is asked with: the product in context is the page's or the one talked about. */
function askedNext(asked: Question, { resolved }: GatheredProducts, queryText: string): Question {
  const { locale, pageUrl, pageProduct, userMetadata } = asked;
  const focus = resolved.productIds[0];
  const memory =
    focus === undefined ? emptyMemory : { ...emptyMemory, productIds: [focus], focusProductId: focus };
  return {
    queryText,
    locale,
    userMetadata,
    memory,
    proving: true,
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...(pageProduct === undefined ? {} : { pageProduct }),
  };
}

/**
 * Up to three next questions, each of which would be answered: approved FAQs, then those of the product, what its fields,
 * the headings near what was asked and the shop's rules suggest. None that the thread has asked or shown already.
 *
 * `answer` asks a question through the whole pipeline, as a shopper at this place would.
 */
export async function suggestQuestions(
  ctx: Context,
  asked: Question,
  given: Pick<Answered, 'answer' | 'memory'>,
  source: SuggestionSource,
  answer: (question: Question) => Promise<Answered>,
): Promise<string[]> {
  const { locale } = asked;
  const { products, passages, faqMatches } = source;
  const product = products.views[0]?.product;
  const near = faqMatches.map(({ faq }) => faq);
  const stored = await findFaqsToSuggest(ctx, locale, product?.productId, near);
  const measure = measureQuestions(locale, product?.title ?? '', () => 1);
  const suggested: string[] = [];
  const known = [asked.queryText, ...asked.memory.questions];
  const isNew = (text: string) =>
    measure.terms(text).size > 0 &&
    [...known, ...suggested].every((other) => measure.similarity(text, other) < sameQuestionFrom);
  for (const text of stored.sure) if (suggested.length < MOST_SUGGESTED && isNew(text)) suggested.push(text);

  const shown = new Set(given.memory.shownPassages);
  const changeSeq = Math.max(products.changeSeq, passages?.changeSeq ?? 0);
  const place = `${ctx.companyId}\n${changeSeq}\n${locale}\n${asked.pageUrl ?? ''}\n${product?.productId ?? ''}`;
  const tryOnce = (text: string) =>
    trialsOf(ctx).get(`${place}\n${text}`, async (): Promise<Trial> => {
      const { answer: found, memory } = await answer(askedNext(asked, products, text));
      return { isAnswered: found.status === 'answered', passages: memory.shownPassages };
    });
  let tried = 0;
  for (const text of [...stored.others, ...made(products, passages, asked, given.answer)]) {
    if (suggested.length === MOST_SUGGESTED || tried === MOST_TRIED) break;
    if (!isNew(text)) continue;
    tried++;
    const trial = await tryOnce(text);
    if (trial?.isAnswered && !trial.passages.some((id) => shown.has(id))) suggested.push(text);
  }
  return suggested;
}
