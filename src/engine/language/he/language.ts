import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Hebrew. */
export const he: Language = { tag: 'he', text, labels, pages };
