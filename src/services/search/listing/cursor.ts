import { type FieldFault, invalidRequest } from '../../../errors.ts';
import { sha256Hex } from '../../../platform/ids/hash.ts';
import type { SearchInput } from '../search-types.ts';
import { isSeenText } from './seen-ids.ts';

/** Where a chain of pages stands. */
export type Position = {
  /** Products shown so far. */
  offset: number;
  /** Change of the index that the first page was taken from. */
  changeSeq: number;
  /** The ids shown so far; see `seen-ids.ts`. */
  seen: string;
};

const VALID_MS = 3_600_000;
const CHECK_LENGTH = 32;
const parts = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]*)$/;

/** The members of a request that a cursor belongs to. */
export type CursorBinding = Pick<
  SearchInput,
  'queryText' | 'locale' | 'filters' | 'sort' | 'limit' | 'facets' | 'pageUrl'
>;

/** A cursor of before the ids shown were written as they are now is refused, not misread. */
const FORMAT = 2;

/** What a cursor belongs to: everything of the request that decides the list. */
function bindingOf(companyId: string, input: CursorBinding): string {
  const { queryText, locale, filters, sort, limit, facets, pageUrl } = input;
  return JSON.stringify([
    FORMAT,
    companyId,
    queryText,
    locale,
    filters,
    sort,
    limit,
    facets,
    pageUrl ?? null,
  ]);
}

function checkOf(companyId: string, input: CursorBinding, body: string): string {
  return sha256Hex(`${bindingOf(companyId, input)}\n${body}`).slice(0, CHECK_LENGTH);
}

/** The position as an opaque text, bound to company and request, valid for an hour. */
export function encodeCursor(
  { offset, changeSeq, seen }: Position,
  companyId: string,
  input: CursorBinding,
  nowMs: number,
): string {
  const body = `${offset}.${changeSeq}.${nowMs}.${seen}`;
  return checkOf(companyId, input, body) + body;
}

/**
 * Reads a cursor; throws `invalid_request` at `/cursor` for one that is damaged, of another request or over an hour old.
 *
 * The check is no secret: who makes up a position of his own only reads elsewhere in a list that he may read anyway.
 */
export function decodeCursor(text: string, companyId: string, input: CursorBinding, nowMs: number): Position {
  const body = text.slice(CHECK_LENGTH);
  const found = parts.exec(body);
  if (!found || checkOf(companyId, input, body) !== text.slice(0, CHECK_LENGTH))
    throw refused('mismatch', 'not a cursor of this request');
  const [offset, changeSeq, issuedAtMs] = found.slice(1, 4).map(Number) as [number, number, number];
  if (nowMs - issuedAtMs > VALID_MS) throw refused('expired', 'the cursor is over an hour old');
  const seen = found[4]!;
  if (!isSeenText(seen)) throw refused('mismatch', 'not a cursor of this request');
  return { offset, changeSeq, seen };
}

function refused(code: FieldFault['code'], detail: string): Error {
  return invalidRequest([{ pointer: '/cursor', code, detail }]);
}
