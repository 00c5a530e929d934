import { composeFrames } from '../../../engine/answer/compose-answer.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import type { Chosen } from '../../../engine/answer/pool/sure-features.ts';
import { afterReply } from '../../../engine/answer/reply/after-reply.ts';
import { choosePieces, composeReply } from '../../../engine/answer/reply/compose-reply.ts';
import type { MessageKey } from '../../../engine/language/answer-messages.ts';
import type { Answer } from '../../../engine/say/answer.ts';
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
  const chosen = choosePieces(ranked, idsOf(listed));
  const status = statusOf(found, chosen, person);
  const { isYesNo } = pool.asked;
  const answer =
    status === 'not_found'
      ? nothingFound(person?.opening, gathered)
      : composeReply({ ranked, chosen, status, isYesNo, ...person, degraded }, voice);
  const shown = status === 'not_found' ? [] : chosen.pieces;
  // A search whose list nobody was shown is none that "something cheaper" could mean.
  const memory = chosen.isList && shown.length > 0 ? withSearch(asked.memory, listed) : asked.memory;
  return {
    answer: { ...answer, seeAlso: pagesToSee(ranked, answer) },
    memory: afterReply(memory, {
      question: asked.queryText,
      pieces: shown,
      productIds: answer.products.map(({ productId }) => productId),
      pageProductId: pool.pageProductId,
    }),
    snapshots: snapshotsOf(answer.claims, views, passages),
  };
}

/** What the pool decides, but that what only a person can look up, or a customer has written, is never told as if it were known. */
function statusOf({ gathered, ranked, settings, trace }: Found, chosen: Chosen, person: Person | undefined) {
  const { status: decided, figures, least } = decidePool(ranked, chosen, settings, gathered.degraded);
  const isReview = ranked.pieces[0]?.piece.trust === 'review';
  const withheld = person !== undefined ? 'person' : isReview ? 'review' : undefined;
  const status = withheld !== undefined && decided === 'answered' ? 'partial' : decided;
  trace.pool(gathered.pool.asked, ranked, figures, {
    status,
    least,
    ...(withheld === undefined ? {} : { withheld }),
  });
  return status;
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
