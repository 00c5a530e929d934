import { tagOf } from '../retrieval/fold-key.ts';
import { compareTexts } from '../text/values/compare-texts.ts';

/** Tag name and value of a combination of options; names in code unit order. */
export function combinationTag(
  prefix: 'variant' | 'sold_out',
  options: readonly (readonly [string, string])[],
): string {
  const sorted = [...options].sort(([a], [b]) => compareTexts(a, b));
  const names = sorted.map(([name]) => name.toLowerCase()).join('+');
  return tagOf(`${prefix}.${names}`, sorted.map(([, value]) => value).join('+'));
}

/** The column of the most that any variant has, where that is not the least: "longest" is of the longest variant. */
export function mostColumn(column: string): string {
  return `most.${column}`;
}

/** What the name of a column has before a unit that no table knows. */
export const OWN_UNIT = '~';
