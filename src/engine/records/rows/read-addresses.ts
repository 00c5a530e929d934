import { decodeEntities } from '../../text/characters/decode-entities.ts';
import { readListCell, unquoted } from '../cells/read-list.ts';
import type { RowSettings } from './shop-row.ts';

const longestAddress = 2_048;

/** An absolute address; `undefined` for one that leads nowhere from here. */
function absolute(text: string, origin: string | undefined): string | undefined {
  const trimmed = decodeEntities(text).trim();
  const spelled = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const isAbsolute = /^https?:\/\//i.test(spelled);
  if (!isAbsolute && (origin === undefined || /^[a-z][a-z0-9+.-]*:/i.test(spelled))) return undefined;
  const url = URL.parse(spelled, isAbsolute ? undefined : origin);
  if (!url || url.hostname === '' || url.username !== '') return undefined;
  // What was written is kept as it is where it is an address as it stands.
  const kept = isAbsolute && !/[\s\\]/.test(spelled) ? spelled : url.href;
  return kept.length > longestAddress ? undefined : kept;
}

/** The address of a cell; `undefined` when it has none that leads anywhere. */
export function readAddress(cell: string, { origin }: RowSettings): string | undefined {
  const text = readListCell(cell)?.[0] ?? unquoted(cell);
  return absolute(text.split(/[,|\s]+(?=(?:https?:)?\/\/)/)[0]!, origin);
}

/** All addresses of a cell that lists pictures: a JSON list, or addresses between commas, semicolons, bars or blanks. */
export function readAddresses(cell: string, origin: string | undefined): string[] {
  const isAbsolute = /(?:https?:)?\/\//i.test(cell);
  const parts =
    readListCell(cell) ??
    unquoted(cell).split(isAbsolute ? /[,;|~\s]+(?=(?:https?:)?\/\/)/i : /\s*[,;|\n]\s*/);
  return parts.flatMap((part) => (part.trim() === '' ? [] : (absolute(part, origin) ?? [])));
}

/** An address made of a pattern: names in braces stand for cells. `undefined` when one of them has none. */
export function addressByPattern(
  pattern: string,
  cellOf: (name: string) => string | undefined,
): string | undefined {
  let isWhole = true;
  const address = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const cell = cellOf(name.trim());
    if (cell === undefined) isWhole = false;
    return encodeURIComponent(cell ?? '').replaceAll('%2F', '/');
  });
  return isWhole ? absolute(address, undefined) : undefined;
}
