import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Swedish. */
export const sv: Language = { tag: 'sv', text, labels, pages };
