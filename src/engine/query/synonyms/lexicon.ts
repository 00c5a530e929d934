import { partOf } from '../../language/pack.ts';

/**
 * Words of electronics, apparel and the household that shops use for the same thing in a language; each group both ways. Only true
 * synonyms: a bag is no case. Words, not phrases: they are compared as index terms. Empty for a language without a list.
 */
export function synonymGroups(language: string): readonly (readonly string[])[] {
  const text = partOf(language, 'catalogue')?.synonyms ?? '';
  return text
    .split(';')
    .map((group) =>
      group
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== ''),
    )
    .filter((group) => group.length > 1);
}
