import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { shopping } from './shopping.ts';

/** German. */
export const de: Language = { tag: 'de', numbers, asks, shopping, measures };
