import { kept } from '../../memo/kept.ts';

/** NFKC, lower case: how values and names of tags compare. */
export function foldValue(value: string): string {
  return value.normalize('NFKC').toLowerCase();
}

/** Where the name of a tag ends; a tag without `=` is all name. */
export function tagNameOf(tag: string): string {
  const cut = tag.indexOf('=');
  return cut < 0 ? tag : tag.slice(0, cut);
}

/** Tags of queries come again with every hit, names with every document. */
const MOST_KEPT = 10_000;
const LONGEST_KEPT = 100;
const limits = { most: MOST_KEPT, longest: LONGEST_KEPT };

/** Tags compare by this: name and value folded on their own (`brand=Northpeak` = `brand=NORTHPEAK`). */
export const foldTag: (tag: string) => string = kept(limits, (tag) => {
  const name = tagNameOf(tag);
  return `${foldValue(name)}=${foldValue(tag.slice(name.length + 1))}`;
});

const keptFold: (value: string) => string = kept(limits, foldValue);
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/;

/** `foldValue` of a value that is counted with every facet; NFKC leaves ASCII as it is. */
export function foldCounted(value: string): string {
  return ASCII.test(value) ? value.toLowerCase() : keptFold(value);
}

/** A name as tags and numeric columns spell it: folded and without `=`. */
export const columnName: (name: string) => string = kept(
  { most: MOST_KEPT, longest: Number.POSITIVE_INFINITY },
  (name) => foldValue(name).replaceAll('=', ' '),
);

/** The tag of a name and a value: the name as `columnName` has it, the value as the catalogue spells it. */
export function tagOf(name: string, value: string): string {
  return `${columnName(name)}=${value}`;
}

/** Identifiers compare by this: NFKC, upper case, letters and digits only; empty when none is left. */
export function foldIdentifier(identifier: string): string {
  return identifier
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
