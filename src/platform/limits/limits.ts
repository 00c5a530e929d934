import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';
import { type Clock, systemClock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { inBatches } from './in-batches.ts';
import { memoryWindows, type WindowCount } from './memory-windows.ts';

/** Requests per 60 s that a company may make, unless the operator set another number. */
export const defaultQuotas = {
  'product-faqs': 500,
  'send-message': 300,
  search: 600,
  management: 120,
} as const;

export type Policy = keyof typeof defaultQuotas;

/** Requests per 60 s from pages of shops, per session, per address or per site. */
export const defaultWebsiteQuotas = {
  'website-session-messages': 20,
  'website-address-messages': 60,
  'website-site-messages': 300,
  'website-address-sessions': 30,
  'website-address-requests': 600,
} as const;

/** Names of the limits of requests that pages of shops make; the operator sets them for all. */
export type WebsitePolicy = keyof typeof defaultWebsiteQuotas;

/** Bad keys one address may send per 60 s before it gets 429 instead of 401. */
export const defaultFailedKeys = 30;

/** Tries to sign in per 60 s: from one address to one account, and to one account in all. */
const signInsPerAddress = 10;
const signInsPerAccount = 50;

/** One fixed window after counting one request in it. */
export type LimitState = {
  policy: string;
  /** Requests the window allows. */
  quota: number;
  remaining: number;
  allowed: boolean;
  /** Until the window ends. */
  resetMs: number;
};

export type Limits = {
  /** Counts one request; in one window exactly `quota` are allowed. `quota` wins over the configured default. */
  count(policy: Policy, companyId: string, quota: number | undefined): LimitState | Promise<LimitState>;
  /** Counts one request with a bad key. An IPv6 network (/64) counts as one address. */
  countFailedKey(address: string): LimitState | Promise<LimitState>;
  /** Requests per 60 s that a policy allows unless a company has its own number. */
  quotaOf(policy: Policy): number;
  /** Counts one try to sign in: few from one address to one account, and not many to an account from everywhere. */
  countSignIn(address: string, account: string): Promise<LimitState>;
  /** Counts one request of a page; addresses count by their network (/24, /64). */
  countWebsite(policy: WebsitePolicy, who: string): LimitState | Promise<LimitState>;
  close(): Promise<void>;
};

export type LimitsOptions = {
  /** PostgreSQL address: the windows are rows there and all nodes share them; otherwise this process's memory. */
  databaseUrl?: string | undefined;
  quotas?: Partial<Record<Policy, number>> | undefined;
  websiteQuotas?: Partial<Record<WebsitePolicy, number>> | undefined;
  failedKeys?: number | undefined;
  /** Times the windows in memory; the system's unless given. */
  clock?: Clock;
  log: Log;
};

const windowMs = 60_000;
const tableName = 'rate_limit_window';
/** The library never refuses: quotas differ per company, so the comparison is ours. */
const settings = { points: Number.MAX_SAFE_INTEGER, duration: windowMs / 1000, keyPrefix: '' };

/** unique_violation, duplicate_table, duplicate_object. */
const madeByAnother = new Set(['23505', '42P07', '42710']);

type Windows = { count: (name: string) => WindowCount | Promise<WindowCount>; close: () => Promise<void> };

/**
 * Windows of a minute need not survive a crash of the database; kept out of its log, counting a request does not wait
 * for the disk. A login that does not own the table leaves it as it is.
 */
async function leaveUnlogged(pool: Pool, log: Log): Promise<void> {
  try {
    const { rows } = await pool.query(
      'select 1 from pg_class where oid = $1::regclass and relpersistence = $2',
      [tableName, 'p'],
    );
    if (rows.length > 0) await pool.query(`alter table ${tableName} set unlogged`);
  } catch (error) {
    log.warn({ err: error }, 'the rate limits are kept in the log of the database');
  }
}

async function windowsInPostgres(databaseUrl: string, log: Log): Promise<Windows> {
  const { default: pg } = await import('pg');
  const { clientSettings } = await import('../database/postgres-pool.ts');
  const { default: RateLimiterPostgres } = await import('rate-limiter-flexible/lib/RateLimiterPostgres.js');
  const { types: _types, ...connection } = clientSettings(databaseUrl);
  const pool = new pg.Pool({ ...connection, max: 4, types: { getTypeParser: () => plainNumber } });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection of the rate limits was lost'));
  const makeTable = () =>
    new Promise<RateLimiterAbstract>((resolve, reject) => {
      const made: RateLimiterAbstract = new RateLimiterPostgres(
        { ...settings, storeClient: pool, storeType: 'pool', tableName },
        (error?: unknown) => (error ? reject(error) : resolve(made)),
      );
    });
  // Two nodes that start at once may both find no table; the second to make it finds it on its next try.
  const limiter = await makeTable().catch((error: { code?: string }) => {
    if (!madeByAnother.has(error.code ?? '')) throw error;
    return makeTable();
  });
  await leaveUnlogged(pool, log);
  const count = inBatches(async (name, requests) => {
    try {
      const { consumedPoints, msBeforeNext } = await limiter.consume(name, requests);
      // A wall clock that was set back must not promise more than one window.
      return { count: consumedPoints, resetMs: Math.min(Math.max(msBeforeNext, 1), windowMs) };
    } catch (error) {
      throw new AppError('unavailable', 'The rate limits cannot be read.', { cause: error });
    }
  });
  return { count, close: () => pool.end() };
}

/** Every column that is read is an integer. */
function plainNumber(text: string | Buffer): number {
  return Number(text.toString());
}

/** The /64 of an IPv6 address, other addresses as they are: a single customer usually has a whole /64. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first = [], last = []] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8)
    .fill('0')
    .slice(first.length + last.length);
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** The /64 of an IPv6 address, the /24 of another: what one customer of a provider can choose from. */
function neighbourhoodOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? networkOf(plain) : plain.split('.').slice(0, 3).join('.');
}

