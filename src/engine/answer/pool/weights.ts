import fitted from './weights.json' with { type: 'json' };

/** Weights of the two logits, by name of the feature. */
export type PoolWeights = {
  product: Readonly<Record<string, number>>;
  piece: Readonly<Record<string, number>>;
};

/** What ships: fitted on all shops that the project has for fitting, by `npm run bench -- shops-fit`. */
export const poolWeights: PoolWeights = fitted;
