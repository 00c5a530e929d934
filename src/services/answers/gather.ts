import type { Candidate } from '../../engine/answer/candidate.ts';
import { type ExpandedQuestion, expandQuestion } from '../../engine/answer/expand-question.ts';
import { goOnAsking } from '../../engine/answer/go-on-asking.ts';
import { answerFromPassages } from '../../engine/answer/passages/answer-passages.ts';
import { bandRank } from '../../engine/answer/propose.ts';
import { repeatedQuestion, withoutName } from '../../engine/answer/repeat-question.ts';
import { type Understood, understand } from '../../engine/answer/understand.ts';
import type { Voice } from '../../engine/answer/voice.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { MatchedFaq } from '../faqs/match-faqs.ts';
import type { Question } from './answer-types.ts';
import { type GatheredFaq, gatherFaqs } from './gather-faqs.ts';
import { type GatheredPassages, gatherPassages } from './gather-passages.ts';
import { type GatheredProducts, gatherProducts } from './gather-products.ts';
import { readFor } from './read-for.ts';
import type { TraceRecorder } from './trace-recorder.ts';

/** What a question is answered from. */
export type Gathered = {
  /** The question as it was resolved: the one before, when it is asked again of another product. */
  question: Understood;
  products: GatheredProducts;
  passages: GatheredPassages | undefined;
  /** What the passages answer. */
  quoted: Candidate | undefined;
  faq: GatheredFaq | undefined;
  faqMatches: readonly MatchedFaq[];
};

/** Passages with what they answer. */
type Read = Pick<Gathered, 'passages' | 'quoted'>;

function rankOf({ quoted }: Read): number {
  return bandRank[quoted?.band ?? 'abstain'];
}

/** What is only known in another language counts where it is surer by a band. */
function betterOf(own: Read, elsewhere: Read): Read {
  if (elsewhere.passages === undefined || own.passages === undefined)
    return own.passages === undefined ? elsewhere : own;
  return rankOf(elsewhere) > rankOf(own) ? elsewhere : own;
}

/** Least confidence at which what the texts say about the rest of a question is shown. */
const LEAST_ON_TOPIC = 0.12;
/** How much surer that has to be than what is closest to the whole question. */
const CLEARLY_SURER = 0.2;

/**
 * What the texts say about a rule when they do not mention what it is asked for ("Do you price match Amazon?"): quoted
 * as such, never asserted. `undefined` where the question as it stands is answered, or about no rule of the shop.
 */
async function readOnTopic(
  ctx: Context,
  asked: Question,
  question: Understood,
  terms: ExpandedQuestion,
  { isProductWord }: GatheredProducts,
  whole: Read,
  voice: Voice,
): Promise<Read | undefined> {
  if (whole.quoted?.band === 'answer' || asked.proving === true) return undefined;
  if (!question.isPolicy) return undefined;
  const reading = { requested: asked.locale, skip: new Set<string>(), relaxed: isProductWord };
  for (const elsewhere of [false, true]) {
    const passages = await gatherPassages(ctx, question, terms, { ...reading, elsewhere });
    const quoted = passages && answerFromPassages(passages.question, passages.passages, voice);
    if (passages === undefined || quoted === undefined || quoted.route !== 'policy') continue;
    const least = whole.quoted?.band === 'closest' ? whole.quoted.confidence + CLEARLY_SURER : LEAST_ON_TOPIC;
    if (quoted.confidence < Math.max(least, LEAST_ON_TOPIC)) continue;
    const { unmentioned } = passages;
    const candidate = { ...quoted, band: 'closest' as const, confidence: Math.min(quoted.confidence, least) };
    return { passages, quoted: unmentioned.length > 0 ? { ...candidate, unmentioned } : candidate };
  }
  return undefined;
}

/** Reads everything that may answer a question: products in context, texts, approved questions. */
export async function gather(
  ctx: Context,
  asked: Question,
  typed: Understood,
  voice: Voice,
  trace: TraceRecorder,
): Promise<Gathered> {
  const products = await trace.stage('products', () => gatherProducts(ctx, asked, typed));
  const repeated = await askedAgain(ctx, asked, typed, products);
  const question = goOnAsking(
    repeated === undefined ? typed : understand(repeated, typed.language),
    asked.memory.questions,
    products.views.length > 0,
  );
  const expanded = expandQuestion(question, asked.memory, products.views);
  const skip = new Set(asked.memory.questions.includes(asked.queryText) ? [] : asked.memory.shownPassages);
  const { passages, quoted } = await trace.stage('passages', async () => {
    const { reading, terms } = await readFor(expanded, skip, async (groups, skipped): Promise<Read> => {
      const readIn = async (elsewhere: boolean) => {
        const how = { requested: asked.locale, skip: skipped, elsewhere };
        const passages = await gatherPassages(ctx, question, groups, how);
        const quoted = passages && answerFromPassages(passages.question, passages.passages, voice);
        return { passages, quoted };
      };
      const own = await readIn(false);
      return own.quoted?.band === 'answer' ? own : betterOf(own, await readIn(true));
    });
    const onTopic = await readOnTopic(ctx, asked, question, terms, products, reading, voice);
    trace.gathered(question, products, terms, (onTopic ?? reading).passages);
    return onTopic ?? reading;
  });
  const faqs = await trace.stage('faqs', () => gatherFaqs(ctx, asked, question, products));
  trace.faqs(faqs.matches);
  return { question, products, passages, quoted, faq: faqs.best, faqMatches: faqs.matches };
}

/** The question before, without the name of the product it was about, where it is asked again of another. */
async function askedAgain(
  ctx: Context,
  { memory }: Question,
  typed: Understood,
  { resolved, views }: GatheredProducts,
): Promise<string | undefined> {
  const before = repeatedQuestion(typed, resolved, views, memory);
  if (before === undefined || memory.focusProductId === undefined) return before;
  const [product] = await findProducts(ctx, [memory.focusProductId], typed.language);
  return product === undefined ? before : withoutName(before, product.title);
}
