import { entriesOf } from '../../engine/text/phrases/entries.ts';
import type { ModelConfig } from '../models/models.ts';
import { readMailConfig } from './mail-variables.ts';
import { modelProblems, readModelConfig } from './read-model-config.ts';
import { type Variable, variables } from './schema.ts';

export type Config = {
  dataFolder: string;
  databaseUrl: string | undefined;
  host: string;
  port: number;
  adminPort: number;
  roles: readonly ('api' | 'worker')[];
  publicUrl: string | undefined;
  /** Signs sessions; undefined = the data folder's own. */
  secret: string | undefined;
  /** The mail server; undefined = no mail is sent. */
  mail: { url: string; from: string } | undefined;
  trustedProxies: readonly string[];
  indexMemoryMb: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  fetchAllowPrivate: readonly string[];
  allowNetworkFolder: boolean;
  quotas: { 'product-faqs': number; 'send-message': number; search: number; management: number };
  websiteQuotas: {
    'website-session-messages': number;
    'website-address-messages': number;
    'website-site-messages': number;
    'website-address-sessions': number;
    'website-address-requests': number;
  };
  failedKeys: number;
  models: ModelConfig;
  /** Variables named AISLE_… that are no settings: worth a warning, not a refusal. */
  unknownVariables: readonly string[];
};

/** Every problem of the environment at once; the process ends with exit code 2. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Values = Readonly<Record<string, string | undefined>>;

function fits(variable: Variable, text: string): boolean {
  const { kind, pattern, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = variable;
  if (kind === 'boolean') return text === 'true' || text === 'false';
  if (kind === 'integer')
    return /^\d{1,15}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
  if (kind === 'list') return entriesOf(text, ',').every((entry) => pattern?.test(entry) ?? true);
  return pattern?.test(text) ?? true;
}

/** What the environment says of a variable, and by which of its names. */
function givenValue(
  environment: Values,
  { name, commonName }: Variable,
): { name: string; given: string | undefined } {
  const own = environment[name]?.trim() || undefined;
  const common = commonName === undefined ? undefined : environment[commonName]?.trim() || undefined;
  if (own === undefined && commonName !== undefined && common !== undefined)
    return { name: commonName, given: common };
  return { name, given: own };
}

/** The checked text of every variable; an empty one counts as unset. */
function checkedValues(environment: Values): Map<string, string | undefined> {
  const problems: string[] = [];
  const values = new Map<string, string | undefined>();
  const known = variables();
  for (const variable of known) {
    const { name, given } = givenValue(environment, variable);
    const text = given ?? variable.default;
    if (text !== undefined && !fits(variable, text)) {
      const shown = variable.secret ? '' : ` "${text.slice(0, 80)}"`;
      problems.push(`${name}${shown} must be ${variable.expected}.`);
    }
    values.set(variable.name, text);
  }
  problems.push(...modelProblems(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return values;
}

/** Names that look like ours but are none: a typing error, or a setting of another version. */
function unknownNames(environment: Values): string[] {
  const known = new Set(variables().map(({ name }) => name));
  const isOurs = (name: string) => name.startsWith('AISLE_') && !/^AISLE_(?:TEST_|CHROMIUM$)/.test(name);
  return Object.keys(environment).filter((name) => isOurs(name) && !known.has(name));
}

/**
 * Reads and checks the whole configuration; the only reader of the process environment.
 *
 * Throws `ConfigError` with every problem at once, each named by its variable; secrets are never quoted.
 */
export function readConfig(environment: Values = process.env): Config {
  const values = checkedValues(environment);
  const text = (name: string) => values.get(name) ?? '';
  const integer = (name: string) => Number(text(name));
  const list = (name: string) => entriesOf(text(name), ',');
  return {
    dataFolder: text('AISLE_DATA'),
    databaseUrl: values.get('AISLE_DATABASE_URL'),
    host: text('AISLE_HOST'),
    port: integer('AISLE_PORT'),
    adminPort: integer('AISLE_ADMIN_PORT'),
    roles: list('AISLE_ROLES') as Config['roles'],
    publicUrl: values.get('AISLE_PUBLIC_URL'),
    secret: values.get('AISLE_SECRET'),
    mail: readMailConfig(values),
    trustedProxies: list('AISLE_TRUSTED_PROXIES'),
    indexMemoryMb: integer('AISLE_INDEX_MEMORY_MB'),
    logLevel: text('AISLE_LOG_LEVEL') as Config['logLevel'],
    fetchAllowPrivate: list('AISLE_FETCH_ALLOW_PRIVATE'),
    allowNetworkFolder: text('AISLE_ALLOW_NETWORK_FOLDER') === 'true',
    quotas: {
      'product-faqs': integer('AISLE_LIMIT_PRODUCT_FAQS'),
      'send-message': integer('AISLE_LIMIT_SEND_MESSAGE'),
      search: integer('AISLE_LIMIT_SEARCH'),
      management: integer('AISLE_LIMIT_MANAGEMENT'),
    },
    websiteQuotas: {
      'website-session-messages': integer('AISLE_LIMIT_WEBSITE_SESSION_MESSAGES'),
      'website-address-messages': integer('AISLE_LIMIT_WEBSITE_ADDRESS_MESSAGES'),
      'website-site-messages': integer('AISLE_LIMIT_WEBSITE_SITE_MESSAGES'),
      'website-address-sessions': integer('AISLE_LIMIT_WEBSITE_ADDRESS_SESSIONS'),
      'website-address-requests': integer('AISLE_LIMIT_WEBSITE_ADDRESS_REQUESTS'),
    },
    failedKeys: integer('AISLE_LIMIT_FAILED_KEYS'),
    models: readModelConfig(values),
    unknownVariables: unknownNames(environment),
  };
}
