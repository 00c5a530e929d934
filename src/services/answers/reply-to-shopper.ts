import type { Answer } from '../../engine/answer/answer.ts';
import { frame } from '../../engine/answer/claims.ts';
import { composeAnswer, composeFrames, type Saying } from '../../engine/answer/compose-answer.ts';
import type { MessageKey } from '../../engine/answer/messages.ts';
import { afterReply } from '../../engine/answer/pool/after-reply.ts';
import { choosePieces, composeReply, listFirst } from '../../engine/answer/pool/compose-reply.ts';
import { heldShares, sureness } from '../../engine/answer/pool/decide.ts';
import { type RankedPool, rankPool } from '../../engine/answer/pool/rank-pool.ts';
import { poolWeights } from '../../engine/answer/pool/weights.ts';
import { smalltalkReply, wantsHuman } from '../../engine/answer/smalltalk.ts';
import { understand } from '../../engine/answer/understand.ts';
import { voiceFor } from '../../engine/answer/voice.ts';
import { languageByWords } from '../../engine/text/language-by-words.ts';
import type { Context } from '../context.ts';
import type { MatchedFaq } from '../faqs/match-faqs.ts';
import type { SearchOutcome } from '../search/search-types.ts';
import type { Settings } from '../settings/settings.ts';
import type { Answered, Question } from './answer-types.ts';
import { decidedStatus, thresholdsOf } from './decided-status.ts';
import { gatherFaqs } from './gather-faqs.ts';
import { type GatheredPool, gatherPool } from './gather-pool.ts';
import { answerWithModel } from './model/answer-with-model.ts';
import { pagesToSee } from './pages-to-see.ts';
import { snapshotsOf } from './snapshots-of.ts';
import { suggestProducts } from './suggest-products.ts';
import type { TraceRecorder } from './trace-recorder.ts';
import { typedAnswer } from './typed-answer.ts';

/** A reply with what it was made from; `gathered` is absent where nothing had to be read. */
export type Reply = Omit<Answered, 'trace'> & { gathered?: GatheredPool; faqMatches?: readonly MatchedFaq[] };

/** What only a person can settle: what is said first, and the route it is counted by. */
type Person = { opening: MessageKey; route: string };

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
): Promise<Reply> {
  const voice = voiceFor(asked.locale, [settings.company.defaultLocale]);
  const understood = understand(asked.queryText, languageByWords(asked.queryText, asked.locale));
  trace.note('input', { language: understood.language, expects: understood.expects });
  const smalltalk = smalltalkReply(understood);
  if (smalltalk !== undefined) {
    const answer = composeFrames('smalltalk', 'answered', [frame(voice, smalltalk)], voice);
    const told = { answer, memory: asked.memory, snapshots: [] };
    // Who asks what can be asked is shown.
    return smalltalk === 'capabilities'
      ? { ...told, gathered: await gatherPool(ctx, asked, undefined) }
      : told;
  }
  const person = wantsHuman(understood);
  if (person !== undefined && person !== 'contact' && settings.handover.enabled) {
    const answer = composeFrames(
      person === 'order' ? 'order' : 'human',
      'handed_over',
      [frame(voice, 'handoff')],
      voice,
    );
    return {
      answer,
      memory: afterReply(asked.memory, { question: asked.queryText, pieces: [], productIds: [] }),
      snapshots: [],
    };
  }
  const listed = await suggestProducts(ctx, asked, trace);
  const gathered = await trace.stage('gather', () => gatherPool(ctx, asked, listed));
  const faqs = await trace.stage('faqs', () =>
    gatherFaqs(ctx, asked, understood, { views: gathered.views.slice(0, 1) }),
  );
  trace.faqs(faqs.matches);
  const approved = faqs.best;
  if (approved !== undefined) {
    const answer: Answer = { ...composeAnswer(approved.saying, voice), engine: 'faq' };
    const productIds = answer.products.map(({ productId }) => productId);
    const memory = afterReply(asked.memory, { question: asked.queryText, pieces: [], productIds });
    return { answer, memory, snapshots: [...approved.snapshots], gathered, faqMatches: faqs.matches };
  }
  const all = await trace.stage('rank', async () => rankPool(gathered.pool));
  const ranked = isReordering(gathered, listed) ? listFirst(all, idsOf(listed)) : all;
  const typed = person === undefined ? typedAnswer(understood, gathered.pool, ranked, voice) : undefined;
  if (typed !== undefined)
    return { ...asTyped(asked, typed, gathered, ranked), gathered, faqMatches: faqs.matches };
  const rung = await answerWithModel(ctx, { asked, settings, gathered, ranked, listed, trace });
  if (rung.kind === 'answered') {
    const { answer, memory, snapshots } = rung.composed;
    return {
      answer: { ...answer, degraded: rung.isDegraded },
      memory: answer.products.length > 0 ? withSearch(memory, listed) : memory,
      snapshots,
      gathered,
      faqMatches: faqs.matches,
    };
  }
  const reply = fromPool(asked, gathered, ranked, listed, settings, persons[person ?? ''], trace);
  const isDegraded = reply.answer.degraded || rung.kind === 'failed';
  const answer = { ...reply.answer, degraded: isDegraded };
  return { ...reply, answer, gathered, faqMatches: faqs.matches };
}

