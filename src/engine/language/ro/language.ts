import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Romanian. */
export const ro: Language = { tag: 'ro', text, labels, pages };
