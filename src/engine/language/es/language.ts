import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { shopping } from './shopping.ts';

/** Spanish. */
export const es: Language = { tag: 'es', numbers, asks, shopping, measures };
