/** NFKC, lower case: how values and names of tags compare. */
export function foldValue(value: string): string {
  return value.normalize('NFKC').toLowerCase();
}

/** Where the name of a tag ends; a tag without `=` is all name. */
export function tagNameOf(tag: string): string {
  const cut = tag.indexOf('=');
  return cut < 0 ? tag : tag.slice(0, cut);
}

/** Tags of queries come again with every hit, names with every document; a cache is emptied when it is this full. */
const KEPT_NAMES = 10_000;
const LONGEST_KEPT = 100;
const keptTags = new Map<string, string>();

/** Tags compare by this: name and value folded on their own (`brand=Northpeak` = `brand=NORTHPEAK`). */
export function foldTag(tag: string): string {
  let folded = keptTags.get(tag);
  if (folded === undefined) {
    const name = tagNameOf(tag);
    folded = `${foldValue(name)}=${foldValue(tag.slice(name.length + 1))}`;
    if (keptTags.size >= KEPT_NAMES) keptTags.clear();
    if (tag.length <= LONGEST_KEPT) keptTags.set(tag, folded);
  }
  return folded;
}

const keptValues = new Map<string, string>();

/** `foldValue` of a value that is counted with every facet. */
export function foldCounted(value: string): string {
  let folded = keptValues.get(value);
  if (folded === undefined) {
    folded = foldValue(value);
    if (keptValues.size >= KEPT_NAMES) keptValues.clear();
    if (value.length <= LONGEST_KEPT) keptValues.set(value, folded);
  }
  return folded;
}

const keptNames = new Map<string, string>();

/** A name as tags and numeric columns spell it: folded and without `=`. */
export function columnName(name: string): string {
  let folded = keptNames.get(name);
  if (folded === undefined) {
    folded = foldValue(name).replaceAll('=', ' ');
    if (keptNames.size >= KEPT_NAMES) keptNames.clear();
    keptNames.set(name, folded);
  }
  return folded;
}

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
