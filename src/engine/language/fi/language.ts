import type { Language } from '../language.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Finnish. */
export const fi: Language = { tag: 'fi', text, pages };
