import { withQuestion } from '../../engine/answer/reply/after-reply.ts';
import { LONGEST_REPLY } from '../../engine/answer/reply/compose-reply.ts';
import { lengthOf } from '../../engine/answer/reply/fill-reply.ts';
import { joinReplies } from '../../engine/answer/reply/join-replies.ts';
import { leanOf } from '../../engine/question/points-back.ts';
import { understand } from '../../engine/question/understand.ts';
import { languageByWords } from '../../engine/text/detection/language-by-words.ts';
import type { Question } from './answer-types.ts';
import type { ShopperReply } from './reply-to-shopper.ts';

/**
 * Replies to each question of a message in turn, those that point back knowing what was said before them, and joins what is said.
 * `undefined` where nothing is found for one of them, or where all together is too long: then the message is answered as one.
 */
export async function replyInParts(
  asked: Question,
  parts: readonly string[],
  reply: (part: Question) => Promise<ShopperReply>,
): Promise<ShopperReply | undefined> {
  let joined: ShopperReply | undefined;
  for (const queryText of parts) {
    const goesOn = goesOnFromBefore(queryText, languageByWords(queryText, asked.locale));
    const memory = (goesOn ? joined?.memory : undefined) ?? asked.memory;
    const told = await reply({ ...asked, queryText, memory, sharedBy: parts.length });
    if (told.answer.status !== 'answered' && told.answer.status !== 'partial') return undefined;
    joined = joined === undefined ? told : join(joined, told);
  }
  if (joined === undefined || lengthOf(joined.answer.claims) > LONGEST_REPLY) return undefined;
  const questions = withQuestion(asked.memory.questions, asked.queryText);
  return { ...joined, memory: { ...joined.memory, questions } };
}

/** Words that tell something from which on a part that points at nothing says by itself what it is about. */
const TELLING = 2;

/** Whether a part needs what was asked before it: "how long does it charge", "and when". */
function goesOnFromBefore(part: string, language: string): boolean {
  const understood = understand(part, language);
  return leanOf(understood) !== 'not' || understood.content.length < TELLING;
}

function join(first: ShopperReply, later: ShopperReply): ShopperReply {
  return {
    ...later,
    answer: joinReplies(first.answer, later.answer),
    snapshots: [...first.snapshots, ...later.snapshots],
  };
}
