import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { parse, stringify, YAMLParseError } from 'yaml';
import type { Context } from '../services/context.ts';
import { caseOfTrace } from '../services/evals/case-of-trace.ts';
import { compareRuns, type RunDifference } from '../services/evals/compare-runs.ts';
import type { EvalSuite } from '../services/evals/eval-suite.ts';
import { readSuite } from '../services/evals/read-suite.ts';
import { runSuite, type SuiteResult } from '../services/evals/run-suite.ts';
import { type AddCommand, type Cli, withCommonOptions, withStore } from './cli.ts';
import { exitCodes, usageError } from './cli-error.ts';
import { loadFixtures } from './eval-fixtures.ts';
import { oneCompany } from './one-company.ts';

type Options = { company?: string; against?: string; save?: string; junit?: string };

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw usageError(`Cannot read ${file}.`, error.message, 'aisle eval run examples/eval/demo-shop.yaml');
    throw error;
  }
}

function parseSuite(file: string) {
  try {
    return readSuite(parse(readFile(file)));
  } catch (error) {
    if (error instanceof YAMLParseError)
      throw usageError(`${file} is not YAML.`, error.message, 'aisle eval run examples/eval/demo-shop.yaml');
    throw error;
  }
}

/** `last` is the run saved beside the suite; anything else is a file. */
function lastRunFile(suiteFile: string): string {
  return `${suiteFile.replace(/\.ya?ml$/u, '')}.last.json`;
}

function told(result: SuiteResult, difference: RunDifference | undefined): string {
  const failed = result.cases
    .filter(({ passed }) => !passed)
    .map(({ name, faults, resultText }) => `✗ ${name}\n    ${faults.join('; ')}\n    → ${resultText}`);
  const flips = difference
    ? [
        ...difference.broken.map((name) => `broken since the last run: ${name}`),
        ...difference.fixed.map((name) => `fixed since the last run: ${name}`),
      ]
    : [];
  return [...failed, ...flips, `${result.suite}: ${result.passed} passed, ${result.failed} failed`].join(
    '\n',
  );
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/gu, (character) => `&#${character.codePointAt(0)};`);
}

function junitOf(result: SuiteResult): string {
  const cases = result.cases.map(({ name, tookMs, faults }) => {
    const failure = faults.length === 0 ? '' : `<failure message="${escaped(faults.join('; '))}"/>`;
    return `  <testcase classname="${escaped(result.suite)}" name="${escaped(name)}" time="${(tookMs / 1000).toFixed(3)}">${failure}</testcase>`;
  });
  const counts = `tests="${result.cases.length}" failures="${result.failed}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escaped(result.suite)}" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Runs `work` against the company that is wanted, or against what the suite brings along. */
async function withShop(
  cli: Cli,
  {
    file,
    suite,
    company,
    work,
  }: { file: string; suite: EvalSuite; company: string | undefined; work: (ctx: Context) => Promise<void> },
): Promise<void> {
  if (company !== undefined || suite.fixtures.length === 0)
    return withStore(cli, async (base) => {
      const spelled = (name: string) => `aisle eval run ${file} --company ${name}`;
      await work((await oneCompany(base, company ?? suite.company, spelled)).ctx);
    });
  const { base, close } = await cli.deps.openScratch();
  try {
    await work(await loadFixtures(base, suite, file));
  } finally {
    await close();
  }
}

async function run(cli: Cli, file: string, options: Options): Promise<void> {
  const suite = parseSuite(file);
  await withShop(cli, {
    file,
    suite,
    company: options.company,
    work: async (ctx) => {
      const result = await runSuite(ctx, suite);
      const earlier = options.against === 'last' ? lastRunFile(file) : options.against;
      const difference =
        earlier === undefined ? undefined : compareRuns(JSON.parse(readFile(earlier)) as SuiteResult, result);
      if (options.save !== undefined)
        writeFileSync(
          options.save === 'last' ? lastRunFile(file) : options.save,
          `${JSON.stringify(result, null, 1)}\n`,
        );
      if (options.junit !== undefined) writeFileSync(options.junit, junitOf(result));
      cli.result(told(result, difference), { ...result, ...(difference ? { difference } : {}) });
      if (result.failed > 0 || (difference?.broken.length ?? 0) > 0) cli.exit(exitCodes.failed);
    },
  });
}

function addRun(command: Command, cli: Cli): void {
  const runCommand = command
    .command('run <suite.yaml>')
    .description('ask every case of a suite and check the answers (exit 1 when one fails)')
    .option('--company <company>', 'run it against this company instead of the one in the file')
    .option(
      '--against <file>',
      'say what changed since a saved run; "last" is the one saved beside the suite',
    )
    .option('--save <file>', 'save this run; "last" saves it beside the suite')
    .option('--junit <file>', 'also write the result as JUnit XML')
    .action(async (file: string, options: Options) => run(cli, file, options));
  withCommonOptions(runCommand, [
    'aisle eval run examples/eval/demo-shop.yaml --company co_northpeak',
    'aisle eval run suite.yaml --against last --save last --json',
  ]);
}

function addCase(command: Command, cli: Cli): void {
  const caseCommand = command
    .command('case <company> <request_id>')
    .description('turn a past answer into a case of a suite, by the request id of its response')
    .action(async (company: string, requestId: string) =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, company, (name) => `aisle eval case ${name} ${requestId}`);
        const made = await caseOfTrace(ctx, requestId);
        cli.result(stringify([made]).trimEnd(), made);
      }),
    );
  withCommonOptions(caseCommand, [
    'aisle eval case co_northpeak req_01JD8Z0M4T9R7W2K5Y6B3C1XQA >> suite.yaml',
    'aisle eval case co_northpeak req_01JD8Z0M4T9R7W2K5Y6B3C1XQA --json',
  ]);
}

/** `aisle eval …`: deterministic suites of questions with what their answers must hold. */
export const addEval: AddCommand = (program, cli) => {
  const command = program.command('eval').description('run suites of questions against a company');
  addRun(command, cli);
  addCase(command, cli);
};
