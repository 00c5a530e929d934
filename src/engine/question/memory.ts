import type { Constraint } from './constraint.ts';

/** What a thread remembers between turns; stored with the thread, made and read by answers and search. */
export type ConversationMemory = {
  /** The first question and the latest ones, oldest first, at most 8. */
  questions: readonly string[];
  /** Products of the last answer, in the order they were shown. */
  productIds: readonly string[];
  /** The product of the last page or answer the talk is about. */
  focusProductId?: string;
  /** Products of the last few answers, latest first, at most 6; for a model, which can tell "those two". */
  talkedOf?: readonly string[];
  /** Passages already shown, `<documentId>#<locale>#<seq>`, at most 50. */
  shownPassages: readonly string[];
  /** Where the last reply's first quote stands: source id and heading path, joined by a line feed. */
  section?: string;
  /** The last reply began with a page and told of no other product: "anything cheaper" is then said of what that tells. */
  isOfPages?: boolean;
  /** The last search as it was understood, so that a refinement can change one slot. */
  search?: {
    /** The query as typed; a cursor page of it is the same search again. */
    query?: string;
    text: string;
    constraints: readonly Constraint[];
    sort: string;
    /** The product whose kind is searched; then `text` may be empty. */
    kindOf?: string;
    /** It only compared with what was shown, and so lists nothing but things that `text` names. */
    compares?: boolean;
  };
};

/** A thread that has said nothing yet. */
export const emptyMemory: ConversationMemory = { questions: [], productIds: [], shownPassages: [] };
