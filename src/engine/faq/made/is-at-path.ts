/** Whether a line of the fact sheet is one that `paths` of a candidate name: exact, or by its beginning (`a.`) or end (`*.b`). */
export function isAtPath(path: string | undefined, patterns: readonly string[]): boolean {
  if (path === undefined) return false;
  return patterns.some((pattern) => {
    if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
    return pattern.endsWith('.') ? path.startsWith(pattern) : path === pattern;
  });
}
