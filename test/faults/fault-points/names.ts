import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../src/', import.meta.url));

/** Every fault point that the source names, so that none is left out of a run. */
export function faultPointNames(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(`${source}${file}`, 'utf8').matchAll(/\bfaultPoint\('([^']+)'\)/gu)].map(
      ([, name]) => name!,
    ),
  );
  return [...new Set(names)].sort();
}

/** Points that are passed only when the job is given up, which its third death brings. */
export const pointsOfTheEnd: readonly string[] = ['faqs:buried', 'faqs:page-failed'];
