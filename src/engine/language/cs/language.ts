import type { Language } from '../language.ts';
import { text } from './text.ts';

/** Czech. */
export const cs: Language = { tag: 'cs', text };
