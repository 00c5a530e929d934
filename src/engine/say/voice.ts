import type { MessageKey, Messages } from '../language/answer-messages.ts';
import { languageOf, matchLocale } from '../language/locale-lookup.ts';
import { everyPart, partOf } from '../language/pack.ts';
import { fillMessage } from './template.ts';

/** What the engine says, by language, in the order in which languages are offered. */
export const messagesByLanguage: Readonly<Record<string, Messages>> = Object.fromEntries(
  everyPart('says').map(([language, { answers }]) => [language, answers]),
);

/** How the engine speaks in one locale. */
export type Voice = {
  /** The tag that numbers and money are written in, e.g. `de-AT`. */
  locale: string;
  /** The language of the frame texts: one of `messagesByLanguage`. */
  language: string;
  /** What stands between two sentences. */
  space: '' | ' ';
  /** What ends a sentence. */
  fullStop: string;
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
  const says = partOf(language, 'says');
  return {
    locale,
    language,
    space: says?.space ?? ' ',
    fullStop: says?.fullStop ?? '.',
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
