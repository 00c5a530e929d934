/** Shorter stems keep their last letter: too much would fall together. */
const SHORTEST_CHANGED = 4;
/** The consonants that endings change, as they are without one: `v knize` of `kniha`, `v pračce` of `pračka`, `v kočáře` of `kočár`. */
const UNCHANGED: Readonly<Record<string, string>> = { c: 'k', č: 'k', z: 'h', ř: 'r' };

/**
 * A stem as Snowball leaves it with what case endings did undone: the last consonant, a fleeting e, and ů (`praček`, `pračce`,
 * `pračka` → `pračk`). After the palatalisation step of Dolamic and Savoy, "Indexing and stemming approaches for the Czech
 * language", Information Processing & Management 45, 2009.
 */
export function stem(snowball: string): string {
  const bare = snowball.replaceAll('ů', 'o');
  if (bare.length < SHORTEST_CHANGED) return bare;
  if (bare.endsWith('ek') && bare.length > SHORTEST_CHANGED) return `${bare.slice(0, -2)}k`;
  return bare.slice(0, -1) + (UNCHANGED[bare.at(-1)!] ?? bare.at(-1)!);
}
