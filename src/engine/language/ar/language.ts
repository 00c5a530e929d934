import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { faqs } from './faqs.ts';
import { gate } from './gate.ts';
import { labels } from './labels.ts';
import { says } from './says.ts';

/** Arabic. */
export const ar: Language = { tag: 'ar', asks, says, labels, faqs, gate };
