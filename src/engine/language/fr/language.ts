import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { shopping } from './shopping.ts';

/** French. */
export const fr: Language = { tag: 'fr', numbers, asks, shopping, measures };
