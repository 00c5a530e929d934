/** Every text of the interface; `{n}` and `{q}` are filled in. A locale file has all of them, which the compiler checks. */
export type Texts = {
  /** Name of the panel and of the button that opens it. */
  ask: string;
  /** Who answers: shoppers are told that it is no person. */
  bot: string;
  hello: string;
  write: string;
  send: string;
  close: string;
  fresh: string;
  answering: string;
  below: string;
  more: string;
  less: string;
  sources: string;
  products: string;
  pages: string;
  helpful: string;
  unhelpful: string;
  thanks: string;
  copy: string;
  copied: string;
  retry: string;
  offline: string;
  wait: string;
  failed: string;
  slow: string;
  person: string;
  /** What the button sends: words in which the shop hears that somebody asks for a person. */
  human: string;
  handed: string;
  /** Label of the field in which a visitor says where the person can reach them. */
  reach: string;
  ideas: string;
  questions: string;
  other: string;
  search: string;
  find: string;
  /** Worded so that it is right for any number: “Results: 1”. */
  found: string;
  none: string;
  shown: string;
  drop: string;
  near: string;
  inStock: string;
  outOfStock: string;
  preorder: string;
  cart: string;
  gone: string;
};
