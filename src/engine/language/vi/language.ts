import type { Language } from '../language.ts';
import { labels } from './labels.ts';

/** Vietnamese. */
export const vi: Language = { tag: 'vi', labels };
