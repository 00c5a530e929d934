import { invalidRequest } from '../../errors.ts';

/** An opaque cursor that names the last record of a page by its key. */
export function encodeKeyCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The key in a cursor of `length` parts. Throws `invalid_request` at `cursor` for anything a list did not give out. */
export function decodeKeyCursor(cursor: string, length: number): string[] {
  const refused = invalidRequest([
    { parameter: 'cursor', code: 'format', detail: 'not a cursor of this list' },
  ]);
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw refused;
    throw cause;
  }
  const isKey = Array.isArray(key) && key.length === length && key.every((part) => typeof part === 'string');
  // What a browser or shell made of it would name other records on one of the two stores.
  if (!isKey || (key as string[]).some((part) => part.includes('\0') || !part.isWellFormed())) throw refused;
  return key as string[];
}
