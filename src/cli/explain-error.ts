import { AppError, type FieldFault } from '../errors.ts';
import { CliError, exitCodes } from './cli-error.ts';

const refusals = new Set<FieldFault['code']>(['duplicate', 'expired', 'read_only', 'mismatch']);

function faultsOf(error: AppError): readonly FieldFault[] {
  const faults = error.members['errors'];
  return Array.isArray(faults) ? (faults as FieldFault[]) : [];
}

function fieldName({ pointer, parameter, header }: FieldFault): string {
  return (pointer ?? parameter ?? header ?? '').replace(/^\//, '').replaceAll('/', '.');
}

function explainAppError(error: AppError): CliError {
  const faults = faultsOf(error);
  if (error.code === 'unavailable')
    return new CliError('The store cannot be used now.', {
      exitCode: exitCodes.storeUnavailable,
      code: error.code,
      why: error.message,
      fix:
        error.members['disk_low'] === true
          ? 'make room on the disk of the data folder, then run the same command again: it goes on where it stopped'
          : 'run the command again in a moment; "aisle doctor" checks the store',
      cause: error,
    });
  if (faults.length === 0)
    return new CliError('The command was refused.', {
      exitCode: exitCodes.refused,
      code: error.code,
      why: error.message,
      fix: 'aisle --help',
      cause: error,
    });
  return new CliError('What was given is not right.', {
    exitCode: faults.every(({ code }) => refusals.has(code)) ? exitCodes.refused : exitCodes.usage,
    code: error.code,
    why: faults.map((fault) => `${fieldName(fault)} ${fault.detail}`).join('; '),
    fix: 'give the fields above another value; add --help to the command to see its options',
    cause: error,
  });
}

function explainConfiguration(error: Error): CliError {
  return new CliError('The configuration is not right.', {
    exitCode: exitCodes.usage,
    code: 'configuration',
    why: error.message,
    fix: 'set the variables above as described by "aisle serve --help"',
    cause: error,
  });
}

type Holder = { pid: number; port: number };

/** Another server holds the data folder; `holder` is known once it has said who it is. */
function explainFolderInUse(error: Error): CliError {
  const { folder, holder } = error as Error & { folder: string; holder?: Holder };
  const stop = holder === undefined ? 'stop the other server' : `kill ${holder.pid}`;
  const port = (holder?.port ?? 8787) + 10;
  return new CliError('The data folder is served already.', {
    exitCode: exitCodes.storeUnavailable,
    code: 'data_folder_in_use',
    why: error.message,
    fix: `${stop} and start again, or serve another folder: AISLE_DATA=${folder}-2 AISLE_PORT=${port} AISLE_ADMIN_PORT=${port + 1} npx aisle serve`,
    cause: error,
  });
}

/** Any failure as what a person is told. An Error that is no AppError carries its reason, and often the fix, in its message. */
export function explainError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (error instanceof AppError) return explainAppError(error);
  if (error instanceof Error && error.name === 'ConfigError') return explainConfiguration(error);
  if (error instanceof Error && error.name === 'DataFolderInUse') return explainFolderInUse(error);
  return new CliError('The command failed.', {
    exitCode: exitCodes.failed,
    code: 'failed',
    why: error instanceof Error ? error.message : String(error),
    fix: 'run it again with --verbose to see where it failed, or "aisle doctor" to check the installation',
    cause: error,
  });
}
