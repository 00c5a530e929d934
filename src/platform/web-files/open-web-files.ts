import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { hashInName, outFolderOf, type WebProjectName } from './web-projects.ts';

/** One built file with its compressed forms. */
export type WebFile = {
  mediaType: string;
  bytes: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
  etag: string;
};

/** Built files by project and path. */
export type WebFiles = {
  /** A file by its path below the project (`assets/panel-1a2b3c4d.js`); undefined when there is none. */
  file(project: WebProjectName, path: string): WebFile | undefined;
  /**
   * The file that a path of another build meant: the same name with another hash. A page that was loaded before the
   * server was upgraded goes on with it.
   */
  successorOf(project: WebProjectName, path: string): WebFile | undefined;
};

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function readWebFile(path: string): WebFile {
  const bytes = readFileSync(path);
  return {
    mediaType: mediaTypes[extname(path)] ?? 'application/octet-stream',
    bytes,
    gzip: readIfThere(`${path}.gz`),
    brotli: readIfThere(`${path}.br`),
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  };
}

/** Names of a project's files, by name and by name without hash. Compressed forms and hidden files are no files of their own. */
function listed(folder: string): { paths: Set<string>; byPlainName: Map<string, string> } {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:gz|br)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return {
    paths: new Set(paths),
    byPlainName: new Map(paths.map((path) => [path.replace(hashInName, ''), path])),
  };
}

/** The built web files. The folder is listed once; a file is read when first asked for and then kept. */
export function openWebFiles(folderOf: (project: WebProjectName) => string = outFolderOf): WebFiles {
  const lists = new Map<WebProjectName, ReturnType<typeof listed>>();
  const read = new Map<string, WebFile>();
  const listOf = (project: WebProjectName) => {
    const list = lists.get(project) ?? listed(folderOf(project));
    lists.set(project, list);
    return list;
  };
  const file: WebFiles['file'] = (project, path) => {
    if (!listOf(project).paths.has(path)) return undefined;
    const key = `${project}/${path}`;
    const known = read.get(key) ?? readWebFile(join(folderOf(project), path));
    read.set(key, known);
    return known;
  };
  return {
    file,
    successorOf: (project, path) => {
      const successor = hashInName.test(path)
        ? listOf(project).byPlainName.get(path.replace(hashInName, ''))
        : undefined;
      return successor === undefined ? undefined : file(project, successor);
    },
  };
}
