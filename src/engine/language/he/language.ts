import type { Language } from '../language.ts';
import { labels } from './labels.ts';

/** Hebrew. */
export const he: Language = { tag: 'he', labels };
