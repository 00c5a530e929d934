import type { Language } from '../language.ts';
import { text } from './text.ts';

/** Azerbaijani. */
export const az: Language = { tag: 'az', text };
