import type { Message } from '../../src/services/threads/thread-types.ts';

/** An exchange of a thread, of the id `<thread>-m<seq>`. */
export const messageOf = (threadId: string, seq: number, values: Partial<Message> = {}): Message => ({
  messageId: `${threadId}-m${seq}`,
  threadId,
  seq,
  operation: 'send_message',
  queryText: `question ${seq}\n"quoted" \\ %`,
  resultText: 'Ja.',
  answerStatus: 'answered',
  engine: 'embedded',
  locale: 'de',
  createdAtMs: 1_000 + seq,
  ...values,
});
