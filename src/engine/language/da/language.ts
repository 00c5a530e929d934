import type { Language } from '../language.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Danish. */
export const da: Language = { tag: 'da', text, pages };
