import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Hindi. */
export const hi: Language = { tag: 'hi', asks };
