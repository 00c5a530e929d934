/**
 * Weights of the confidence of passage answers, by feature. Fitted on the project's own questions about its demo shop,
 * with what answers them in place and taken away; each weight has the sign its feature can only have
 * (`npm run bench -- passage-calibration`, which also judges them on held-out folds).
 */
export const passageModel: { bias: number; weights: Readonly<Record<string, number>> } = {
  bias: -6.04,
  weights: {
    margin: 1.96,
    coverShown: 1.64,
    coverPassage: 1.61,
    strength: 2.79,
    missing: -1.12,
    missingName: -2.18,
    heading: 0.97,
    sameQuestion: 3.14,
    total: 1.88,
    figure: 0.47,
    lacksKind: -1.34,
  },
};
