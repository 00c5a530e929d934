import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { stem } from './stem.ts';
import { text } from './text.ts';

/** Greek. */
export const el: Language = { tag: 'el', text, stem, labels, pages };
