import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders of the repository that Vite turns into files for browsers. */
export const webProjectNames = ['sdk', 'dashboard'] as const;

export type WebProjectName = (typeof webProjectNames)[number];

export type WebProject = { name: WebProjectName; folder: string; outFolder: string };

const repository = join(import.meta.dirname, '../../..');
const stampFile = '.built-from';
/** What else decides how the files come out. */
const sharedSources = ['src/contract', 'package-lock.json', 'src/platform/web-files'];

/** What changes in the name of a file, or of its folder, when the contents change. */
export const hashInName = /-[\w-]{8}(?=\.\w+$)|(?<=^assets)-[0-9a-f]{8}(?=\/)/;

/** Where a project's files are built to, whether or not its sources are there. */
export function outFolderOf(name: WebProjectName): string {
  return join(repository, 'dist/web', name);
}

/** The projects whose sources are there; a published package has none, only what was built. */
export function webProjects(): WebProject[] {
  return webProjectNames
    .map((name) => ({ name, folder: join(repository, name), outFolder: outFolderOf(name) }))
    .filter(({ folder }) => existsSync(join(folder, 'vite.config.ts')));
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 over names and contents of all sources of a project, so that a deleted or reverted file counts too. */
export function sourceStamp({ folder }: WebProject): string {
  const shared = sharedSources.map((path) => join(repository, path));
  const files = [folder, ...shared].flatMap((path) => (path.endsWith('.json') ? [path] : filesBelow(path)));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort())
    hash
      .update(`${relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Whether the built files are missing or come from other sources than those that lie there now. */
export function isStale(project: WebProject): boolean {
  const stamp = join(project.outFolder, stampFile);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceStamp(project);
}

/** The file in a build that says what it was made from. */
export function stampPath(outFolder: string): string {
  return join(outFolder, stampFile);
}
