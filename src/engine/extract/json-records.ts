import type { SourceRecord } from './source-record.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toRecord(value: unknown, line: number): SourceRecord {
  return isObject(value) ? { line, value } : { line, fault: 'must be an object' };
}

/** A line of JSON Lines, counted from 1; `undefined` for a blank one. A byte order mark at the first does not count. */
export function jsonLine(text: string, line: number): SourceRecord | undefined {
  const json = (line === 1 ? text.replace(/^\ufeff/, '') : text).trim();
  if (json === '') return undefined;
  try {
    return toRecord(JSON.parse(json), line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line, fault: 'the line is not JSON' };
  }
}

/**
 * The records of one JSON text: a list, or an object that holds one under `listName` (`{"products": […]}`), or one record.
 *
 * `line` counts records from 1, since JSON has no lines of its own.
 */
export function jsonRecords(text: string, listName: string): SourceRecord[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ line: 1, fault: 'the file is not JSON' }];
  }
  const held = isObject(value) ? value[listName] : undefined;
  const list = Array.isArray(value) ? value : Array.isArray(held) ? held : [value];
  return list.map((entry, i) => toRecord(entry, i + 1));
}
