import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixedGenerator } from '../../bench/metrics.ts';
import { whyEquivalent } from './equivalent.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Target, targets } from './targets.ts';

/**
 * Changes one thing at a time in what guards shops and shoppers, and runs the tests named for it: they must fail.
 * Works on a copy of the tree; the suites on PostgreSQL are left out.
 *
 * node test/mutation/mutate.ts [--only urls|verifier|limits|auth|tenancy|part of a path] [--sample 120] [--seed 1] [--timeout 90]
 *   [--again earlier.json] [--jobs 2] [--save]
 *
 * What no test can tell from the source, or nobody would want one to, is left out (`equivalent.ts`) and listed with its reason.
 * --again takes only what survived in an earlier report: after new tests, of files that have not changed since.
 * --save writes `result.json`, where files that were not run keep what was found before; not of a part of a file's mutants.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '90' },
    again: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    save: { type: 'boolean', default: false },
  },
});

type Told = Omit<Mutant, 'source'>;
type Outcome = 'killed' | 'timed out' | 'survived';
type Count = { mutants: number; killed: number };
type Report = {
  bySubject: Record<string, Count & { share: number }>;
  byFile: Record<string, Count & { subject: string }>;
  survivors: Told[];
  equivalent: (Told & { reason: string })[];
};
type Chosen = { target: Target; mutant: Mutant };

if (values.save && (values.sample ?? values.again) !== undefined)
  throw new Error('Saved are whole files: --save goes with neither --sample nor --again.');

const root = join(import.meta.dirname, '../..');
const resultFile = join(import.meta.dirname, 'result.json');

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'aisle-mutation-'));
  const parts = [
    'src',
    'sdk',
    'test',
    'bench',
    'migrations',
    'examples',
    'package.json',
    'tsconfig.json',
    'openapi.json',
  ];
  for (const each of parts) cpSync(join(root, each), join(copy, each), { recursive: true });
  for (const each of ['node_modules', 'dist'])
    if (existsSync(join(root, each))) symlinkSync(join(root, each), join(copy, each));
  return copy;
}

/** Whether the tests pass in the copy; one that does not end in time counts as failed. */
function runTests(copy: string, tests: readonly string[]): Promise<Outcome> {
  const config = join('test', 'mutation', 'vitest.config.ts');
  const noPostgres = '^((?!on postgres).)*$';
  const words = ['run', ...tests, '--config', config, '--root', copy, '-t', noPostgres];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  return new Promise((resolve) => {
    // The whole group, or the workers that hang would go on.
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), Number(values.timeout) * 1000);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(signal === 'SIGKILL' ? 'timed out' : code === 0 ? 'survived' : 'killed');
    });
  });
}

function nameOf({ file, line, operator, before, after }: Told): string {
  return [file, line, operator, before, after].join(' ');
}

/** What survived in an earlier report. */
function survived(report: string): ReadonlySet<string> {
  const { survivors } = JSON.parse(readFileSync(report, 'utf8')) as { survivors: Told[] };
  return new Set(survivors.map(nameOf));
}

/** All mutants of the chosen files, or a sample that is the same for the same seed. */
function choose(): Chosen[] {
  const { only, sample, again } = values;
  const all = targets.flatMap((target) =>
    target.files
      .filter((file) => only === undefined || target.subject === only || file.includes(only))
      .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
      .map((mutant) => ({ target, mutant })),
  );
  if (again !== undefined) return all.filter(({ mutant }) => survived(again).has(nameOf(mutant)));
  if (sample === undefined) return all;
  const random = fixedGenerator(Number(values.seed));
  const drawn = all.map((chosen, at) => ({ chosen, at, key: random() })).sort((a, b) => a.key - b.key);
  return drawn
    .slice(0, Number(sample))
    .sort((a, b) => a.at - b.at)
    .map(({ chosen }) => chosen);
}

/** Runs the tests of each mutant in the copies, as many at once as there are; what came out, in the order of the mutants. */
async function runAll(copies: readonly string[], chosen: readonly Chosen[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = chosen.entries();
  await Promise.all(
    copies.map(async (copy) => {
      for (const [at, { target, mutant }] of left) {
        writeFileSync(join(copy, mutant.file), mutant.source);
        const outcome = await runTests(copy, target.tests);
        writeFileSync(join(copy, mutant.file), readFileSync(join(root, mutant.file)));
        outcomes[at] = outcome;
        process.stderr.write(
          `${outcome} ${mutant.file}:${mutant.line} ${mutant.operator} «${mutant.before}»\n`,
        );
      }
    }),
  );
  return outcomes;
}

/** Throws where tests fail without any change. */
async function requirePassing(copy: string, chosen: readonly Chosen[]): Promise<void> {
  const suites = new Map(chosen.map(({ target }) => [target.tests.join(' '), target.tests]));
  for (const [name, tests] of suites)
    if ((await runTests(copy, tests)) !== 'survived')
      throw new Error(`Without any change these fail: ${name}`);
}

/** Counts of all files and of each subject, beside those of each file. */
function summed({ byFile, ...rest }: Omit<Report, 'bySubject'>): Report {
  const bySubject: Report['bySubject'] = {};
  for (const { subject, mutants, killed } of Object.values(byFile)) {
    const sum = bySubject[subject] ?? { mutants: 0, killed: 0 };
    const both = { mutants: sum.mutants + mutants, killed: sum.killed + killed };
    bySubject[subject] = { ...both, share: both.killed / both.mutants };
  }
  return { bySubject, byFile, ...rest };
}

/** The saved report with what is known now of the files that were run. */
function renewed(now: Report): Report {
  if (!existsSync(resultFile)) return now;
  const saved = JSON.parse(readFileSync(resultFile, 'utf8')) as Report;
  const isOld = ({ file }: Told) => now.byFile[file] === undefined;
  return summed({
    byFile: { ...saved.byFile, ...now.byFile },
    survivors: [...saved.survivors.filter(isOld), ...now.survivors],
    equivalent: [...saved.equivalent.filter(isOld), ...now.equivalent],
  });
}

function toldOf({ mutant: { source: _source, ...told } }: Chosen): Told {
  return told;
}

const copies = Array.from({ length: Number(values.jobs) }, copyTree);
try {
  const all = choose();
  await requirePassing(copies[0]!, all);
  const equivalent = all.flatMap((each) => {
    const reason = whyEquivalent(toldOf(each));
    return reason === undefined ? [] : [{ ...toldOf(each), reason }];
  });
  const chosen = all.filter((each) => whyEquivalent(toldOf(each)) === undefined);
  const outcomes = await runAll(copies, chosen);
  // On a machine that has grown too busy for the tests every mutant seems to be noticed.
  await requirePassing(copies[0]!, all);
  const survivors = chosen.flatMap((each, at) => (outcomes[at] === 'survived' ? toldOf(each) : []));
  const byFile = Object.fromEntries(
    [...new Set(chosen.map(({ mutant }) => mutant.file))].map((file) => {
      const own = chosen.filter(({ mutant }) => mutant.file === file);
      const lived = survivors.filter((survivor) => survivor.file === file).length;
      return [file, { subject: own[0]!.target.subject, mutants: own.length, killed: own.length - lived }];
    }),
  );
  const report = summed({ byFile, survivors, equivalent });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (values.save) writeFileSync(resultFile, `${JSON.stringify(renewed(report), null, 2)}\n`);
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
