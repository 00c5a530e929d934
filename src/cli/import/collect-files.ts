import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { CliError, exitCodes } from '../cli-error.ts';

/** A file to be read: where it lies, and its path below what was asked for, with `/` and without `.gz`. */
export type FoundFile = { path: string; name: string };

function withoutGzip(name: string): string {
  return name.replace(/\.gz$/i, '');
}

function hasExtension(name: string, extensions: readonly string[]): boolean {
  const lower = withoutGzip(name).toLowerCase();
  return extensions.some((extension) => lower.endsWith(`.${extension}`));
}

function filesBelow(folder: string, extensions: readonly string[]): FoundFile[] {
  const found: FoundFile[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const isHidden = name.split('/').some((part) => part.startsWith('.') || part === 'node_modules');
    if (entry.isFile() && !isHidden && hasExtension(name, extensions))
      found.push({ path, name: withoutGzip(name) });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function notFound(path: string, why: string, fix: string): CliError {
  return new CliError(`Cannot read "${path}".`, {
    exitCode: exitCodes.refused,
    code: 'file_not_found',
    why,
    fix,
  });
}

/** The files named, and those below folders that are named, in order. Links are not followed; hidden files are left out. */
export function collectFiles(
  paths: readonly string[],
  extensions: readonly string[],
  fix: string,
): FoundFile[] {
  return paths.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) throw notFound(path, 'There is no such file or folder.', fix);
    if (!stats.isDirectory()) return [{ path, name: withoutGzip(basename(path)) }];
    const found = filesBelow(path, extensions);
    if (found.length === 0)
      throw notFound(path, `The folder holds no file ending in .${extensions.join(', .')}.`, fix);
    return found;
  });
}
