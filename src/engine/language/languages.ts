import { ar } from './ar/language.ts';
import { az } from './az/language.ts';
import { cs } from './cs/language.ts';
import { da } from './da/language.ts';
import { de } from './de/language.ts';
import { el } from './el/language.ts';
import { en } from './en/language.ts';
import { es } from './es/language.ts';
import { fi } from './fi/language.ts';
import { fr } from './fr/language.ts';
import { he } from './he/language.ts';
import { hi } from './hi/language.ts';
import { hu } from './hu/language.ts';
import { it } from './it/language.ts';
import { ja } from './ja/language.ts';
import { ko } from './ko/language.ts';
import type { Language } from './language.ts';
import { nl } from './nl/language.ts';
import { no } from './no/language.ts';
import { pl } from './pl/language.ts';
import { pt } from './pt/language.ts';
import { ro } from './ro/language.ts';
import { ru } from './ru/language.ts';
import { sv } from './sv/language.ts';
import { th } from './th/language.ts';
import { tr } from './tr/language.ts';
import { vi } from './vi/language.ts';
import { zh } from './zh/language.ts';

/** Every language that the engine knows something of, one folder each; of languages that fit a text equally well the first is meant. */
export const languages: readonly Language[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  no,
  fi,
  cs,
  ro,
  tr,
  ru,
  el,
  ar,
  he,
  hi,
  zh,
  ja,
  ko,
  th,
  vi,
  hu,
  az,
];
