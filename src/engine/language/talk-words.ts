/** Ways to reach a shop that a message may name. */
export const wayNames = ['phone', 'email', 'messages', 'chat'] as const;
export type WayName = (typeof wayNames)[number];

/** What is said beside a matter, and of who answers and how the shop is reached; phrases as in a lexicon. */
export type TalkWords = {
  /** Announce a question without asking it: "I have a question". */
  opening: string;
  /** Stand beside a greeting, thanks or a good-bye and tell nothing: "there", "for your help", "so much". */
  beside: string;
  /** Asks who answers: "are you", "am I talking to", or, as of a thing, "is this". */
  whoAnswers: string;
  whatAnswers: string;
  /** What that may be and a thing that is sold is not: a bot, a human; and what a thing may be too: real, a machine, for a person. */
  answerers: string;
  answererLike: string;
  /** Each way by its name and by what is done with it: "phone", "ring you"; `messages` are of a telephone: text, WhatsApp. */
  ways: Readonly<Record<WayName, string>>;
  /** Stand beside a way to reach the shop and tell nothing: "number", "somebody", "rather". */
  besideWay: string;
};
