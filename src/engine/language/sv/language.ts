import type { Language } from '../language.ts';
import { labels } from './labels.ts';

/** Swedish. */
export const sv: Language = { tag: 'sv', labels };
