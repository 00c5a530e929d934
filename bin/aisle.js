#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: finds a Node that can run Aisle, then hands over to src/start.ts.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// In process-flags.json, by command. A young generation of 4 MB serves as many requests as one of 32 and leaves 50 MB of memory to
// others; an old one that is collected once it has grown by a third leaves a server 100 MB more, for about as much work (an import
// makes much that lives briefly: by half). Only a new process can be told, so it takes the place of this one with the flags, where
// the system can do that. The environment is for the allocator of glibc, which keeps much for itself: an arena a thread stays large
// once a compiler thread has had a large function, and blocks beyond 128 KB would stay in the heap once such a one was freed. An
// operator's own values count.
const told = JSON.parse(readFileSync(here('./process-flags.json'), 'utf8'));
const flags = new Map(Object.entries(told.flags)).get(process.argv[2]) ?? [];
const environment = flags.length > 0 ? { ...told.environment, ...process.env } : process.env;
const isTold = [...process.execArgv, process.env.NODE_OPTIONS ?? '']
  .join(' ')
  .includes('--max-semi-space-size');

if (Number(process.versions.node.split('.')[0]) >= neededMajor) {
  if (flags.length > 0 && !isTold && process.execve && !process.env.WATCH_REPORT_DEPENDENCIES) {
    const words = [...process.execArgv, ...flags, here('./aisle.js'), ...process.argv.slice(2)];
    process.execve(process.execPath, [process.execPath, ...words], environment);
  }
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
  const built = here('../dist/node/src/start.js');
  const { main } = await import(existsSync(here('../src/start.ts')) ? '../src/start.ts' : built);
  await main(process.argv);
} else {
  const packaged = here('../node_modules/node/bin/node');
  if (!existsSync(packaged)) {
    process.stderr.write(
      `Aisle needs Node ${neededMajor} or newer; this is Node ${process.versions.node}.\nFix: npm ci (it brings its own Node)\n`,
    );
    process.exit(2);
  }
  const child = spawn(packaged, [...(isTold ? [] : flags), here('./aisle.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
