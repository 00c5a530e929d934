import { composeFrames } from '../../../engine/answer/compose-answer.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { LEAST_RELATED } from '../../../engine/answer/pool/relevance.ts';
import type { Chosen } from '../../../engine/answer/pool/sure-features.ts';
import { afterReply } from '../../../engine/answer/reply/after-reply.ts';
import { choosePieces, claimsOf, composeReply } from '../../../engine/answer/reply/compose-reply.ts';
import { budgetOf } from '../../../engine/answer/reply/fill-reply.ts';
import { withListed } from '../../../engine/answer/reply/listed-products.ts';
import { isPlaceAsked, placeToVisit } from '../../../engine/answer/reply/places-to-visit.ts';
import {
  isWayAsked,
  nearestWayToReach,
  onlyWayToReach,
  wayAskedFor,
} from '../../../engine/answer/reply/ways-to-reach.ts';
import { isThanking } from '../../../engine/answer/talk/smalltalk.ts';
import type { MessageKey } from '../../../engine/language/answer-messages.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
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
import { isElsewhere, isSurelyElsewhere, neverTurnedAway } from './turned-away.ts';

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
  const [ids, budget] = [idsOf(listed), budgetOf(asked.sharedBy ?? 1)];
  const place = placeToVisit(ranked, budget);
  const way = place ?? wayAskedFor(ranked, budget);
  const nearest = way ?? choosePieces(ranked, ids, budget);
  const { status, chosen: decided } = decideReply(found, nearest, person, place !== undefined);
  const isClosest = status === 'partial' && decided === nearest && way === undefined;
  const chosen = isClosest ? withListed(nearest, ranked, ids, budget) : decided;
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
      seeAlso: status === 'not_found' && isForeign(gathered) ? [] : pagesToSee(ranked, answer),
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

/**
 * What the pool decides, but that what only a person can look up, or a customer has written, is never told as if it were known, and
 * that an order or who needs a person is not turned away: of what has nothing to do with the message only how to reach one is shown.
 */
function decideReply(
  { gathered, ranked, settings, trace }: Found,
  nearest: Chosen,
  person: Person | undefined,
  isPlace: boolean,
): { status: AnswerStatus; chosen: Chosen } {
  const { status: decided, figures, least } = decidePool(ranked, nearest, settings, gathered.degraded);
  const { asked, pages } = gathered.pool;
  const kept =
    decided === 'not_found' && pages.length > 0 ? neverTurnedAway(asked, person?.route) : undefined;
  const isPerson = kept === 'person' && asked.way === undefined;
  const shown = isPerson ? onlyWayToReach(ranked) : kept === undefined ? undefined : nearest;
  const isReview = ranked.pieces[0]?.piece.trust === 'review';
  const withheld = person !== undefined || shown !== undefined ? 'person' : isReview ? 'review' : undefined;
  const isClosest = shown !== undefined || (withheld !== undefined && decided === 'answered');
  const isThanks =
    decided === 'partial' && person === undefined && figures.touched < LEAST_RELATED && thanks(asked);
  const isAsked = isPlace ? isPlaceAsked(asked, nearest) : isWayAsked(asked, nearest);
  const isWay = person === undefined && isAsked;
  const isNear = isClosest || isPlace;
  const status = isThanks ? 'not_found' : isWay ? 'answered' : isNear ? 'partial' : decided;
  trace.pool(asked, ranked, figures, { status, least, ...(withheld === undefined ? {} : { withheld }) });
  return { status, chosen: shown ?? nearest };
}

function thanks({ text, language }: GatheredPool['pool']['asked']): boolean {
  return isThanking(understand(text, language));
}

/**
 * Whether a message of which nothing is found is no matter of this shop. That no page holds its words says so only where they are of the
 * language of the pages.
 */
function isForeign({ pool: { asked, pages }, textLocale }: GatheredPool): boolean {
  const isOfTexts = languageOf(asked.language) === languageOf(textLocale);
  return (isOfTexts && asked.contentWords > 0 && pages.length === 0) || isElsewhere(asked);
}

function nothingFound(opening: MessageKey | undefined, gathered: GatheredPool, ranked: RankedPool): Answer {
  const { voice, degraded, pool } = gathered;
  if (opening === undefined && thanks(pool.asked))
    return composeFrames('smalltalk', 'answered', [frame(voice, 'thanks')], voice);
  const said = [
    ...(opening === undefined ? [] : [frame(voice, opening)]),
    frame(voice, isForeign(gathered) ? 'offtopic' : 'abstain'),
    frame(voice, 'next_step'),
  ];
  const way = isSurelyElsewhere(pool.asked) ? undefined : nearestWayToReach(ranked);
  const claims = [...said, ...(way === undefined ? [] : claimsOf([way], false))];
  return { ...composeFrames('none', 'not_found', claims, voice), degraded };
}
