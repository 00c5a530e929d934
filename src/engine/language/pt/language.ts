import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { concepts } from './concepts.ts';
import { faqs } from './faqs.ts';
import { fields } from './fields.ts';
import { gate } from './gate.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import { says } from './says.ts';
import { talk } from './talk.ts';
import { text } from './text.ts';
import { visit } from './visit.ts';

/** Portuguese. */
export const pt: Language = {
  tag: 'pt',
  text,
  asks,
  talk,
  visit,
  says,
  labels,
  catalogue,
  fields,
  faqs,
  gate,
  pages,
  concepts,
};
