import { composeFrames } from '../../engine/answer/compose-answer.ts';
import { type RankedPool, rankPool } from '../../engine/answer/pool/rank-pool.ts';
import { composeReply, LONGEST_REPLY } from '../../engine/answer/reply/compose-reply.ts';
import { lengthOf, replyBudget } from '../../engine/answer/reply/fill-reply.ts';
import { onlyWayToReach, wayAskedFor } from '../../engine/answer/reply/ways-to-reach.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { frame } from '../../engine/say/claims.ts';
import type { Voice } from '../../engine/say/voice.ts';
import type { Context } from '../context.ts';
import type { Answered, Question } from './answer-types.ts';
import { gatherPool } from './pool/gather-pool.ts';
import { snapshotsOf } from './snapshots-of.ts';

/** That no person answers, with how the shop is reached as far as its pages tell; the talk goes on where it was. */
export async function automaticReply(
  ctx: Context,
  asked: Question,
  voice: Voice,
): Promise<Omit<Answered, 'trace'>> {
  const { pool, degraded, views, passages } = await gatherPool(ctx, asked, undefined);
  const answer = { ...withWay(rankPool(pool), voice), degraded };
  return { answer, memory: asked.memory, snapshots: snapshotsOf(answer.claims, views, passages) };
}

function withWay(ranked: RankedPool, voice: Voice): Answer {
  const alone = composeFrames('smalltalk', 'answered', [frame(voice, 'automatic')], voice);
  const ways = (wayAskedFor(ranked, replyBudget) ?? onlyWayToReach(ranked))?.pieces ?? [];
  const input = { ranked, status: 'answered', isYesNo: false, degraded: false, route: 'smalltalk' } as const;
  for (let told = ways.length; told > 0; told--) {
    const chosen = { pieces: ways.slice(0, told), isList: false };
    const { claims, ...way } = composeReply({ ...input, chosen, opening: 'reached' }, voice);
    const said = [...alone.claims, ...claims];
    if (lengthOf(said) <= LONGEST_REPLY) return { ...way, claims: said };
  }
  return alone;
}
