import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** Tests of single modules, which keep nothing between two files (test/support/process-state.ts says what does). */
const ofModules = [
  '{src,sdk,dashboard,bench}/**/*.test.ts',
  'test/{architecture,contract-diff,house-style,language-folders,openapi,verify,word-lists}.test.ts',
];
/** One replaces a module, the others look at what a process has not loaded or learned yet. */
const alone = [
  'src/engine/meaning/thesaurus.test.ts',
  'src/services/api-keys/authenticate.test.ts',
  'src/engine/text/characters/character-classes.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['test/support/run-postgres.ts', 'test/support/build-web.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // One process for many files: the engine and its word lists are loaded once.
        test: { name: 'modules', include: ofModules, exclude: alone, isolate: false },
      },
      {
        extends: true,
        test: { name: 'product', include: ['test/**/*.test.ts', ...alone], exclude: ofModules.slice(1) },
      },
    ],
  },
});
