import type { Command } from 'commander';
import { getSettings } from '../../services/companies/get-settings.ts';
import { updateSettings } from '../../services/settings/update-settings.ts';
import { shownSettings } from '../../services/settings-schema/settings-document.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { oneCompany } from '../one-company.ts';

const examplePath = 'integrations.ai_powered_faqs.enabled';

/** What stands at a dotted path, or an error that names what there is instead. */
function valueAt(document: unknown, path: string, fix: (path: string) => string): unknown {
  let value = document;
  let reached = '';
  for (const name of path === '' ? [] : path.split('.')) {
    const known = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (!known.includes(name))
      throw new CliError(`There is no setting "${path}".`, {
        exitCode: exitCodes.refused,
        code: 'setting_not_found',
        why:
          known.length > 0
            ? `${reached || 'The settings'} have ${known.join(', ')}.`
            : `${reached} is a value.`,
        fix: fix(reached),
      });
    value = (value as Record<string, unknown>)[name];
    reached = reached === '' ? name : `${reached}.${name}`;
  }
  return value;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** A value as it is typed: JSON where it is JSON (true, 30, null, lists), otherwise a string. */
function typedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** What is never shown has a place that says whether it is set. */
function shownPath(path: string): string {
  return path.replace(/\.api_key$/, '.api_key_set');
}

function addGet(settings: Command, cli: Cli): void {
  const command = settings
    .command('get <company> [path]')
    .description('show the settings of a company, or one of them')
    .action(async (given: string, path = '') =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, given, (name) => `aisle settings get ${name} ${path}`.trim());
        const document = shownSettings(await getSettings(ctx));
        const value = valueAt(document, path, (reached) =>
          `aisle settings get ${ctx.companyId} ${reached}`.trim(),
        );
        cli.result(shown(value), path === '' ? value : { path, value });
      }),
    );
  withCommonOptions(command, [
    'aisle settings get co_northpeak',
    `aisle settings get co_northpeak ${examplePath}`,
  ]);
}

function addSet(settings: Command, cli: Cli): void {
  const command = settings
    .command('set <company> <path> <value>')
    .description('change a setting; in force within a second (null = back to its default)')
    .action(async (given: string, path: string, text: string) =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, given, (name) => `aisle settings set ${name} ${path} ${text}`);
        const document = shownSettings(await getSettings(ctx));
        valueAt(document, path, (reached) => `aisle settings get ${ctx.companyId} ${reached}`.trim());
        const typed = typedValue(text);
        const patch = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), typed);
        const after = shownSettings(await updateSettings(ctx, patch));
        const value = valueAt(after, shownPath(path), () => '');
        cli.result(shown(value), { path, value });
      }),
    );
  withCommonOptions(command, [
    `aisle settings set co_northpeak ${examplePath} true`,
    'aisle settings set co_northpeak company.domains \'["northpeak.example"]\'',
  ]);
}

/** `aisle settings …` */
export function addSettings(program: Command, cli: Cli): void {
  const settings = program.command('settings').description('read and change the settings of a company');
  addGet(settings, cli);
  addSet(settings, cli);
}
