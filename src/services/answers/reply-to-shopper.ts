import { composeAnswer, composeFrames } from '../../engine/answer/compose-answer.ts';
import { namesKindOf } from '../../engine/answer/pool/names-kind.ts';
import { type RankedPool, rankPool } from '../../engine/answer/pool/rank-pool.ts';
import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import { listFirst } from '../../engine/answer/reply/compose-reply.ts';
import { asksForRange, smalltalkReply, wantsHuman } from '../../engine/answer/talk/smalltalk.ts';
import type { MessageKey } from '../../engine/language/answer-messages.ts';
import { messageParts } from '../../engine/question/message-parts.ts';
import { understand } from '../../engine/question/understand.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { frame } from '../../engine/say/claims.ts';
import { type Voice, voiceFor } from '../../engine/say/voice.ts';
import type { Context } from '../context.ts';
import type { MatchedFaq } from '../faq-lookup/match-faqs.ts';
import { modelsOf } from '../models/models-of.ts';
import type { SearchOutcome } from '../search/search-types.ts';
import type { Settings } from '../settings-schema/settings.ts';
import type { Answered, Question } from './answer-types.ts';
import { automaticReply } from './automatic-reply.ts';
import { comparedAnswer, comparisonOf, settledComparison } from './compared-answer.ts';
import { type GatheredFaq, gatherFaqs } from './gather-faqs.ts';
import { answerWithModel } from './model/answer-with-model.ts';
import { type GatheredPool, gatherPool } from './pool/gather-pool.ts';
import { languageOfQuestion } from './pool/language-of-question.ts';
import { idsOf, type Person, replyFromPool, withSearch } from './pool/reply-from-pool.ts';
import { rangeOfShop } from './range-of-shop.ts';
import { replyInParts } from './reply-in-parts.ts';
import { snapshotsOf } from './snapshots-of.ts';
import { sortedAnswer } from './sorted-answer.ts';
import { suggestProducts } from './suggestions/suggest-products.ts';
import type { TraceRecorder } from './trace-recorder.ts';
import { typedAnswer } from './typed-answer.ts';

/** What is said with the memory after it and the texts it cites. */
type Told = Omit<Answered, 'trace'>;

/** A reply with what it was made from; `gathered` is absent where nothing had to be read. */
export type ShopperReply = Told & { gathered?: GatheredPool; faqMatches?: readonly MatchedFaq[] };

const persons: Readonly<Record<string, Person>> = {
  human: { opening: 'handoff_unavailable', route: 'human' },
  order: { opening: 'handoff_unavailable', route: 'order' },
  complaint: { opening: 'sorry', route: 'human' },
};

/**
 * Answers a shopper: small talk by a sentence, an approved FAQ by its answer, all else from one pool of everything that the
 * shop's pages, products and the search have, ranked by one model and decided by one function. Never throws on what a
 * shopper writes.
 */
