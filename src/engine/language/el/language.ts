import type { Language } from '../language.ts';
import { labels } from './labels.ts';

/** Greek. */
export const el: Language = { tag: 'el', labels };
