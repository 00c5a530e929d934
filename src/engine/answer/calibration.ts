import type { Band, Route } from './candidate.ts';

/** Raised whenever weights or thresholds change; stored with every trace. */
export const CALIBRATION_VERSION = 12;

/** Least confidence of each band. */
export type Thresholds = { answer: number; closest: number };

export type RouteThresholds = Readonly<Record<Route, Thresholds>>;

/** Shipped thresholds per route: what may be asserted is held to a higher precision than what is quoted. */
export const shippedThresholds: RouteThresholds = {
  smalltalk: { answer: 0, closest: 0 },
  human: { answer: 0, closest: 0 },
  order: { answer: 0, closest: 0 },
  offtopic: { answer: 2, closest: 2 },
  price_stock: { answer: 0.5, closest: 0.5 },
  variant: { answer: 0.5, closest: 0.5 },
  compare: { answer: 0.5, closest: 0.5 },
  search: { answer: 0.5, closest: 0.5 },
  attribute: { answer: 0.6, closest: 0.4 },
  faq: { answer: 0.7, closest: 0.45 },
  policy: { answer: 0.48, closest: 0.12 },
  kb: { answer: 0.55, closest: 0.12 },
  product_text: { answer: 0.85, closest: 0.5 },
};

/** The band of a confidence on a route. */
export function bandOf(route: Route, confidence: number, thresholds = shippedThresholds): Band {
  const { answer, closest } = thresholds[route];
  return confidence >= answer ? 'answer' : confidence >= closest ? 'closest' : 'abstain';
}

/** 1 / (1 + e^−x). */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
