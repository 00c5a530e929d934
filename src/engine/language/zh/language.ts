import type { Language } from '../language.ts';
import { asks } from './asks.ts';

/** Chinese. */
export const zh: Language = { tag: 'zh', asks };
