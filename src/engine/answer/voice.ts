import { languageOf, matchLocale } from '../text/locale-lookup.ts';
import { ar } from './locales/ar.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { hi } from './locales/hi.ts';
import { it } from './locales/it.ts';
import { ja } from './locales/ja.ts';
import { ko } from './locales/ko.ts';
import { nl } from './locales/nl.ts';
import { pl } from './locales/pl.ts';
import { pt } from './locales/pt.ts';
import { ru } from './locales/ru.ts';
import { th } from './locales/th.ts';
import { tr } from './locales/tr.ts';
import { zh } from './locales/zh.ts';
import type { MessageKey, Messages } from './messages.ts';
import { fillMessage } from './template.ts';

/** Message files by language, in the order in which they are offered. */
export const messagesByLanguage: Readonly<Record<string, Messages>> = {
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

/** How the engine speaks in one locale. */
export type Voice = {
  /** The tag that numbers and money are written in, e.g. `de-AT`. */
  locale: string;
  /** The language of the frame texts: one of `messagesByLanguage`. */
  language: string;
  /** What stands between two sentences. */
  space: '' | ' ';
  say(key: MessageKey, slots?: Readonly<Record<string, string>>): string;
};

/**
 * The voice for a requested locale: RFC 4647 lookup over the shipped languages, then the fallbacks, then English.
 *
 * `locale` keeps the requested region when its language is the one that is spoken.
 */
export function voiceFor(requested: string, fallbacks: readonly string[]): Voice {
  const language = matchLocale([requested, ...fallbacks, 'en'], Object.keys(messagesByLanguage)) ?? 'en';
  const locale = languageOf(requested) === language ? canonicalTag(requested) : language;
  const messages = messagesByLanguage[language]!;
  return {
    locale,
    language,
    space: language === 'zh' || language === 'ja' ? '' : ' ',
    say: (key, slots) => fillMessage(messages[key], locale, slots),
  };
}

function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch (error) {
    // A tag that is well-formed by grammar but not for Intl (e.g. a doubled variant): its language is enough.
    if (error instanceof RangeError) return languageOf(tag);
    throw error;
  }
}
