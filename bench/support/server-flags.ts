/** What `bin/aisle.js` starts a server with, so that benches measure what ships. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/** The environment that it gives to a server. */
export const serverEnvironment = {
  ...{ MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
  ...process.env,
};
