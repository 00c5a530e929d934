import { oncePer } from '../../../memo/once-per.ts';
import { packJson } from '../../../platform/database/packed-json.ts';
import { readStored, type StoredPlace, type VersionReader } from '../../validation/read-stored.ts';
import { fields, isAnything, isText, listOf, oneOf } from '../../validation/stored-shape.ts';

const isResponse = fields({}, { route: isText, claims: listOf(fields({ support: listOf(isAnything) })) });
const isQuote = fields({ kind: oneOf('span'), source: fields({ sourceId: isText }) });

/** What is read again of an answer: which way it took, and the ids of the texts that it quotes, in order. */
export type StoredResponse = { route?: string; quotedIds: readonly string[] };

/** Both versions have the same members; the first was written without its number. */
const read: VersionReader<StoredResponse> = (stored) => {
  if (!isResponse(stored)) return undefined;
  const { route, claims = [] } = stored;
  const quotes = claims.flatMap(({ support }) => support).filter(isQuote);
  return {
    ...(route === undefined ? {} : { route }),
    quotedIds: quotes.map(({ source }) => source.sourceId),
  };
};

/** What a message's row says of its answer; of one that cannot be read nothing is known. */
export function readResponse(place: StoredPlace, column: string): StoredResponse {
  return readStored(place, column, [read, read]) ?? { quotedIds: [] };
}

/** The column of a message's answer. A recalled answer is the same object each time. */
export const writeResponse = oncePer((response: object): string => packJson({ v: 1, ...response }));
