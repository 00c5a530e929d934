import type { Product } from '../../engine/catalog/product.ts';
import type { EarlierTurn } from '../../engine/prompt/messages.ts';
import type { ConversationMemory } from '../../engine/question/memory.ts';
import type { Answer, Claim } from '../../engine/say/answer.ts';
import type { CountLater } from '../models/call-model.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Trace } from '../traces/trace.ts';

export { isAvailable } from '../../engine/catalog/product.ts';
export type { Answer, ProductCard, RenderedAnswer } from '../../engine/say/answer.ts';

/** A question with its context, from any channel. */
export type Question = {
  queryText: string;
  /** Requested language of the answer, well-formed BCP 47. */
  locale: string;
  pageUrl?: string;
  /** The page's product, when it is at hand, or no catalogue has it and it was read from the page itself. */
  pageProduct?: Product;
  /** Of products only that of the page may answer, as for the FAQs of a page. */
  ofPageOnly?: boolean;
  /** How many questions of one message share the room of the reply, this one among them; absent = it has the room alone. */
  sharedBy?: number;
  /** Public keys only reach retrieval and templates; keys starting `_` are removed at the edge. */
  userMetadata: Readonly<Record<string, unknown>>;
  memory: ConversationMemory;
  /** The exchanges before, for a model; read only where one is asked. */
  earlier?: () => Promise<readonly EarlierTurn[]>;
  /** Told of each sentence of the reply as soon as it may be said, for streams. */
  onClaim?: (claim: Claim) => void;
  /** Takes what a model's calls cost, to be counted with the exchange; without it, it is counted before the reply. */
  countLater?: CountLater;
};

export type Answered = {
  answer: Answer;
  memory: ConversationMemory;
  trace: Trace;
  /** The texts that the answer cites; stored with it, so that it can be verified later. */
  snapshots: readonly Snapshot[];
};
