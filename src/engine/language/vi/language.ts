import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { text } from './text.ts';

/** Vietnamese. */
export const vi: Language = { tag: 'vi', text, labels };
