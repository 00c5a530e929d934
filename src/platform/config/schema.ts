import { totalmem } from 'node:os';
import { mailVariables } from './mail-variables.ts';
import { modelVariables } from './model-variables.ts';

/** What a variable may hold. `list` is a comma-separated list, each entry checked by `pattern`. */
export type Variable = {
  name: string;
  /** A name that hosting platforms set; read where `name` is unset. */
  commonName?: string;
  description: string;
  kind: 'text' | 'integer' | 'boolean' | 'list';
  /** As written in the environment; absent = unset. */
  default?: string;
  example: string;
  /** Never printed. */
  secret?: boolean;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  /** Said after "must be" when a value does not fit. */
  expected: string;
};

const hostPattern = /^[A-Za-z0-9.:_[\]-]{1,253}$/;

function port(name: string, description: string, standard: string): Variable {
  return {
    name,
    description,
    kind: 'integer',
    default: standard,
    example: standard,
    minimum: 0,
    maximum: 65_535,
    expected: 'a port from 0 (any free one) to 65535',
  };
}

function limit(name: string, description: string, standard: string): Variable {
  return {
    name,
    description,
    kind: 'integer',
    default: standard,
    example: standard,
    minimum: 1,
    maximum: 1_000_000,
    expected: 'a whole number from 1 to 1000000',
  };
}

/** A quarter of the machine's memory. */
function indexMemoryMb(): string {
  return String(Math.max(64, Math.floor(totalmem() / 4 / 1024 / 1024)));
}

/** Every variable that is read from the environment, in the order of the documentation. */
export function variables(): readonly Variable[] {
  return [...serverVariables(), ...modelVariables()];
}

function serverVariables(): readonly Variable[] {
  return [
    {
      name: 'AISLE_DATA',
      description: 'Folder for the embedded store and the index files.',
      kind: 'text',
      default: './data',
      example: '/var/lib/aisle',
      pattern: /^[^\0]{1,4096}$/,
      expected: 'a folder',
    },
    {
      name: 'AISLE_DATABASE_URL',
      description: 'PostgreSQL address; unset = the embedded store.',
      kind: 'text',
      example: 'postgres://aisle:…@db.internal/aisle',
      secret: true,
      pattern: /^postgres(?:ql)?:\/\/\S+$/,
      expected: 'an address that begins with postgres://',
    },
    {
      name: 'AISLE_HOST',
      description: 'Address to listen on; 0.0.0.0 = every one of the machine.',
      kind: 'text',
      default: '127.0.0.1',
      example: '0.0.0.0',
      pattern: hostPattern,
      expected: 'an address or host name',
    },
    {
      ...port('AISLE_PORT', 'Port of the API and the dashboard; unset = that of PORT.', '8787'),
      commonName: 'PORT',
    },
    port('AISLE_ADMIN_PORT', 'Port of /metrics, on loopback only.', '8788'),
    {
      name: 'AISLE_ROLES',
      description: 'What this process does: answer requests (api), run background jobs (worker).',
      kind: 'list',
      default: 'api,worker',
      example: 'api',
      pattern: /^(?:api|worker)$/,
      expected: 'api, worker or both',
    },
    {
      name: 'AISLE_PUBLIC_URL',
      description: 'Address under which clients reach this server; unset = the one it listens on.',
      kind: 'text',
      example: 'https://assistant.northpeak.example',
      pattern: /^https?:\/\/[^\s/?#]+$/,
      expected: 'an http or https address without a path',
    },
    {
      name: 'AISLE_SECRET',
      description:
        'Signs sessions of the dashboard and seals the keys that companies store; unset = one made in the data folder. The same on all nodes.',
      kind: 'text',
      example: 'the output of: openssl rand -base64 32',
      secret: true,
      pattern: /^.{32,}$/,
      expected: 'at least 32 characters',
    },
    ...mailVariables(),
    {
      name: 'AISLE_TRUSTED_PROXIES',
      description: 'Addresses or networks of proxies whose X-Forwarded-For counts.',
      kind: 'list',
      default: '',
      example: '10.0.0.0/8,127.0.0.1',
      pattern: /^(?:loopback|linklocal|uniquelocal|[0-9A-Fa-f.:]+(?:\/\d{1,3})?)$/,
      expected: 'IP addresses or networks such as 10.0.0.0/8',
    },
    {
      name: 'AISLE_INDEX_MEMORY_MB',
      description: 'Memory that loaded search indexes may take; a quarter of the machine unless set.',
      kind: 'integer',
      default: indexMemoryMb(),
      example: '1024',
      minimum: 16,
      maximum: 1_048_576,
      expected: 'a whole number of MiB from 16',
    },
    {
      name: 'AISLE_LOG_LEVEL',
      description: 'The least important lines that are logged.',
      kind: 'text',
      default: 'info',
      example: 'debug',
      pattern: /^(?:debug|info|warn|error)$/,
      expected: 'debug, info, warn or error',
    },
    {
      name: 'AISLE_FETCH_ALLOW_PRIVATE',
      description: 'Intranet hosts whose pages may be fetched.',
      kind: 'list',
      default: '',
      example: 'shop.intranet,10.1.2.3',
      pattern: hostPattern,
      expected: 'host names or addresses',
    },
    {
      name: 'AISLE_ALLOW_NETWORK_FOLDER',
      description:
        'Opens the embedded store on a network file system all the same; its locks are the operator’s risk.',
      kind: 'boolean',
      default: 'false',
      example: 'true',
      expected: 'true or false',
    },
    limit('AISLE_LIMIT_PRODUCT_FAQS', 'Requests a company may make per minute to product-faqs.', '500'),
    limit('AISLE_LIMIT_SEND_MESSAGE', 'Requests a company may make per minute to send_message.', '300'),
    limit('AISLE_LIMIT_SEARCH', 'Requests a company may make per minute to search.', '600'),
    limit('AISLE_LIMIT_MANAGEMENT', 'Other requests a company may make per minute.', '120'),
    limit('AISLE_LIMIT_WEBSITE_SESSION_MESSAGES', 'Messages a visitor’s session may send per minute.', '20'),
    limit('AISLE_LIMIT_WEBSITE_ADDRESS_MESSAGES', 'Messages an address may send per minute.', '60'),
    limit('AISLE_LIMIT_WEBSITE_SITE_MESSAGES', 'Messages a site’s visitors may send per minute.', '300'),
    limit('AISLE_LIMIT_WEBSITE_ADDRESS_SESSIONS', 'Sessions an address may open per minute.', '30'),
    limit(
      'AISLE_LIMIT_WEBSITE_ADDRESS_REQUESTS',
      'Other requests of pages an address may make per minute.',
      '600',
    ),
    limit('AISLE_LIMIT_FAILED_KEYS', 'Bad keys an address may send per minute before it gets 429.', '30'),
  ];
}
