import { defineConfig } from 'vitest/config';

/** One file after the other in one process, ended by the first failure; nothing is set up that the chosen tests do not need. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: ['{src,test}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['dot'],
  },
});
