import { isUtf8 } from 'node:buffer';
import { AppError } from '../../errors.ts';
import type { Fault } from './faults.ts';
import { pointerToken } from './faults.ts';
import { deepestBody } from './read-any.ts';

const notJson = 'The body is not a JSON object in UTF-8.';

/** Decodes a body: UTF-8 only, a leading byte order mark is ignored. Throws `invalid_json`. */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new AppError('invalid_json', notJson);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return bytes.toString('utf8', start);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AppError('invalid_json', notJson);
  }
}

/** The body of a request as a JSON object. Throws `invalid_json` for an empty body and for any other JSON value. */
export function parseJsonObject(bytes: Buffer | undefined): Record<string, unknown> {
  if (bytes === undefined || bytes.length === 0) throw new AppError('invalid_json', 'The body is empty.');
  const value = parseJson(decodeUtf8(bytes));
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new AppError('invalid_json', notJson);
  return value as Record<string, unknown>;
}

function findTooDeep(value: object, depth: number): string | undefined {
  if (depth > deepestBody) return '';
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member === null || typeof member !== 'object') continue;
    const below = findTooDeep(member, depth + 1);
    if (below !== undefined) return `/${pointerToken(key)}${below}`;
  }
  return undefined;
}

/** Refuses bodies nested more than 16 deep: such a value may parse, but cannot be written again. */
export function checkDepth(body: object, faults: Fault[]): void {
  const at = findTooDeep(body, 1);
  if (at !== undefined && !at.startsWith('/user_metadata'))
    faults.push({ at, code: 'too_deep', detail: `bodies may be nested at most ${deepestBody} deep` });
}
