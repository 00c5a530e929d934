import { buildWebFiles } from '../../src/platform/web-files/build-web-files.ts';

/** Vitest's global setup: the files for browsers are those of the sources that are tested. A broken size budget fails the run. */
export default async function setup(): Promise<void> {
  await buildWebFiles();
}
