import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import type { CliDeps } from '../../src/cli/cli-deps.ts';
import { runCli } from '../../src/cli/run-cli.ts';
import type { BaseContext } from '../../src/services/context.ts';

export type CliRun = { code: number; stdout: string; stderr: string; json(): Record<string, unknown> };

function sink(): { stream: Writable; text(): string } {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  return { stream, text: () => written };
}

/** Runs a command line in this process on a store that is open already; the command's own close does nothing. */
export async function cliOn(
  base: BaseContext,
  words: readonly string[],
  deps: Partial<CliDeps> = {},
): Promise<CliRun> {
  const [stdout, stderr] = [sink(), sink()];
  const code = await runCli(['node', 'aisle', ...words], {
    open: async () => ({ base, close: async () => undefined }),
    openScratch: () => Promise.reject(new Error('This test opens no other store.')),
    serve: () => Promise.reject(new Error('This test serves nothing.')),
    variables: () => [{ name: 'AISLE_PORT', default: '8787', description: 'where requests are taken' }],
    configuration: () => ({
      dataFolder: tmpdir(),
      isPostgres: base.db.engine === 'postgres',
      publicUrl: 'http://127.0.0.1:8787',
      unknownVariables: [],
    }),
    inspectStore: () => Promise.reject(new Error('This test looks at no store.')),
    stdout: stdout.stream,
    stderr: stderr.stream,
    stdin: Readable.from([]),
    ...deps,
  });
  return {
    code,
    stdout: stdout.text(),
    stderr: stderr.text(),
    json: () => JSON.parse(stdout.text()) as Record<string, unknown>,
  };
}
