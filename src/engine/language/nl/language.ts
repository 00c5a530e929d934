import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { shopping } from './shopping.ts';

/** Dutch. */
export const nl: Language = { tag: 'nl', asks, shopping, measures };
