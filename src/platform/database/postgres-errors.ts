import { AppError } from '../../errors.ts';
import { storeUnavailable } from './unavailable.ts';

/** SQLSTATE classes and codes (postgresql.org/docs/15/errcodes-appendix.html) that mean "not now" rather than "wrong". */
const passingClasses = ['08', '53', '57', '58'];
const passingCodes = ['40001', '40P01', '55P03', '25006'];

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** Messages of the driver itself, which carry no code. */
const driverMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e|Query read timeout|Cannot use a pool after)/;

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the connection is lost or was never made; it must not go back to the pool. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === undefined) return driverMessage.test(error.message);
  return socketCodes.has(code) || code.startsWith('08') || code.startsWith('57P');
}

/** Turns "not now" errors into a 503 that says so; any other error stays as it is. */
export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = codeOf(error) ?? '';
  if (code === '53100')
    return storeUnavailable('The disk of the database is full; nothing was written.', error, 30);
  if (isConnectionLoss(error)) return storeUnavailable('The database cannot be reached.', error, 2);
  if (passingCodes.includes(code) || passingClasses.includes(code.slice(0, 2)))
    return storeUnavailable('The database cannot take this now.', error, 2);
  return error;
}
