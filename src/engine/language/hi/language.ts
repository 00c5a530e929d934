import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { faqs } from './faqs.ts';
import { gate } from './gate.ts';
import { labels } from './labels.ts';
import { says } from './says.ts';

/** Hindi. */
export const hi: Language = { tag: 'hi', asks, says, labels, faqs, gate };
