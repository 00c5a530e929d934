import { isIP } from 'node:net';
import type { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { isListed, type ListedHosts } from './target.ts';

/** All addresses of a name, IPv4 and IPv6. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** The connection is refused: an address of the host is not public. */
export class BlockedAddress extends Error {}

const resolveTimeoutMs = 5_000;
/** No honest shop has more; a longer answer is a sign of rebinding. */
const mostAddresses = 32;
const mostTries = 3;

async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The name was not resolved in time.')), timeoutMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses of a host that may be connected to; throws `BlockedAddress` unless every one of them is public. */
async function checkedAddresses(
  hostname: string,
  isExempt: boolean,
  resolve: Resolve,
): Promise<readonly string[]> {
  const addresses =
    isIP(hostname) === 0 ? await withDeadline(resolve(hostname), resolveTimeoutMs) : [hostname];
  if (addresses.length === 0 || addresses.length > mostAddresses)
    throw new BlockedAddress('The name has no address or too many.');
  if (!isExempt && !addresses.every(isPublicAddress))
    throw new BlockedAddress('An address of the host is not public.');
  return addresses.slice(0, mostTries);
}

function dialOnce(
  dial: buildConnector.connector,
  options: buildConnector.Options,
): Promise<Parameters<buildConnector.Callback>> {
  return new Promise((resolve) => {
    dial(options, (...result: Parameters<buildConnector.Callback>) => resolve(result));
  });
}

/**
 * A connector for every outbound socket: the name is resolved once, all its addresses are checked, and the socket
 * goes to a checked address, so that a second answer of the name server changes nothing. Literals are checked too.
 */
export function guardedConnector(deps: {
  resolve: Resolve;
  listed: ListedHosts;
  dial: buildConnector.connector;
}): buildConnector.connector {
  const connect = async (options: buildConnector.Options): Promise<Parameters<buildConnector.Callback>> => {
    const hostname = options.hostname.replace(/^\[|\]$/gu, '');
    const port = options.port || (options.protocol === 'https:' ? '443' : '80');
    const addresses = await checkedAddresses(hostname, isListed(hostname, port, deps.listed), deps.resolve);
    const servername = options.protocol === 'https:' && isIP(hostname) === 0 ? { servername: hostname } : {};
    let last: Parameters<buildConnector.Callback> = [new BlockedAddress('no address'), null];
    for (const address of addresses) {
      last = await dialOnce(deps.dial, { ...options, ...servername, hostname: address, host: address });
      if (last[0] === null) return last;
    }
    return last;
  };
  return (options, callback) => {
    connect(options).then(
      (result) => callback(...result),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}