function idsOf({ products }: SearchOutcome): string[] {
  return products.map(({ productId }) => productId);
}

/** "Something cheaper": hardly a word but an order or a price for the list before, whatever was talked about since. */
function isReordering({ pool }: GatheredPool, { trace, interpretedQuery }: SearchOutcome): boolean {
  const { sortedBy, filters } = interpretedQuery;
  const changesOrder = sortedBy !== undefined || filters['price'] !== undefined;
  return trace['kind'] === 'refine' && changesOrder && pool.asked.contentWords <= 1;
}

/** A typed field or a comparison, said for certain. */
function asTyped(
  asked: Question,
  saying: Saying,
  { pool, voice, views, passages, degraded }: GatheredPool,
  ranked: RankedPool,
): Omit<Answered, 'trace'> {
  const answer: Answer = { ...composeAnswer(saying, voice), degraded };
  const memory = afterReply(asked.memory, {
    question: asked.queryText,
    pieces: ranked.pieces.slice(0, 1).map(({ piece }) => piece),
    productIds: answer.products.map(({ productId }) => productId),
    pageProductId: pool.pageProductId,
  });
  return { answer, memory, snapshots: snapshotsOf(answer.claims, views, passages) };
}

/** The memory with the search that was made for the message, so that the next can refine it. */
function withSearch(memory: Question['memory'], listed: SearchOutcome): Question['memory'] {
  return { ...memory, ...(listed.memory.search === undefined ? {} : { search: listed.memory.search }) };
}

function fromPool(
  asked: Question,
  gathered: GatheredPool,
  ranked: RankedPool,
  listed: SearchOutcome,
  settings: Settings,
  person: Person | undefined,
  trace: TraceRecorder,
): Omit<Answered, 'trace'> {
  const { pool, voice, degraded } = gathered;
  const figures = {
    sure: sureness(pool.asked, pool.thread, ranked, poolWeights.sure),
    ...heldShares(ranked),
  };
  const hasNothing = ranked.pieces.length === 0;
  const decided = hasNothing ? 'not_found' : decidedStatus(figures, settings, degraded);
  // What only a person can look up, or a customer has written, is never told as if it were known.
  const isReview = ranked.pieces[0]?.piece.trust === 'review';
  const isNotOurs = person !== undefined || isReview;
  const status = isNotOurs && decided === 'answered' ? 'partial' : decided;
  trace.pool(pool.asked, ranked, figures, {
    status,
    least: thresholdsOf(settings),
    ...(isNotOurs ? { withheld: person === undefined ? 'review' : 'person' } : {}),
  });
  const listedIds = idsOf(listed);
  const chosen = choosePieces(ranked, status, listedIds);
  const answer =
    status === 'not_found'
      ? nothingFound(person?.opening, gathered)
      : composeReply(
          { ranked, chosen, status, isYesNo: pool.asked.isYesNo, ...person, listed: listedIds, degraded },
          voice,
        );
  const shown = status === 'not_found' ? [] : chosen.pieces;
  // A search whose list nobody was shown is none that "something cheaper" could mean.
  const memory = afterReply(
    chosen.isList && shown.length > 0 ? withSearch(asked.memory, listed) : asked.memory,
    {
      question: asked.queryText,
      pieces: shown,
      productIds: answer.products.map(({ productId }) => productId),
      pageProductId: pool.pageProductId,
    },
  );
  return {
    answer: { ...answer, seeAlso: pagesToSee(ranked, answer) },
    memory,
    snapshots: snapshotsOf(answer.claims, gathered.views, gathered.passages),
  };
}

function nothingFound(opening: MessageKey | undefined, { pool, voice, degraded }: GatheredPool): Answer {
  const isForeign = pool.asked.contentWords > 0 && pool.pages.length === 0;
  const said = [
    ...(opening === undefined ? [] : [frame(voice, opening)]),
    frame(voice, isForeign ? 'offtopic' : 'abstain'),
    frame(voice, 'next_step'),
  ];
  return { ...composeFrames('none', 'not_found', said, voice), degraded };
}