export async function replyToShopper(
  ctx: Context,
  asked: Question,
  settings: Settings,
  trace: TraceRecorder,
): Promise<ShopperReply> {
  const voice = voiceFor(asked.locale, [settings.company.defaultLocale]);
  const understood = understand(asked.queryText, await languageOfQuestion(ctx, asked));
  trace.note('input', { language: understood.language, expects: understood.expects });

  const smalltalk = smalltalkReply(understood);
  if (smalltalk === 'capabilities')
    // Who asks what can be asked is shown.
    return { ...chatted(asked, smalltalk, voice), gathered: await gatherPool(ctx, asked, undefined) };
  if (smalltalk === 'automatic') return automaticReply(ctx, asked, voice);
  if (smalltalk !== undefined) return chatted(asked, smalltalk, voice);
  // Amid a talk of products "what do you have" is about those.
  const asksRange = asksForRange(understood) && asked.memory.productIds.length === 0;
  const range = asksRange ? await rangeOfShop(ctx, asked, voice) : undefined;
  if (range !== undefined) return range;
  const wanted = wantsHuman(understood);
  const person = persons[wanted ?? ''];
  if (person !== undefined && settings.handover.enabled)
    return handedOver(asked, wanted === 'order' ? 'order' : 'human', voice);

  const isWhole = asked.sharedBy === undefined && wanted === undefined;
  const parts = isWhole ? messageParts(asked.queryText, understood.language) : [];
  // A model reads them all at once.
  if (parts.length > 0 && modelsOf(ctx, settings).length === 0) {
    const joined = await replyInParts(asked, parts, (part) => replyToShopper(ctx, part, settings, trace));
    if (joined !== undefined) return joined;
  }

  const listed = await suggestProducts(ctx, asked, trace);
  const gathered = await trace.stage('gather', () => gatherPool(ctx, asked, listed));
  const [likeliest] = gathered.views;
  const faqs = await trace.stage('faqs', () => gatherFaqs(ctx, asked, understood, likeliest?.product));
  trace.faqs(faqs.matches);
  const reply = (told: Told): ShopperReply => ({ ...told, gathered, faqMatches: faqs.matches });
  if (faqs.best !== undefined) return reply(fromFaq(asked, faqs.best, voice));

  const ranked = await trace.stage('rank', async () => {
    const all = rankPool(gathered.pool);
    const ids = idsOf(listed);
    const isList = isReordering(gathered, listed) || (listed.kind === 'new' && namesKindOf(all, ids[0]));
    return isList ? listFirst(all, ids) : all;
  });
  const compared = person === undefined ? comparisonOf(understood, ranked, voice) : undefined;
  const settled = compared && settledComparison(compared);
  const typed =
    wanted === undefined ? (settled ?? typedAnswer(understood, gathered.pool, ranked, voice)) : undefined;
  if (typed !== undefined) return reply(surelySaid(asked, composeAnswer(typed, voice), gathered, ranked));

  const found = { asked, gathered, ranked, listed, settings, trace };
  const rung = await answerWithModel(ctx, found);
  if (rung.kind === 'answered') {
    const { answer, memory, snapshots } = rung.composed;
    return reply({
      answer: { ...answer, degraded: rung.isDegraded },
      memory: answer.products.length > 0 ? withSearch(memory, listed) : memory,
      snapshots,
    });
  }
  // "And which has the longer battery life?" is of the products just talked of, not of all of their kind.
  const isOfTalk =
    listed.compares === true &&
    listed.interpretedQuery.sortedBy !== undefined &&
    understood.isQuestion &&
    !understood.isYesNo;
  const sorted = person === undefined && !isOfTalk ? await sortedAnswer(ctx, found) : undefined;
  const { answer, ...told } =
    sorted ?? (compared ? comparedAnswer(compared, found) : replyFromPool(found, person));
  return reply({ ...told, answer: { ...answer, degraded: answer.degraded || rung.kind === 'failed' } });
}

function chatted({ memory }: Question, message: MessageKey, voice: Voice): Told {
  const answer = composeFrames('smalltalk', 'answered', [frame(voice, message)], voice);
  return { answer, memory, snapshots: [] };
}

function handedOver({ queryText, memory }: Question, route: string, voice: Voice): Told {
  const answer = composeFrames(route, 'handed_over', [frame(voice, 'handoff')], voice);
  const shown = { question: queryText, pieces: [], productIds: [] };
  return { answer, memory: afterReply(memory, shown), snapshots: [] };
}

function fromFaq({ queryText, memory }: Question, { saying, snapshots }: GatheredFaq, voice: Voice): Told {
  const answer: Answer = { ...composeAnswer(saying, voice), engine: 'faq' };
  const productIds = answer.products.map(({ productId }) => productId);
  const shown = { question: queryText, pieces: [], productIds };
  return { answer, memory: afterReply(memory, shown), snapshots };
}

/** A typed field or a comparison, said for certain. */
function surelySaid(
  { queryText, memory }: Question,
  said: Answer,
  { pool, views, passages, degraded }: GatheredPool,
  { pieces }: RankedPool,
): Told {
  const shown = {
    question: queryText,
    pieces: pieces.slice(0, 1).map(({ piece }) => piece),
    productIds: said.products.map(({ productId }) => productId),
    pageProductId: pool.pageProductId,
  };
  return {
    answer: { ...said, degraded },
    memory: afterReply(memory, shown),
    snapshots: snapshotsOf(said.claims, views, passages),
  };
}

/** "Something cheaper": hardly a word but an order or a price for the list before, whatever was talked about since. */
function isReordering({ pool }: GatheredPool, { kind, interpretedQuery }: SearchOutcome): boolean {
  const { sortedBy, filters } = interpretedQuery;
  const changesOrder = sortedBy !== undefined || filters['price'] !== undefined;
  return kind === 'refine' && changesOrder && pool.asked.contentWords <= 1;
}
