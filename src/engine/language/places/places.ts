import { foldAccents } from '../../text/fold.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import type { Mention, Place } from './place-names.ts';
import { placesByName, regionOf } from './place-names.ts';

/** Another name that rules for a place may go by, and how surely they hold for it: 0 to 1. */
export type OtherName = { name: string; weight: number };

/** Another name of the same place. */
const SAME = 0.9;
/** What each step up loses: a town's county, its country, the groups that the country is in. */
const STEP = 0.85;
/** Rules for everybody abroad hold for a country that they do not name. */
const ABROAD = 0.35;
const WORLD = 'world';

const LONGEST_NAME_WORDS = 4;

/**
 * The places that a text names in its language (a tag), with the words that name them and the names, in the language of
 * `target`, that rules for them go by: other names of the place, its region, country, the groups that is in, "abroad".
 * Of overlapping names the longest is meant.
 */
export function placesNamed(text: string, language: string, target: string): Mention<OtherName>[] {
  const words = wordsOf(text);
  const names = placesByName(languageOf(language));
  const mentions: Mention<OtherName>[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + LONGEST_NAME_WORDS);
    while (to > from && !names.has(words.slice(from, to).join(' '))) to--;
    if (to > from) {
      const places = names.get(words.slice(from, to).join(' '))!;
      mentions.push({ words: words.slice(from, to), names: otherNames(places, languageOf(target)) });
    }
    from = Math.max(to, from + 1);
  }
  return mentions;
}

/** The words of a text as names are compared: lower case, no accents. */
function wordsOf(text: string): string[] {
  return foldAccents(text.toLowerCase()).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}

/** Names of a place and of all it lies in, the surest weight of each. */
function otherNames(places: readonly Place[], language: string): OtherName[] {
  const found = new Map<string, number>();
  const add = (name: string, weight: number) => found.set(name, Math.max(weight, found.get(name) ?? 0));
  for (const { names, regionCode } of places) {
    for (const name of names) add(name, SAME);
    let level = [regionCode];
    const seen = new Set<string>();
    for (let weight = names.length > 0 ? SAME * STEP : SAME; level.length > 0; weight *= STEP) {
      for (const code of level) {
        seen.add(code);
        for (const name of regionOf(code, language).names) add(name, weight);
      }
      level = [...new Set(level.flatMap((code) => regionOf(code, language).within))].filter(
        (code) => !seen.has(code) && code !== WORLD,
      );
    }
  }
  for (const name of regionOf(WORLD, language).names) add(name, ABROAD);
  return [...found].map(([name, weight]) => ({ name, weight }));
}
