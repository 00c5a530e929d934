/** What the exit codes mean (experience: a script must be able to tell them apart). */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  storeUnavailable: 4,
  interrupted: 130,
} as const;

/** A failure that a person is told in three lines: what failed, why, and a command that repairs it. */
export class CliError extends Error {
  readonly exitCode: number;
  readonly code: string;
  readonly why: string;
  readonly fix: string;

  constructor(
    what: string,
    details: { exitCode: number; code: string; why: string; fix: string; cause?: unknown },
  ) {
    super(what, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'CliError';
    this.exitCode = details.exitCode;
    this.code = details.code;
    this.why = details.why;
    this.fix = details.fix;
  }
}

/** The way a command was called is wrong. */
export function usageError(what: string, why: string, fix: string): CliError {
  return new CliError(what, { exitCode: exitCodes.usage, code: 'usage', why, fix });
}
