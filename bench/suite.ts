import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a suite is called with. */
export type BenchOptions = {
  /** Folder that holds the data sets, one folder per name. */
  dataDirectory: string;
  /** Print the result as JSON only. */
  json: boolean;
  /** Further command-line words, for suites that take any. */
  words: readonly string[];
};

/** Figures of one run; `leftOut` says why nothing could be measured. */
export type BenchResult = { leftOut?: string; figures: Record<string, unknown> };

/** One suite: `bench/<name>.ts` default-exports it. */
export type BenchSuite = {
  name: string;
  description: string;
  /** Tells whether something changed instead of how good it is: nothing is kept of a run. */
  keepsNoResult?: true;
  run(options: BenchOptions): Promise<BenchResult>;
};

/** The evaluation data: `--data`, else `AISLE_TEST_DATA`, else `../shared/data` from the project's root. */
export function defaultDataDirectory(): string {
  return resolve(process.env['AISLE_TEST_DATA'] ?? join(import.meta.dirname, '../../shared/data'));
}

/** The folder of a data set, or `undefined` when it is not there. */
export function dataSet(options: BenchOptions, name: string): string | undefined {
  const folder = join(options.dataDirectory, name);
  return existsSync(folder) ? folder : undefined;
}

/** The commit that ran, with a plus where the working tree differed; `unknown` outside a checkout. */
function commitOf(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', 'src') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

/**
 * Writes `bench/results/<suite>.json`, keys in the order given, so that runs can be compared line by line; a run on another
 * data folder than the project's has a file of its own.
 */
export function saveResult(suite: string, result: BenchResult, dataDirectory: string): string {
  const isOwn = dataDirectory === defaultDataDirectory();
  const data = isOwn ? 'shared/data' : basename(dataDirectory);
  const name = isOwn ? suite : `${suite}.${data}`;
  const path = join(dirname(fileURLToPath(import.meta.url)), 'results', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  const stamped = { suite, data, commit: commitOf(), ...result };
  writeFileSync(path, `${JSON.stringify(stamped, roundNumbers, 2)}\n`);
  return path;
}

/** Four significant decimals are more than any of these samples can tell apart. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e4) / 1e4 : value;
}
