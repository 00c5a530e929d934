import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,sdk,dashboard,test,bench}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['test/support/run-postgres.ts', 'test/support/build-web.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
