import type { Asked } from '../../../engine/answer/asked/read-asked.ts';
import { composeFrames } from '../../../engine/answer/compose-answer.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import type { Chosen } from '../../../engine/answer/pool/sure-features.ts';
import { afterReply } from '../../../engine/answer/reply/after-reply.ts';
import {
  choosePieces,
  composeReply,
  nearestWayToReach,
  onlyWayToReach,
} from '../../../engine/answer/reply/compose-reply.ts';
import { budgetOf } from '../../../engine/answer/reply/fill-reply.ts';
import { isThanking } from '../../../engine/answer/smalltalk.ts';
import type { MessageKey } from '../../../engine/language/answer-messages.ts';
import { elsewhereIn } from '../../../engine/meaning/elsewhere.ts';
import { understand } from '../../../engine/question/understand.ts';
import type { Answer, AnswerStatus } from '../../../engine/say/answer.ts';
import { frame } from '../../../engine/say/claims.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Answered, Question } from '../answer-types.ts';
import { decidePool } from '../decided-status.ts';
import { snapshotsOf } from '../snapshots-of.ts';
import type { TraceRecorder } from '../trace-recorder.ts';
import type { GatheredPool } from './gather-pool.ts';
import { pagesToSee } from './pages-to-see.ts';

/** What only a person can settle: what is said first, and the route it is counted by. */
export type Person = { opening: MessageKey; route: string };

/** A message with what was found for it. */
export type Found = {
  asked: Question;
  gathered: GatheredPool;
  ranked: RankedPool;
  /** What the search lists. */
  listed: SearchOutcome;
  settings: Settings;
  trace: TraceRecorder;
};

/** Ids of the products that a search lists, best first. */
export function idsOf({ products }: SearchOutcome): string[] {
  return products.map(({ productId }) => productId);
}

/** The memory with the search that was made for the message, so that the next can refine it. */
export function withSearch(
  memory: Question['memory'],
  listed: Pick<SearchOutcome, 'memory'>,
): Question['memory'] {
  return { ...memory, ...(listed.memory.search === undefined ? {} : { search: listed.memory.search }) };
}

/** What the engine itself says from a ranked pool: what is surest, else what is nearest, else that it has found nothing. */
export function replyFromPool(found: Found, person: Person | undefined): Omit<Answered, 'trace'> {
  const { asked, gathered, ranked, listed } = found;
  const { pool, voice, degraded, views, passages } = gathered;
  const nearest = choosePieces(ranked, idsOf(listed), budgetOf(asked.sharedBy ?? 1));
  const { status, isOnlyReached } = decideReply(found, nearest, person);
  const chosen = (isOnlyReached ? onlyWayToReach(ranked) : undefined) ?? nearest;
  const { isYesNo } = pool.asked;
  const answer =
    status === 'not_found'
      ? nothingFound(person?.opening, gathered, ranked)
      : composeReply({ ranked, chosen, status, isYesNo, ...person, degraded }, voice);
  const shown = status === 'not_found' ? [] : chosen.pieces;
  // A search whose list nobody was shown is none that "something cheaper" could mean.
  const memory = chosen.isList && shown.length > 0 ? withSearch(asked.memory, listed) : asked.memory;
  return {
    answer: {
      ...answer,
      seeAlso: status === 'not_found' && isElsewhere(gathered) ? [] : pagesToSee(ranked, answer),
    },
    memory: afterReply(memory, {
      question: asked.queryText,
      pieces: shown,
      productIds: answer.products.map(({ productId }) => productId),
      pageProductId: pool.pageProductId,
    }),
    snapshots: snapshotsOf(answer.claims, views, passages),
  };
}

/** Whether a text holds what looks like the number of an order: five digits, or four behind letters. */
function holdsOrderNumber(text: string): boolean {
  return /(?<![\p{L}\p{N}])(?:\p{L}{1,4}-?\p{Nd}{4,}|\p{Nd}{5,})(?![\p{L}\p{N}])/u.test(text);
}

/**
 * What the pool decides, but that what only a person can look up, or a customer has written, is never told as if it were known, and
 * that who needs a person is never told nothing: of what has nothing to do with the message but how to reach one.
 */
function decideReply(
  { gathered, ranked, settings, trace }: Found,
  chosen: Chosen,
  person: Person | undefined,
): { status: AnswerStatus; isOnlyReached: boolean } {
  const { status: decided, figures, least } = decidePool(ranked, chosen, settings, gathered.degraded);
  const { asked, pages } = gathered.pool;
  const isReview = ranked.pieces[0]?.piece.trust === 'review';
  const isOrder = person?.route === 'order' || holdsOrderNumber(asked.text);
  const needsPerson =
    asked.needsPerson > 0 && (person !== undefined || elsewhereBy(asked) < SURELY_ELSEWHERE);
  const isLost = decided === 'not_found' && (needsPerson || isOrder) && pages.length > 0;
  const withheld = person !== undefined || isLost ? 'person' : isReview ? 'review' : undefined;
  const status = isLost || (withheld !== undefined && decided === 'answered') ? 'partial' : decided;
  trace.pool(asked, ranked, figures, { status, least, ...(withheld === undefined ? {} : { withheld }) });
  return { status, isOnlyReached: isLost && !isOrder };
}

/** From these log odds on the words of a message say that it wants nothing of a shop (`elsewhereIn`), and say so surely. */
const ELSEWHERE = 1;
const SURELY_ELSEWHERE = 2;

const elsewhereBy = ({ text, language }: Pick<Asked, 'text' | 'language'>) => elsewhereIn(text, language);

/** Whether a message of which nothing is found is no matter of a shop. */
function isElsewhere({ pool: { asked, pages } }: GatheredPool): boolean {
  const isForeign = asked.contentWords > 0 && pages.length === 0;
  return isForeign || elsewhereBy(asked) >= ELSEWHERE;
}

function nothingFound(opening: MessageKey | undefined, gathered: GatheredPool, ranked: RankedPool): Answer {
  const { voice, degraded, pool } = gathered;
  if (opening === undefined && isThanking(understand(pool.asked.text, pool.asked.language)))
    return composeFrames('smalltalk', 'answered', [frame(voice, 'thanks')], voice);
  const said = [
    ...(opening === undefined ? [] : [frame(voice, opening)]),
    frame(voice, isElsewhere(gathered) ? 'offtopic' : 'abstain'),
    frame(voice, 'next_step'),
  ];
  const isSurelyElsewhere = elsewhereBy(pool.asked) >= SURELY_ELSEWHERE;
  const claims = [...said, ...(isSurelyElsewhere ? [] : nearestWayToReach(ranked))];
  return { ...composeFrames('none', 'not_found', claims, voice), degraded };
}
