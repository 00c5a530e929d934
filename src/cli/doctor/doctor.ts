import type { Command } from 'commander';
import { type Cli, withCommonOptions } from '../cli.ts';
import { exitCodes } from '../cli-error.ts';
import { table } from '../describe-company.ts';
import { explainError } from '../explain-error.ts';
import { type Check, failed, ok } from './check.ts';
import { checkFolder, checkNode } from './machine-checks.ts';
import { checkOpenStore } from './store-checks.ts';

function explained(name: string) {
  return (error: unknown): Check => {
    const { message, why, fix } = explainError(error);
    return failed(name, `${message} ${why}`, fix);
  };
}

async function storeChecks(cli: Cli): Promise<Check[]> {
  try {
    const { base, close } = await cli.deps.open();
    try {
      return await checkOpenStore(base, explained('store'));
    } finally {
      await close();
    }
  } catch (error) {
    return [explained('store')(error)];
  }
}

async function allChecks(cli: Cli): Promise<Check[]> {
  const node = checkNode(process.versions.node);
  try {
    const { dataFolder, isPostgres } = cli.deps.configuration();
    const configuration = ok('configuration', isPostgres ? 'PostgreSQL' : `embedded store in ${dataFolder}`);
    return [node, configuration, ...checkFolder(dataFolder), ...(await storeChecks(cli))];
  } catch (error) {
    return [node, explained('configuration')(error)];
  }
}

const marks: Readonly<Record<Check['state'], string>> = { ok: 'ok', warning: 'warning', failed: 'FAILED' };

/** `aisle doctor`: checks the installation and says how to repair what is wrong. */
export function addDoctor(program: Command, cli: Cli): void {
  const command = program
    .command('doctor')
    .description('check the installation, and say how to repair what is wrong')
    .action(async () => {
      const checks = await allChecks(cli);
      const rows = checks.map(({ name, state, detail, fix }) => [
        marks[state],
        name,
        fix === undefined ? detail : `${detail.replaceAll('\n', ' ')}  Fix: ${fix}`,
      ]);
      const healthy = checks.every(({ state }) => state !== 'failed');
      cli.result(table(rows), { ok: healthy, checks });
      if (!healthy) cli.exit(exitCodes.failed);
    });
  withCommonOptions(command, ['aisle doctor', 'aisle doctor --json']);
}
