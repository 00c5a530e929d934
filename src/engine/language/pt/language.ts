import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Portuguese. */
export const pt: Language = { tag: 'pt', asks };
