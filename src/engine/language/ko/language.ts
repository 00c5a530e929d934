import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Korean. */
export const ko: Language = { tag: 'ko', asks };
