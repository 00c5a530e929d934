import { lexiconOf } from '../../language/asks-of.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { emptyLexicon, type GateLexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { ar, hi, ja, ko, ru, th, tr, zh } from './others.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const lexicons: Readonly<Record<string, GateLexicon>> = {
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

/** The gate's words of a language; of others only how they deny, as far as answers know it. */
export function gateLexiconOf(locale: string): GateLexicon {
  const language = languageOf(locale);
  return Object.hasOwn(lexicons, language)
    ? lexicons[language]!
    : { ...emptyLexicon, negators: lexiconOf(locale).negation };
}

/** Whether the gate knows a language well enough to judge whole answers in it. */
export function hasGateLexicon(locale: string): boolean {
  return Object.hasOwn(lexicons, languageOf(locale));
}

/** All languages with words of the gate's own: a list of one check holds in every reply, whatever its language. */
export const gateLexicons: readonly GateLexicon[] = Object.values(lexicons);
