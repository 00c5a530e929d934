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
import { places } from './places.ts';
import { says } from './says.ts';
import { shopping } from './shopping.ts';
import { stem } from './stem.ts';
import { talk } from './talk.ts';
import { text } from './text.ts';
import { visit } from './visit.ts';

/** Hindi. */
export const hi: Language = {
  tag: 'hi',
  text,
  stem,
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
  places,
  concepts,
  elsewhere,
  intents,
};
