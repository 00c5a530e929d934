import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the evaluation data, or undefined after saying plainly what is left out because it is absent. */
export function testData(folder: string): string | undefined {
  const root =
    process.env['AISLE_TEST_DATA'] ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'data');
  const path = join(root, folder);
  if (existsSync(path)) return path;
  console.info(`left out: what needs ${folder}, because ${path} is absent (set AISLE_TEST_DATA)`);
  return undefined;
}
