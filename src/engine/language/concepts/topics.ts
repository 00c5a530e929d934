/** What questions on a product's page are about; two of one topic never stand among the first ones. */
type TopicConcept = {
  /** Answers to it are lists, which may be long. */
  isListed?: true;
  /** A rule of the shop; what is left out of it does not hold. */
  rule?: {
    /** Below what the product itself states: rules are the same on every page. */
    prior: number;
    /** Stands for it where only one question of a topic is wanted. */
    within?: string;
    /** Hardly differs from one product to another: it comes onto a page only where shoppers ask for it. */
    isGeneral?: true;
    /** Differs from one kind of product to another. */
    isOfKind?: true;
    /** Of things that come in sizes. */
    isOfSized?: true;
  };
};

export const topics = {
  material: {},
  measures: {},
  weight: {},
  size: {},
  color: {},
  capacity: {},
  weather: {},
  warmth: {},
  care: {},
  fit_with: { isListed: true },
  power: {},
  box: { isListed: true },
  performance: {},
  contents: { isListed: true },
  people: {},
  origin: {},
  use: { isListed: true },
  maker: {},
  delivery: {},
  returns: { rule: { prior: 0.5 } },
  warranty: { rule: { prior: 0.48 } },
  delivery_time: { rule: { prior: 0.47, within: 'delivery' } },
  shipping_cost: { rule: { prior: 0.46, within: 'delivery' } },
  size_guide: { rule: { prior: 0.52, within: 'size', isOfKind: true, isOfSized: true } },
  exchange: { rule: { prior: 0.4, within: 'returns', isOfKind: true, isOfSized: true } },
  return_cost: { rule: { prior: 0.3, within: 'returns', isGeneral: true } },
  repair: { rule: { prior: 0.24, isOfKind: true } },
  payment: { rule: { prior: 0.22, isGeneral: true } },
  pickup: { rule: { prior: 0.2, isGeneral: true } },
} as const satisfies Readonly<Record<string, TopicConcept>>;

/** What is known of every topic, by its id. */
export const topicConcepts: ReadonlyMap<string, TopicConcept> = new Map(Object.entries(topics));
