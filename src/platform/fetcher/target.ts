import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Names that never mean a public host (RFC 6761, RFC 8375, RFC 6762 and what clusters and clouds use). */
const privateSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'home.arpa',
  'svc',
  'lan',
];

/** Hosts the operator has listed: `host` for all its ports, `host:port` for that one (lower case). */
export type ListedHosts = ReadonlySet<string>;

/** The host of an address without the brackets of an IPv6 literal. */
export function bareHostname(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

/** Whether the operator allows this host to be private and to use any port. */
export function isListed(hostname: string, port: string, listed: ListedHosts): boolean {
  return listed.has(hostname) || listed.has(`${hostname}:${port}`);
}

function effectivePort(url: URL): string {
  if (url.port !== '') return url.port;
  return url.protocol === 'https:' ? '443' : '80';
}

function isPrivateName(hostname: string): boolean {
  const name = hostname.replace(/\.$/u, '');
  if (!name.includes('.')) return true;
  return privateSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/**
 * The parsed address of something that may be fetched, judged by its spelling alone: http(s), no user-info,
 * ports 80 and 443, no literal or name of a private host. `undefined` = refused.
 *
 * What a name resolves to is checked again for every connection (guarded-connector.ts).
 */
export function parseTarget(text: string, listed: ListedHosts): URL | undefined {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  const hostname = bareHostname(url);
  const port = effectivePort(url);
  if (isListed(hostname, port, listed)) return url;
  if (port !== '80' && port !== '443') return undefined;
  const isAllowed = isIP(hostname) === 0 ? !isPrivateName(hostname) : isPublicAddress(hostname);
  return isAllowed ? url : undefined;
}
