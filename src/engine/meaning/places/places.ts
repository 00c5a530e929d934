import { languageOf } from '../../language/locale-lookup.ts';
import { type Place, placesByName, placeWords, regionOf } from './place-names.ts';

/** Another name that rules for a place may go by, and how surely they hold for it: 0 to 1. */
export type OtherName = { name: string; weight: number };

/** Words of a text that name a place, and names of what that is or lies in. */
export type PlaceMention = { words: readonly string[]; names: readonly OtherName[] };

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
export function placesNamed(text: string, language: string, target: string): PlaceMention[] {
  const words = placeWords(text);
  const byName = placesByName(languageOf(language));
  const mentions: PlaceMention[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = LONGEST_NAME_WORDS; length > 0; length--) {
      const named = words.slice(from, from + length);
      const places = named.length === length ? byName.get(named.join(' ')) : undefined;
      if (places === undefined) continue;
      mentions.push({ words: named, names: otherNames(places, languageOf(target)) });
      from += length - 1;
      break;
    }
  }
  return mentions;
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
