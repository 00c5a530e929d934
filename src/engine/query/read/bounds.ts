import type { Bound } from '../lexicon/compiled-lexicon.ts';

/** `around` a number is within this share of it. */
export const AROUND = 0.15;

/** What a sign before a number says: `<50`, `≥ 16 GB`, `~30 €`. */
export const SIGNS: Readonly<Record<string, Bound>> = {
  '<': 'lt',
  '<=': 'lte',
  '≤': 'lte',
  '>': 'gt',
  '>=': 'gte',
  '≥': 'gte',
  '~': 'around',
  '≈': 'around',
};
