import type { Language } from '../language.ts';
import { asks } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { columns } from './columns.ts';
import { concepts } from './concepts.ts';
import { elsewhere } from './elsewhere.ts';
import { faqs } from './faqs.ts';
import { fields } from './fields.ts';
import { gate } from './gate.ts';
import { intents } from './intents.ts';
import { labels } from './labels.ts';
import { measures } from './measures.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { says } from './says.ts';
import { shopping } from './shopping.ts';
import { talk } from './talk.ts';
import { text } from './text.ts';
import { visit } from './visit.ts';

/** Thai. */
export const th: Language = {
  tag: 'th',
  text,
  asks,
  talk,
  visit,
  says,
  labels,
  shopping,
  measures,
  catalogue,
  fields,
  columns,
  faqs,
  gate,
  pages,
  places,
  concepts,
  elsewhere,
  intents,
};
