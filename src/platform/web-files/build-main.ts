/** The process that runs the bundler: `build-main.ts [project …]`, all projects when none is named. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { overBudget } from './size-budget.ts';
import { sourceStamp, stampPath, type WebProject, webProjects } from './web-projects.ts';

const compressible = /\.(?:js|css|html|svg|json|map)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Compressed once here as well as can be, so that no request waits for it. */
function compress(folder: string): void {
  for (const file of filesOf(folder).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  }
}

/** Another build may do the same at the same time; both put the same files there. */
function moveIntoPlace(made: string, outFolder: string): void {
  const old = `${made}-old`;
  if (existsSync(outFolder)) renameSync(outFolder, old);
  try {
    renameSync(made, outFolder);
  } catch (error) {
    if (!existsSync(stampPath(outFolder))) throw error;
    rmSync(made, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

async function buildProject(project: WebProject): Promise<void> {
  const { build } = await import('vite');
  const stamp = sourceStamp(project);
  const made = join(dirname(project.outFolder), `.${project.name}-${process.pid}`);
  mkdirSync(made, { recursive: true });
  try {
    // A second configuration builds what must stand in one file; it comes after, and may look at what the first made.
    for (const name of ['vite.config.ts', 'vite.loader.config.ts']) {
      const configFile = join(project.folder, name);
      if (!existsSync(configFile)) continue;
      await build({
        root: project.folder,
        configFile,
        configLoader: 'native',
        logLevel: 'warn',
        build: { outDir: made, emptyOutDir: false },
      });
    }
    compress(made);
    const faults = overBudget(project, made);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    writeFileSync(stampPath(made), stamp);
    moveIntoPlace(made, project.outFolder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
try {
  for (const project of webProjects())
    if (wanted.length === 0 || wanted.includes(project.name)) await buildProject(project);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
