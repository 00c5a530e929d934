/**
 * Weights of the confidence of passage answers, by feature. Fitted on the project's own questions about its demo shop,
 * with what answers them in place and taken away; each weight has the sign its feature can only have
 * (`npm run bench -- passage-calibration`, which also judges them on held-out folds).
 */
export const passageModel: { bias: number; weights: Readonly<Record<string, number>> } = {
  bias: -7.49,
  weights: {
    margin: 2.18,
    rival: 0.07,
    coverShown: 1.89,
    coverPassage: 1.67,
    strength: 3.08,
    missing: -0.7,
    missingName: -2.63,
    heading: 0.75,
    sameQuestion: 3.11,
    total: 1.92,
    type: 2.08,
  },
};
