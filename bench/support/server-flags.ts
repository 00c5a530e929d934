/** What `bin/aisle.js` starts a server with, so that benches measure what ships. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
