import { composeAnswer, composeFrames } from '../../engine/answer/compose-answer.ts';
import type { Piece } from '../../engine/answer/pieces/piece.ts';
import { type RankedPool, rankPool } from '../../engine/answer/pool/rank-pool.ts';
import { viewProduct } from '../../engine/answer/product-view.ts';
import { composeReply } from '../../engine/answer/reply/compose-reply.ts';
import { fillReply, listedBudget } from '../../engine/answer/reply/fill-reply.ts';
import { piecesUnderHeading } from '../../engine/answer/reply/under-heading.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { answerMadeQuestion } from '../../engine/faq/made/answer-made-question.ts';
import { emptyMemory } from '../../engine/question/memory.ts';
import { understand } from '../../engine/question/understand.ts';
import { voiceFor } from '../../engine/say/voice.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import type { Answered } from './answer-types.ts';
import { decidePool } from './decided-status.ts';
import { type GatheredPool, gatherPool } from './pool/gather-pool.ts';
import { snapshotsOf } from './snapshots-of.ts';

/** A question as the generation of FAQs asks it: in the language of a page, about its product or the shop. */
export type ToProve = { queryText: string; locale: string; product: Product | undefined };

/** An answer with the texts that it cites. */
export type Proven = Pick<Answered, 'answer' | 'snapshots'>;

/**
 * Answers a question that was made from the shop's data by what can be asserted: what it was made of, else what stands
 * below a heading that asks it, else the surest piece of the pool of its product and the shop's pages. `not_found` where
 * nothing is sure.
 */
export async function proveQuestion(ctx: Context, { queryText, locale, product }: ToProve): Promise<Proven> {
  const settings = await getSettings(ctx);
  const voice = voiceFor(locale, [settings.company.defaultLocale]);
  const view = product && viewProduct(product, snapshotHash);
  const made = view && answerMadeQuestion(understand(queryText, locale), view, voice);
  if (made !== undefined) {
    const answer = composeAnswer(made, voice);
    return { answer, snapshots: snapshotsOf(answer.claims, [view!], []) };
  }
  const gathered = await gatherPool(
    ctx,
    {
      queryText,
      locale,
      userMetadata: {},
      memory: emptyMemory,
      ofPageOnly: true,
      ...(product === undefined ? {} : { pageProduct: product }),
    },
    undefined,
  );
  const { pool, degraded } = gathered;
  const ranked = rankPool(pool);
  const headed = piecesUnderHeading(queryText, locale, pool.pages);
  if (headed.length > 0) return said(headed, ranked, gathered);
  const [best] = ranked.pieces;
  const ofPlace = ranked.pieces.filter(({ piece }) => piece.place === best?.piece.place);
  const pieces = fillReply(ofPlace, listedBudget);
  const { status } = decidePool(ranked, { pieces, isList: false }, settings, degraded);
  if (status !== 'answered' || best === undefined || best.piece.kind === 'product')
    return { answer: composeFrames('none', 'not_found', [], voice), snapshots: [] };
  return said(pieces, ranked, gathered);
}

function said(pieces: readonly Piece[], ranked: RankedPool, gathered: GatheredPool): Proven {
  const { pool, voice, views, passages, degraded } = gathered;
  const answer = composeReply(
    {
      ranked,
      chosen: { pieces, isList: false },
      status: 'answered',
      isYesNo: pool.asked.isYesNo,
      degraded,
    },
    voice,
  );
  return { answer, snapshots: snapshotsOf(answer.claims, views, passages) };
}
