import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Turkish. */
export const tr: Language = { tag: 'tr', asks };
