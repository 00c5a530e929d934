#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: finds a Node that can run Aisle, then hands over to src/start.ts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= neededMajor) {
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
  const child = spawn(packaged, [here('./aisle.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
