import { htmlToText, looksLikeHtml } from '../../engine/extract/html/html-to-text.ts';
import type { CellNote } from '../../engine/records/source-record.ts';
import type { FieldFault } from '../../errors.ts';
import { validateProduct } from '../catalog/validation/validate-product.ts';

type Wire = Record<string, unknown>;

const longest = { title: 500, description: 50_000 };

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The beginning of a text, up to the end of a word. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length - 1).toWellFormed();
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word > length / 2 ? word : start.length).trimEnd()}…`;
}

/** A text that is too long keeps its beginning, a list its first entries. */
function shorten(value: unknown, name: string, limit: number): unknown {
  if (Array.isArray(value)) return value.slice(0, limit);
  if (typeof value !== 'string') return undefined;
  if (name === 'title') return cut(value, longest.title);
  if (name !== 'description') return undefined;
  const text = looksLikeHtml(value) ? htmlToText(value) : value;
  return text.length > longest.description ? cut(text, longest.description) : text;
}

function steps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Members of a record that stand or fall as one: half a price is none. */
const wholes = new Set(['price', 'list_price', 'sale', 'rating']);

/** Changes the cell a fault is about so that it is none any more: shortened, else taken out. False when nothing helps. */
function mend(value: Wire, { pointer = '', code, detail }: FieldFault): boolean {
  const path = steps(pointer);
  if (path[0] === 'product_id' || (path[0] === 'title' && code !== 'too_long')) return false;
  let holder: Wire | unknown[] = value;
  for (const [i, step] of path.entries()) {
    const at: string | number = Array.isArray(holder) ? Number(step) : step;
    const inner: unknown = (holder as Wire)[at];
    const isLast =
      i === path.length - 1 ||
      wholes.has(step) ||
      (path[0] === 'variants' && path[2] === 'variant_id' && i === 1);
    if (!isLast && (isObject(inner) || Array.isArray(inner))) {
      holder = inner;
      continue;
    }
    const limit = Number(/at most (\d+)/.exec(detail)?.[1] ?? 0);
    const shorter = code === 'too_long' || code === 'too_many' ? shorten(inner, step, limit) : undefined;
    if (isObject(inner) && code === 'too_many')
      for (const name of Object.keys(inner).slice(limit)) delete inner[name];
    else if (shorter !== undefined) (holder as Wire)[at] = shorter;
    else if (Array.isArray(holder)) (holder as unknown[])[at as number] = null;
    else delete holder[step];
    return true;
  }
  return false;
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutGaps);
  if (!isObject(value)) return value;
  for (const [name, inner] of Object.entries(value))
    if (typeof inner === 'object') value[name] = withoutGaps(inner);
  return value;
}

/** Names of lists and variants without their numbers: one note for all of a kind. */
function columnOf(pointer: string): string {
  return steps(pointer)
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
}

/**
 * A record in wire names that the catalogue takes: what is too long keeps its beginning, what cannot be read is left out,
 * each with a note. A record without an id or title stays as it is, to be refused as a whole.
 */
export function fitProduct(given: Readonly<Record<string, unknown>>): {
  value: Readonly<Record<string, unknown>>;
  notes: CellNote[];
} {
  if (given['deleted'] === true) return { value: given, notes: [] };
  let checked = validateProduct(given);
  if (checked.ok) return { value: given, notes: [] };
  const notes: CellNote[] = [];
  let value = structuredClone(given) as Wire;
  // A cell that is mended may hold another fault; three rounds are more than any record needs.
  for (let round = 0; round < 3 && !checked.ok; round++) {
    const mended = checked.faults.filter((fault) => mend(value, fault));
    if (mended.length === 0) break;
    for (const { pointer = '', detail } of mended) notes.push({ column: columnOf(pointer), reason: detail });
    value = withoutGaps(value) as Wire;
    checked = validateProduct(value);
  }
  return { value, notes };
}