/** Rate limits with fixed windows of 60 s that begin with their first request. Throws when the table cannot be made. */
export async function createLimits(options: LimitsOptions): Promise<Limits> {
  const {
    databaseUrl,
    quotas,
    websiteQuotas,
    log,
    clock = systemClock,
    failedKeys = defaultFailedKeys,
  } = options;
  const windows = databaseUrl
    ? await windowsInPostgres(databaseUrl, log)
    : { count: memoryWindows(windowMs, clock), close: async () => undefined };
  const consume = (policy: string, who: string, quota: number): LimitState | Promise<LimitState> => {
    const stateOf = ({ count, resetMs }: WindowCount): LimitState => ({
      policy,
      quota,
      remaining: Math.max(0, quota - count),
      allowed: count <= quota,
      resetMs,
    });
    const counted = windows.count(`${policy}:${who}`);
    return counted instanceof Promise ? counted.then(stateOf) : stateOf(counted);
  };
  return {
    count: (policy, companyId, quota) =>
      consume(policy, companyId, quota ?? quotas?.[policy] ?? defaultQuotas[policy]),
    quotaOf: (policy) => quotas?.[policy] ?? defaultQuotas[policy],
    countSignIn: async (address, account) => {
      const who = account.trim().toLowerCase();
      const near = await consume('sign-in', `${networkOf(address)} ${who}`, signInsPerAddress);
      const all = await consume('sign-in-account', who, signInsPerAccount);
      return near.allowed ? all : near;
    },
    countFailedKey: (address) => consume('failed-keys', networkOf(address), failedKeys),
    countWebsite: (policy, who) =>
      consume(
        policy,
        policy.startsWith('website-address-') ? neighbourhoodOf(who) : who,
        websiteQuotas?.[policy] ?? defaultWebsiteQuotas[policy],
      ),
    close: windows.close,
  };
}
