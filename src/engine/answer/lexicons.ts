import { languageOf } from '../text/locale-lookup.ts';
import { ar } from './lexicon/ar.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { hi } from './lexicon/hi.ts';
import { it } from './lexicon/it.ts';
import { ja } from './lexicon/ja.ts';
import { ko } from './lexicon/ko.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { nl } from './lexicon/nl.ts';
import { pl } from './lexicon/pl.ts';
import { pt } from './lexicon/pt.ts';
import { ru } from './lexicon/ru.ts';
import { th } from './lexicon/th.ts';
import { tr } from './lexicon/tr.ts';
import { zh } from './lexicon/zh.ts';

const lexicons: Readonly<Record<string, Lexicon>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  tr,
  ru,
  ar,
  hi,
  zh,
  ja,
  ko,
  th,
};

/** The lexicon of a locale's language; English where there is none. */
export function lexiconOf(locale: string): Lexicon {
  return lexicons[languageOf(locale)] ?? en;
}
