/**
 * The words by which a language shows what a question is about. Entries are phrases in lower case separated by `|`;
 * a `*` at an end stands for any letters there (inflection).
 */
export type Lexicon = {
  greeting: string;
  thanks: string;
  bye: string;
  /** "What can you do?" */
  capabilities: string;
  /** Wants a person. */
  human: string;
  /** Asks about an order already placed. */
  order: string;
  price: string;
  stock: string;
  /** Asks whether it exists in a size, colour or model. */
  variant: string;
  /** Shop topics: delivery, returns, payment, warranty, privacy, stores. */
  policy: string;
  compare: string;
  /** Wants to be shown products. */
  search: string;
  pronouns: string;
  /** Openers of an incomplete question: "and", "what about". */
  ellipsis: string;
  /** First, second, third, fourth and last of the products shown, in this order. */
  ordinals: readonly [string, string, string, string, string];
  /** Any word that makes it a question. */
  question: string;
  /** Openers of questions that want a yes or a no. */
  yesNo: string;
  when: string;
  where: string;
  who: string;
  howMany: string;
  negation: string;
};
