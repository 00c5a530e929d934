import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Polish. */
export const pl: Language = { tag: 'pl', asks };
