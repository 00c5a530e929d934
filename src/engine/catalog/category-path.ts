/** Between the departments of a path as indexes and replies spell it. */
export const CATEGORY_SEPARATOR = ' > ';

/** The departments of a path, outermost first, each trimmed: `A>B` and `A > B ` are one path. */
export function departmentsOf(path: string): string[] {
  return path.split('>').map((part) => part.trim());
}

/** The innermost department of a path. */
export function leafOf(path: string): string {
  return departmentsOf(path).at(-1)!;
}
