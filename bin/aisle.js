#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: finds a Node that can run Aisle, then hands over to src/start.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// A young generation of 4 MB serves as many requests as one of 32 and leaves 50 MB of memory to others; an old one that is
// collected once it has grown by a third leaves 100 MB more, for about as much work. Only a new process can be told, so a server
// takes the place of this one with them, where the system can do that.
const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
const isServer = ['serve', 'start'].includes(process.argv[2] ?? '');
const isTold = [...process.execArgv, process.env.NODE_OPTIONS ?? '']
  .join(' ')
  .includes('--max-semi-space-size');

if (Number(process.versions.node.split('.')[0]) >= neededMajor) {
  if (isServer && !isTold && process.execve && !process.env.WATCH_REPORT_DEPENDENCIES) {
    const words = [...process.execArgv, ...serverFlags, here('./aisle.js'), ...process.argv.slice(2)];
    process.execve(process.execPath, [process.execPath, ...words], process.env);
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
  const flags = isServer && !isTold ? serverFlags : [];
  const child = spawn(packaged, [...flags, here('./aisle.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
