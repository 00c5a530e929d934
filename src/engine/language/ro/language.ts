import type { Language } from '../language.ts';
import { labels } from './labels.ts';

/** Romanian. */
export const ro: Language = { tag: 'ro', labels };
