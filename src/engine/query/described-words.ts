import { foldAccents } from '../text/fold.ts';
import { languageOf } from '../text/locale-lookup.ts';

/** What introduces the one something is for: an article or possessive tells a person or a use from a thing's name. */
const RECIPIENT: Readonly<Record<string, RegExp>> = {
  en: /\bfor (?:an?|my|our|your|his|her|their|the) (\p{L}+)(?: (\p{L}+))?/giu,
  de: /\bfür (?:ein(?:en|e|er)?|mein(?:en|e|er)?|unser(?:en|e)?|den|die|das) (\p{L}+)/giu,
  fr: /\bpour (?:une?|mon|ma|mes|notre|nos|le|la|les|son|sa) (\p{L}+)/giu,
  es: /\bpara (?:una?|mi|mis|nuestr[oa]s?|el|la|los|las|su|sus) (\p{L}+)/giu,
};

/** What opens a clause that says what the thing does: "socks that don't smell". */
const CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /\s(?:that|which|who|so)\s(.+)$/iu,
  de: /,\s?(?:der|die|das|den|dem|welche[rs]?)\s(.+)$/iu,
  fr: /\s(?:qui|que|qu['’])\s?(.+)$/iu,
  es: /\sque\s(.+)$/iu,
};

/**
 * Words of a query that say whom or what a thing is for, or what it does: they describe it and name nothing that a shop
 * could carry ("climber" of "gift for a climber"). Lower case, without accents; empty for other languages.
 */
export function describedWords(text: string, language: string): ReadonlySet<string> {
  const own = languageOf(language);
  const found = new Set<string>();
  const add = (words: string): void => {
    for (const word of words.split(/[^\p{L}\p{M}\p{N}'’]+/u))
      if (word !== '') found.add(foldAccents(word.toLowerCase()));
  };
  const recipient = RECIPIENT[own];
  if (recipient)
    for (const [, first = '', second = ''] of text.matchAll(recipient)) add(`${first} ${second}`);
  add(CLAUSE[own]?.exec(text)?.[1] ?? '');
  return found;
}
