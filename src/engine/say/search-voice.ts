import { matchLocale } from '../language/locale-lookup.ts';
import type { SearchMessageKey } from '../language/search-messages.ts';
import type { Claim, Support } from './answer.ts';
import { asserted, withEcho } from './claims.ts';
import { searchMessages } from './search-messages.ts';
import { fillMessage } from './template.ts';
import { type Voice, voiceFor } from './voice.ts';

/** How a search speaks: one language of its own messages, numbers and money in that locale. */
export type SearchVoice = {
  voice: Voice;
  say(key: SearchMessageKey, slots?: Readonly<Record<string, string>>, count?: number): string;
  /** A word for use inside a sentence. */
  word(key: SearchMessageKey): string;
};

/** The voice for a requested locale, then the fallbacks, then English. */
export function searchVoice(requested: string, fallbacks: readonly string[]): SearchVoice {
  const languages = Object.keys(searchMessages);
  const language = matchLocale([requested, ...fallbacks, 'en'], languages) ?? 'en';
  const isRequested = matchLocale([requested], languages) === language;
  const voice = voiceFor(isRequested ? requested : language, []);
  const messages = searchMessages[language]!;
  return {
    voice,
    say: (key, slots, count) => fillMessage(messages[key], voice.locale, slots, count),
    word: (key) => {
      const message = messages[key];
      return typeof message === 'string' ? message : message.other;
    },
  };
}

/** A sentence that asserts nothing. */
export function sayFrame({ voice, say }: SearchVoice, key: SearchMessageKey, slots = {}): Claim {
  return { text: say(key, slots), kind: 'frame', support: [], before: voice.space };
}

/** A sentence about live fields. */
export function sayFact(
  { voice, say }: SearchVoice,
  {
    key,
    slots,
    support,
    count,
  }: {
    key: SearchMessageKey;
    slots: Readonly<Record<string, string>>;
    support: readonly Support[];
    count?: number | undefined;
  },
): Claim {
  return asserted(say(key, slots, count), support, voice);
}

/** A frame that repeats the shopper's words at its `{asked}` place. */
export function sayWithEcho({ voice, say }: SearchVoice, key: SearchMessageKey, asked: string): Claim[] {
  return withEcho(voice, (words) => say(key, { asked: words }), asked);
}
