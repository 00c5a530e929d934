import type { ConversationMemory } from '../../engine/question/memory.ts';
import type { Answer, AnswerStatus } from '../../engine/say/answer.ts';

/** Threads of a channel class are continued only from that class. */
export type Channel = 'api' | 'mcp' | 'website' | 'playground';

export type ThreadStatus = 'open' | 'closed' | 'handed_over';

export type Thread = {
  threadId: string;
  channel: Channel;
  status: ThreadStatus;
  locale: string;
  endUserId?: string;
  /** Of a thread of the website: where it was begun. */
  siteId?: string;
  pageUrl?: string;
  memory: ConversationMemory;
  /** Number of the last stored exchange; 0 = none yet. */
  lastSeq: number;
  createdAtMs: number;
  updatedAtMs: number;
};

/** One stored exchange: a user query and the AI response to it. */
export type Message = {
  messageId: string;
  threadId: string;
  seq: number;
  operation: 'send_message' | 'search';
  queryText: string;
  resultText: string;
  answerStatus: AnswerStatus;
  engine: Answer['engine'];
  locale: string;
  feedback?: { rating: -1 | 1; comment: string | null };
  createdAtMs: number;
};
