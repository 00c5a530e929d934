import { audiences, type SizedFor } from '../../language/concepts/values.ts';
import { matchPhrase } from '../tokens/phrases.ts';
import type { CatalogueValue } from '../vocabulary/catalogue-vocabulary.ts';
import { otherSizes } from '../vocabulary/size-systems.ts';
import type { Reading } from './reading.ts';

/**
 * The catalogue's sizes that are the one asked for in another system, by the tables of one audience: the one the query
 * names, else the only one the catalogue has. Empty when that is not clear.
 */
export function convertedSizes(reading: Reading, key: string): readonly CatalogueValue[] {
  const audience = audienceOf(reading);
  if (audience === undefined) return [];
  const kind = isFootwear(reading) ? 'shoes' : 'clothing';
  const found = otherSizes(key, audience, kind).flatMap((other) => reading.vocabulary.sizes.get(other) ?? []);
  return [...new Set(found)];
}

function audienceOf({ tokens, lexicon, vocabulary }: Reading): SizedFor | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const named = matchPhrase(lexicon.audiences, tokens, at);
    if (named) return audiences[named.meaning].sizedFor;
  }
  const served = new Set(
    [...vocabulary.audiences.keys()].flatMap((audience) => audiences[audience].sizedFor ?? []),
  );
  return served.size === 1 ? [...served][0] : undefined;
}

/** Whether a word of the query or the thread names something worn on the feet, alone or at the end of a compound. */
function isFootwear({ lexicon, about }: Reading): boolean {
  return [...about].some((word) =>
    lexicon.footwear.some((shoe) => word === shoe || (shoe.length > 4 && word.endsWith(shoe))),
  );
}
