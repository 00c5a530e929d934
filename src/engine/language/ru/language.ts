import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Russian. */
export const ru: Language = { tag: 'ru', asks };
