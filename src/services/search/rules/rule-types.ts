/** When a rule applies: to queries equal to or holding these words; absent = always. */
export type RuleQuery = { text: string; match: 'exact' | 'contains' };

/** Which products a rule speaks of; all parts must hold. */
export type RuleTarget = {
  productIds?: readonly string[];
  brand?: readonly string[];
  category?: readonly string[];
  attributes?: Readonly<Record<string, string>>;
};

/** A merchant's rule of search. */
export type SearchRule = {
  ruleId: string;
  /** `null` = every locale. */
  locale: string | null;
  createdAtMs: number;
  updatedAtMs: number;
} & RuleBody;

export type RuleBody =
  | { kind: 'synonym'; from: string; to: readonly string[]; twoWay: boolean }
  | { kind: 'pin'; query: RuleQuery; productIds: readonly string[] }
  | { kind: 'hide'; query?: RuleQuery; target: RuleTarget }
  | { kind: 'boost'; query?: RuleQuery; target: RuleTarget; weight: number };
