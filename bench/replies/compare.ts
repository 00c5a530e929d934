import { readFileSync } from 'node:fs';

const SHOWN = 10;
const AROUND = 60;

/** The lines that a file of replies was written with. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

/** Both sides from a little before the first place where they differ. */
function told(before: string | undefined, now: string | undefined): string {
  if (before === undefined) return `only now: ${now?.slice(0, 2 * AROUND)}`;
  if (now === undefined) return `only before: ${before.slice(0, 2 * AROUND)}`;
  let at = 0;
  while (before[at] === now[at]) at++;
  const from = Math.max(0, at - AROUND);
  const name = before.slice(0, before.indexOf('","') + 1);
  const part = (line: string) => line.slice(from, at + 2 * AROUND);
  return `${name} at character ${at}\n  before …${part(before)}\n  now    …${part(now)}`;
}

/** How many lines differ from those of the file, byte for byte, with the first ten told; lines that one side lacks count. */
export function compareReplies(
  path: string,
  lines: readonly string[],
): { differing: number; shown: string[] } {
  const before = linesOf(path);
  const shown: string[] = [];
  let differing = 0;
  for (let i = 0; i < Math.max(before.length, lines.length); i++) {
    if (before[i] === lines[i]) continue;
    differing++;
    if (shown.length < SHOWN) shown.push(told(before[i], lines[i]));
  }
  return { differing, shown };
}
