import { parsedJson } from '../text/values/json-value.ts';

/** Between the departments of a path as indexes and replies spell it. */
export const CATEGORY_SEPARATOR = ' > ';

const SEPARATORS = /\s*(?:->|[>›»|]|::)\s*/u;
/** `Men/Tops/Tees`: strokes without spaces part departments; `Wi-Fi / LAN` joins two things. */
const STROKED = /^[^\s/][^/]*[^\s/](?:\/[^\s/][^/]*[^\s/])+$/u;

/** The departments of a path, outermost first, each trimmed: `A>B`, `A > B `, `A|B` and `A/B` are one path. */
export function departmentsOf(path: string): string[] {
  const parts = path.split(SEPARATORS).map((part) => part.trim());
  const [only] = parts;
  const departments = parts.length === 1 && STROKED.test(only!) ? only!.split('/') : parts;
  return departments.map((part) => part.trim()).filter((part, _, all) => part !== '' || all.length === 1);
}

const MOST_NAMED = 100;

/** Category paths as a record gives them: a list that was written as JSON text is the paths in it. */
export function namedPaths(categories: readonly string[]): string[] {
  return categories.flatMap((given) => listIn(given) ?? [given]).slice(0, MOST_NAMED);
}

function listIn(text: string): string[] | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return undefined;
  const list = parsedJson(text);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : undefined;
}

/** The innermost department of a path. */
export function leafOf(path: string): string {
  return departmentsOf(path).at(-1)!;
}
