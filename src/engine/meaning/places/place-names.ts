import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf } from '../../language/pack.ts';
import gazetteer from '../../language/places/gazetteer.json' with { type: 'json' };
import { unionInitials } from '../../language/places/union-initials.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { entriesOf } from '../../text/phrases/entries.ts';
import { listIn } from '../../text/values/list-in.ts';

/**
 * Regions, groups of countries and places in them; written for this project from general knowledge, by authors who saw neither a shop
 * nor a question of the evaluation. What a region is called stands in the languages' folders; a place's names are the same in all,
 * parted by `|`. One that ends in `@` is an everyday word of some language: it is read as a place only where the language says so.
 */
type Entry = { code: string; within: readonly string[]; places: readonly string[] };

/** A named place: its names (none for a region, which is named by its code) and the region it lies in or is. */
export type Place = { names: readonly string[]; regionCode: string };

/** Members of the European Union, ISO 3166. */
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);
const UNION = 'EU';
const EUROPE = 'europe';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryCodes = [...union, ...letters.flatMap((first) => letters.map((second) => first + second))];

const regions: readonly Entry[] = gazetteer;
const entries = new Map(regions.map((entry) => [entry.code, entry]));

/** What a language says of places, read on first use: names of regions by their codes, and words that are places too. */
const wordsOf = kept(perLanguage, (language) => {
  const { regions = '', wordsToo = '' } = partOf(language, 'places') ?? {};
  const named = entriesOf(regions, '\n').map((line) => {
    const [code = '', names = ''] = line.split(' = ');
    return [code, entriesOf(names, '|')] as const;
  });
  return { regions: new Map(named), wordsToo: new Set(entriesOf(wordsToo.replaceAll('\n', '|'), '|')) };
});

const displayNames = kept(
  perLanguage,
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

/** The name of a country or of the Union by the data of Intl; `undefined` for other codes. */
function officialName(code: string, language: string): string | undefined {
  return /^[A-Z]{2}$/u.test(code) ? displayNames(language).of(code) : undefined;
}

/** What a code stands for in a language: its names, and the codes of what it lies in. */
export function regionOf(
  code: string,
  language: string,
): { names: readonly string[]; within: readonly string[] } {
  const entry = entries.get(code);
  const official = officialName(code, language);
  const names = [
    ...(official === undefined ? [] : [official]),
    ...(wordsOf(language).regions.get(code) ?? []),
  ];
  if (code === UNION) names.push(...unionInitials);
  const isMember = union.has(code);
  const within = [
    ...(entry?.within ?? []),
    ...(isMember ? [UNION] : []),
    ...(code === UNION ? [EUROPE] : []),
  ];
  return { names, within };
}

/** The words of a text as names of places are compared: lower case, no accents. */
export function placeWords(text: string): string[] {
  return foldAccents(text.toLowerCase()).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}

/** The places of the gazetteer and all countries by their names in a language, folded (lower case, no accents). */
export const placesByName: (language: string) => ReadonlyMap<string, readonly Place[]> = kept(
  perLanguage,
  readNames,
);

function readNames(language: string): Map<string, Place[]> {
  const byName = new Map<string, Place[]>();
  const { wordsToo } = wordsOf(language);
  const add = (name: string, place: Place) => {
    const same = listIn(byName, placeWords(name).join(' '));
    if (!same.some(({ regionCode }) => regionCode === place.regionCode)) same.push(place);
  };
  for (const code of new Set([...entries.keys(), ...countryCodes]))
    for (const name of regionOf(code, language).names) add(name, { names: [], regionCode: code });
  for (const { code, places } of entries.values())
    for (const text of places) {
      const written = text.split('|').map((name) => {
        const plain = name.replace(/@$/u, '');
        return { plain, isRead: plain === name || wordsToo.has(plain) };
      });
      const place = { names: written.map(({ plain }) => plain), regionCode: code };
      for (const { plain, isRead } of written) if (isRead) add(plain, place);
    }
  return byName;
}
