import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Thai. */
export const th: Language = { tag: 'th', asks };
