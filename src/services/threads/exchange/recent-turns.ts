import type { EarlierTurn } from '../../../engine/prompt/messages.ts';
import type { Context } from '../../context.ts';
import { listMessages } from '../messages/store.ts';

const MOST_TURNS = 6;

/** The last exchanges of a thread, oldest first, as they were asked and answered. */
export async function recentTurns(ctx: Context, threadId: string): Promise<EarlierTurn[]> {
  const messages = await listMessages(ctx, [threadId]);
  return messages
    .slice(-MOST_TURNS)
    .map(({ queryText, resultText }) => ({ asked: queryText, replied: resultText }));
}
