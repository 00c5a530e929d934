/** NFKC, lower case: how values and names of tags compare. */
export function foldValue(value: string): string {
  return value.normalize('NFKC').toLowerCase();
}

/** Where the name of a tag ends; a tag without `=` is all name. */
export function tagNameOf(tag: string): string {
  const cut = tag.indexOf('=');
  return cut < 0 ? tag : tag.slice(0, cut);
}

/** Tags compare by this: name and value folded on their own (`brand=Northpeak` = `brand=NORTHPEAK`). */
export function foldTag(tag: string): string {
  const name = tagNameOf(tag);
  return `${foldValue(name)}=${foldValue(tag.slice(name.length + 1))}`;
}

/** The tag of a name and a value: the name folded and without `=`, the value as the catalogue spells it. */
export function tagOf(name: string, value: string): string {
  return `${foldValue(name).replaceAll('=', ' ')}=${value}`;
}

/** Identifiers compare by this: NFKC, upper case, letters and digits only; empty when none is left. */
export function foldIdentifier(identifier: string): string {
  return identifier
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
