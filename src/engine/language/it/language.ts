import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { measures } from './measures.ts';
import { shopping } from './shopping.ts';

/** Italian. */
export const it: Language = { tag: 'it', asks, shopping, measures };
