import type { FastifyRequest } from 'fastify';
import type { FieldFault } from '../../errors.ts';
import type { Fault } from './faults.ts';
import { checkDepth, decodeUtf8, parseJsonObject } from './json-body.ts';

/**
 * One entry of a bulk body, as received: its strings are NOT normalised yet, because only the noun knows which of
 * them are ids. `fault` says why a line or entry is no object at all; such an entry is an item error.
 */
export type BulkItem =
  | { index: number; value: Record<string, unknown>; fault?: undefined }
  | { index: number; fault: { pointer: string; code: FieldFault['code']; detail: string } };

/** The most entries one bulk request may have. */
export const mostBulkItems = 10_000;

function itemOf(value: unknown, index: number): BulkItem {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { index, fault: { pointer: '', code: 'type', detail: 'must be an object' } };
  const found: Fault[] = [];
  // One level deeper than a body of its own would be: the envelope counts too.
  checkDepth([value], found);
  const tooDeep = found[0];
  if (tooDeep)
    return { index, fault: { pointer: tooDeep.at.slice(2), code: tooDeep.code, detail: tooDeep.detail } };
  return { index, value: value as Record<string, unknown> };
}

function parseLine(line: string, index: number): BulkItem {
  try {
    return itemOf(JSON.parse(line), index);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { index, fault: { pointer: '', code: 'format', detail: 'the line is not JSON' } };
  }
}

function decodeLines(bytes: Buffer | undefined): string[] {
  if (bytes === undefined || bytes.length === 0) return [];
  return decodeUtf8(bytes)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

/**
 * The entries of a bulk body: `{"<list>": […]}` as JSON, or one object per line as NDJSON.
 *
 * A bad envelope is a fault of the request; a bad entry is not. Throws `invalid_json` when nothing can be read.
 */
export function readBulk(request: FastifyRequest, list: string, faults: FieldFault[]): BulkItem[] {
  const bytes = request.body as Buffer | undefined;
  const isLines = request.headers['content-type']?.toLowerCase().includes('x-ndjson') ?? false;
  const pointer = isLines ? '' : `/${list}`;
  const entries: unknown = isLines ? decodeLines(bytes) : parseJsonObject(bytes)[list];
  if (entries === undefined || entries === null)
    faults.push({ pointer, code: 'required', detail: `${list} is required` });
  else if (!Array.isArray(entries)) faults.push({ pointer, code: 'type', detail: 'must be an array' });
  else if (entries.length > mostBulkItems)
    faults.push({ pointer, code: 'too_many', detail: `must have at most ${mostBulkItems} items` });
  else
    return entries.map((entry, index) => (isLines ? parseLine(String(entry), index) : itemOf(entry, index)));
  return [];
}
