/**
 * Weights of the confidence of passage answers, by feature. Fitted on the project's own questions about its demo shop,
 * with what answers them in place and taken away; each weight has the sign its feature can only have
 * (`npm run bench -- passage-calibration`, which also judges them on held-out folds).
 */
export const passageModel: { bias: number; weights: Readonly<Record<string, number>> } = {
  bias: -7.44,
  weights: {
    margin: 1.89,
    rival: 0.57,
    coverShown: 1.56,
    coverPassage: 1.45,
    strength: 3,
    missing: -1.22,
    missingName: -2.52,
    heading: 0.97,
    sameQuestion: 2.84,
    total: 2.91,
    type: 1.91,
  },
};
