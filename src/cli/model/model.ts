import type { Command } from 'commander';
import { getSettings } from '../../services/companies/get-settings.ts';
import type { BaseContext } from '../../services/context.ts';
import { testMeaning } from '../../services/likeness/test-meaning.ts';
import { modelsOf, serverModels } from '../../services/models/models-of.ts';
import { type SpendLine, showSpend } from '../../services/models/show-spend.ts';
import { testModel } from '../../services/models/test-model.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { table } from '../describe-company.ts';
import { oneCompany } from '../one-company.ts';

const noModel = new CliError('No language model is set.', {
  exitCode: exitCodes.refused,
  code: 'no_model',
  why: 'Answers come from the embedded engine, which needs none.',
  fix: 'set AISLE_MODEL_NAME (and AISLE_MODEL_URL for a local server), or the model of a company: aisle settings set <company> model.first.name qwen3:8b',
});

async function callableModels(base: BaseContext, given: string | undefined) {
  if (given === undefined) return serverModels(base);
  const { ctx } = await oneCompany(base, given, (name) => `aisle model test ${name}`);
  return modelsOf(ctx, await getSettings(ctx));
}

function addTest(model: Command, cli: Cli): void {
  const command = model
    .command('test [company]')
    .description('ask each model of the server, or of a company, for one small reply, and say what is wrong')
    .action(async (given?: string) =>
      withStore(cli, async (base) => {
        const models = await callableModels(base, given);
        // Models of meaning are the server's alone.
        const tests = given === undefined ? await testMeaning(base) : [];
        if (models.length + tests.length === 0) throw noModel;
        for (const each of models) tests.push(await testModel(base, each));
        const rows = tests.map(({ ok, provider, model: name, address, detail, fix }) => [
          ok ? 'ok' : 'FAILED',
          `${provider} ${name}`,
          address,
          fix === undefined ? detail : `${detail}  Fix: ${fix}`,
        ]);
        const isFine = tests.every(({ ok }) => ok);
        cli.result(table(rows), {
          ok: isFine,
          models: tests.map(({ firstPartMs, tookMs, ...test }) => ({
            ...test,
            first_part_ms: firstPartMs ?? null,
            took_ms: tookMs,
          })),
        });
        if (!isFine) cli.exit(exitCodes.failed);
      }),
    );
  withCommonOptions(command, ['aisle model test', 'aisle model test co_northpeak']);
}

function amount(micros: number | null): string {
  return micros === null ? '–' : (micros / 1_000_000).toFixed(4);
}

function spendRow({ scope, period, micros, tokens, calls, mostMicros, mostTokens }: SpendLine): string[] {
  return [
    scope,
    period,
    amount(micros),
    amount(mostMicros),
    String(tokens),
    mostTokens === null ? '–' : String(mostTokens),
    String(calls),
  ];
}

function addSpend(model: Command, cli: Cli): void {
  const command = model
    .command('spend <company>')
    .description('show what a company and the server have spent on models today and this month')
    .action(async (given: string) =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, given, (name) => `aisle model spend ${name}`);
        const lines = await showSpend(ctx);
        const { currency } = base.models.config;
        const head = ['of', 'period', currency, 'cap', 'tokens', 'cap', 'calls'];
        cli.result(table([head, ...lines.map(spendRow)]), {
          currency,
          spend: lines.map(({ mostMicros, mostTokens, ...line }) => ({
            ...line,
            most_micros: mostMicros,
            most_tokens: mostTokens,
          })),
        });
      }),
    );
  withCommonOptions(command, [
    'aisle model spend co_northpeak',
    'aisle model spend northpeak.example --json',
  ]);
}

/** `aisle model …` */
export function addModel(program: Command, cli: Cli): void {
  const model = program.command('model').description('try the language models and see what they cost');
  addTest(model, cli);
  addSpend(model, cli);
}
