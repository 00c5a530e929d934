import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Every file of a folder by its name: `modules/faqs.ts` becomes `assets/faqs.js`. */
function entriesOf(folder: string): Record<string, string> {
  const names = readdirSync(join(here, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return Object.fromEntries(
    names.map((name) => [
      `${folder === 'locales' ? 'locale-' : ''}${name.slice(0, -3)}`,
      join(here, folder, name),
    ]),
  );
}

/** What the loader loads when it is needed: one file per surface and per language. */
export default defineConfig({
  publicDir: false,
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    lib: {
      entry: { ...entriesOf('modules'), ...entriesOf('locales') },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        codeSplitting: {
          groups: [
            { name: 'shared', test: /sdk\/shared\// },
            // What the panel and the search have in common.
            { name: 'cards', test: /sdk\/panel\/(?:cards|icons|money)/ },
          ],
        },
      },
    },
  },
});
