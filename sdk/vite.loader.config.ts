import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** Tells the loader the names of the files that were built before it, `{ faqs: 'faqs-1a2b3c4d.js' }`. */
function nameAssets(): Plugin {
  let folder = '';
  return {
    name: 'name-assets',
    enforce: 'pre',
    configResolved: ({ build }) => {
      folder = join(build.outDir, 'assets');
    },
    transform: (code, id) => {
      if (!id.endsWith('/assets.ts')) return undefined;
      const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const assets = Object.fromEntries(names.map((name) => [name.replace(/-[\w-]{8}\.js$/, ''), name]));
      return { code: code.replace("'{}'", JSON.stringify(JSON.stringify(assets))), map: null };
    },
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
