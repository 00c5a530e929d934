/**
 * Weights of the confidence of passage answers, by feature. Fitted on the project's own questions about its demo shop,
 * with what answers them in place and taken away; each weight has the sign its feature can only have
 * (`npm run bench -- passage-calibration`, which also judges them on held-out folds).
 */
export const passageModel: { bias: number; weights: Readonly<Record<string, number>> } = {
  bias: -6.08,
  weights: {
    margin: 1.95,
    coverShown: 1.72,
    coverPassage: 1.68,
    strength: 2.57,
    missing: -1.08,
    missingName: -2.19,
    heading: 0.87,
    sameQuestion: 3.11,
    total: 1.93,
    figure: 0.49,
    lacksKind: -1.38,
  },
};
