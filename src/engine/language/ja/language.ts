import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Japanese. */
export const ja: Language = { tag: 'ja', asks };
