import type { Command } from 'commander';
import { type Cli, withCommonOptions } from '../cli.ts';
import type { Configuration } from '../cli-deps.ts';
import { exitCodes } from '../cli-error.ts';
import { table } from '../describe-company.ts';
import { explainError } from '../explain-error.ts';
import { type Check, failed, ok, warning } from './check.ts';
import { catalogueCheck, clockCheck, indexFilesCheck, qualityChecks } from './data-checks.ts';
import { checkDatabase } from './database-checks.ts';
import { checkFolder, checkNode } from './machine-checks.ts';
import { checkOpenStore } from './store-checks.ts';

function explained(name: string) {
  return (error: unknown): Check => {
    const { message, why, fix } = explainError(error);
    return failed(name, `${message} ${why}`, fix);
  };
}

/** One check; when it cannot be made, that is what failed. */
async function attempt(name: string, work: () => Promise<Check>): Promise<Check> {
  return work().catch(explained(name));
}

async function openStoreChecks(cli: Cli): Promise<Check[]> {
  try {
    const { base, close } = await cli.deps.open();
    try {
      const checks = await checkOpenStore(base, explained('store'));
      checks.push(await attempt('clock', () => clockCheck(base)));
      checks.push(await attempt('catalogues', () => catalogueCheck(base)));
      checks.push(...(await qualityChecks(base)));
      return checks;
    } finally {
      await close();
    }
  } catch (error) {
    return [explained('store')(error)];
  }
}

/** The store is opened only where that changes nothing: a first start or an upgrade is not the doctor's to make. */
async function storeChecks(cli: Cli, dataFolder: string): Promise<Check[]> {
  try {
    const { checks, isReady } = checkDatabase(await cli.deps.inspectStore());
    if (!isReady) return checks;
    // Before the store is opened, which repairs what it uses.
    const files = await attempt('index files', () => indexFilesCheck(dataFolder));
    return [...checks, files, ...(await openStoreChecks(cli))];
  } catch (error) {
    return [explained('store')(error)];
  }
}

function configurationCheck({ dataFolder, isPostgres, unknownVariables }: Configuration): Check {
  const detail = isPostgres ? 'PostgreSQL' : `embedded store in ${dataFolder}`;
  return unknownVariables.length === 0
    ? ok('configuration', detail)
    : warning(
        'configuration',
        `${detail}; no setting of this version: ${unknownVariables.join(', ')}`,
        'correct or remove these variables; aisle serve --help lists the right ones',
      );
}

async function allChecks(cli: Cli): Promise<Check[]> {
  const node = checkNode(process.versions.node);
  try {
    const configuration = cli.deps.configuration();
    const { dataFolder } = configuration;
    const machine = [configurationCheck(configuration), ...checkFolder(dataFolder)];
    return [node, ...machine, ...(await storeChecks(cli, dataFolder))];
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
