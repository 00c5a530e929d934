/** Where a candidate question came from; `volatile` asks for price or stock. */
export type CandidateKind =
  | 'attribute'
  | 'option'
  | 'policy'
  | 'passage'
  | 'statement'
  | 'asked'
  | 'volatile';

/** A question a page might answer, before anybody has tried to answer it. */
export type FaqCandidate = {
  kind: CandidateKind;
  /** Ways of asking, the best first; the first that is answered becomes the question, others that are become variants. */
  wordings: readonly string[];
  /** What it is about; the first questions of a page are about different things. */
  topic: string;
  /** The answer must rest on a line of the fact sheet with such a path; `a.` matches what begins so, `*.b` what ends so. */
  paths?: readonly string[];
  /** The answer must rest on one of these texts. */
  documentIds?: readonly string[];
  /**
   * The answer must rest on texts alone: on one about the question's own subject, or, with `product`, on one that speaks
   * of such products.
   */
  fromTexts?: 'subject' | 'product';
  /** The stretches of the page's own text that are the answer, word for word, in its order. */
  said?: readonly { start: number; end: number }[];
  /** How many shoppers asked it. */
  askers: number;
  /** Asked by the bare name of an attribute: a page bears few such questions. */
  isGeneric?: boolean;
  /** Left out unless somebody asked it. */
  onlyIfAsked?: boolean;
  /** How much it matters for a purchase, 0 to 1. */
  prior: number;
  /** Share of the shop's products that do not state it, 0 to 1. */
  rarity: number;
};
