import { languageOf } from '../text/locale-lookup.ts';
import type { Phrasebook } from './phrasebook.ts';
import { ar } from './phrasebooks/ar.ts';
import { de } from './phrasebooks/de.ts';
import { en } from './phrasebooks/en.ts';
import { es } from './phrasebooks/es.ts';
import { fr } from './phrasebooks/fr.ts';
import { hi } from './phrasebooks/hi.ts';
import { it } from './phrasebooks/it.ts';
import { ja } from './phrasebooks/ja.ts';
import { ko } from './phrasebooks/ko.ts';
import { nl } from './phrasebooks/nl.ts';
import { pl } from './phrasebooks/pl.ts';
import { pt } from './phrasebooks/pt.ts';
import { ru } from './phrasebooks/ru.ts';
import { th } from './phrasebooks/th.ts';
import { tr } from './phrasebooks/tr.ts';
import { zh } from './phrasebooks/zh.ts';

/** All phrasebooks by language. */
export const phrasebooks: Readonly<Record<string, Phrasebook>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  th,
  tr,
  zh,
};

/** How the language of a locale asks, or `undefined` where nobody has written that down: no questions are made then. */
export function phrasebookOf(locale: string): Phrasebook | undefined {
  return phrasebooks[languageOf(locale)];
}
