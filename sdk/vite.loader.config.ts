import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** Names the folder of what was built before by its contents, so that it can be kept for ever, and tells the loader. */
function nameAssets(): Plugin {
  let folder = '';
  return {
    name: 'name-assets',
    enforce: 'pre',
    configResolved: ({ build }) => {
      const made = join(build.outDir, 'assets');
      const hash = createHash('sha256');
      for (const name of readdirSync(made).sort())
        hash.update(`${name}\0`).update(readFileSync(join(made, name)));
      folder = `assets-${hash.digest('hex').slice(0, 8)}`;
      renameSync(made, join(build.outDir, folder));
    },
    transform: (code, id) =>
      id.endsWith('/assets.ts') ? { code: code.replace("'assets'", `'${folder}'`), map: null } : undefined,
  };
}

/** The one file that a shop's page names: a classic script, so that the tag needs no `type`. */
export default defineConfig({
  publicDir: false,
  plugins: [nameAssets()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    lib: { entry: join(here, 'loader/loader.ts'), formats: ['iife'], name: 'AisleLoader' },
    rolldownOptions: { output: { minify: true, entryFileNames: 'aisle.js' } },
  },
});
