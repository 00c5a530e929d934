import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { shopping } from './shopping.ts';

/** English. */
export const en: Language = { tag: 'en', numbers, asks, shopping, measures };
