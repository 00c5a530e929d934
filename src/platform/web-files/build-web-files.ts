import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isStale, webProjects } from './web-projects.ts';

/**
 * Builds the web projects whose sources have changed since, in a process of its own: the bundler's memory is given back.
 *
 * Returns the names of what was built. Rejects with the bundler's words, or with the sizes that break a budget;
 * what was built before stays in place then.
 */
export async function buildWebFiles(): Promise<string[]> {
  const stale = webProjects()
    .filter(isStale)
    .map(({ name }) => name);
  if (stale.length === 0) return [];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-main.ts'), ...stale], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (exitCode !== 0)
    throw new Error(`The web files (${stale.join(', ')}) could not be built.\n${said.trim()}`);
  return stale;
}
