import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { faqs } from './faqs.ts';
import { fields } from './fields.ts';
import { gate } from './gate.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { says } from './says.ts';
import { talk } from './talk.ts';
import { text } from './text.ts';
import { visit } from './visit.ts';

/** Japanese. */
export const ja: Language = { tag: 'ja', text, asks, talk, visit, says, labels, fields, faqs, gate, pages };
