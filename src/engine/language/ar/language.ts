import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Arabic. */
export const ar: Language = { tag: 'ar', asks };
