import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { systemClock } from '../../../src/platform/clock/clock.ts';
import { readConfig } from '../../../src/platform/config/read-config.ts';
import { createFetcher } from '../../../src/platform/fetcher/create-fetcher.ts';
import type { Fetcher } from '../../../src/platform/fetcher/fetcher.ts';
import { isPublicAddress } from '../../../src/platform/fetcher/public-address.ts';
import { createCompany } from '../../../src/services/companies/create-company.ts';
import { companyContext } from '../../../src/services/context.ts';
import { createSource } from '../../../src/services/sources/create-source.ts';
import { requireSource } from '../../../src/services/sources/require-source.ts';
import { startAisle } from '../../../src/start.ts';
import { type Behaviour, behaviours, publicAddress } from './behaviours.ts';
import { startNameServer, type Zone } from './name-server.ts';
import { nameServerAddress, type Outcome } from './outcome.ts';
import { type Reply, startWeb } from './web.ts';

/**
 * Runs inside a network namespace all of whose addresses are its own, and prints an outcome for each case as a line of JSON:
 * `node inside.ts <cases.jsonl.gz or nothing>`.
 */
type Case = { id: string; url: string; expect: 'block' | 'allow' };

const zones = new Map<string, Zone>();
const replies = new Map<string, Reply>();
let arrived: { address: string; port: number }[] = [];

/** Connections this machine began and datagrams it sent, whoever did, by the kernel's own count. */
function kernelCounts(): { connections: number; datagrams: number } {
  const lines = readFileSync('/proc/net/snmp', 'utf8').split('\n');
  const read = (protocol: string, name: string) => {
    const [names, values] = lines
      .filter((line) => line.startsWith(`${protocol}: `))
      .map((line) => line.split(' '));
    return Number(values![names!.indexOf(name)]);
  };
  return { connections: read('Tcp', 'ActiveOpens'), datagrams: read('Udp', 'OutDatagrams') };
}

/** The shop's names are public, all others loopback: a name that is let through by its spelling alone is seen. */
const shopName = /^(?:www\.)?(?:shop|xn--mnchen-3ya)\.example$/;
let isStrict = false;
function zoneOf(name: string): Zone | undefined {
  if (isStrict) return zones.get(name);
  return { addresses: [shopName.test(name) ? publicAddress : '127.0.0.1'] };
}

const nameServer = await startNameServer(nameServerAddress, zoneOf);
const web = await startWeb(replies, (address, port) => arrived.push({ address, port }));

/** What `act` came to, and where it led the machine's packets. */
async function observe(
  id: string,
  name: string,
  act: () => Promise<string>,
): Promise<Omit<Outcome, 'isRight'>> {
  arrived = [];
  const before = { ...kernelCounts(), asked: { ...nameServer.counts } };
  const ended = await act();
  const look = () => {
    const now = kernelCounts();
    const { received, sent, connections } = nameServer.counts;
    const toNameServer = connections - before.asked.connections;
    const questions = received + sent - before.asked.received - before.asked.sent;
    return {
      strayConnections: now.connections - before.connections - arrived.length - toNameServer,
      strayDatagrams: now.datagrams - before.datagrams - questions,
    };
  };
  // A connection is counted a moment before the server hears of it.
  for (let i = 0; i < 20 && (look().strayConnections !== 0 || look().strayDatagrams !== 0); i++)
    await sleep(10);
  return { id, name, ended, ...look(), places: arrived.map(({ address, port }) => `${address} ${port}`) };
}

const nonPublic = ({ places }: Pick<Outcome, 'places'>) =>
  places.filter((place) => !isPublicAddress(place.split(' ')[0]!));

const isQuiet = (seen: Omit<Outcome, 'isRight'>) =>
  nonPublic(seen).length === 0 && seen.strayConnections === 0 && seen.strayDatagrams === 0;

function print(outcome: Outcome): void {
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}

async function fetchOnce(fetcher: Fetcher, url: string, checkRobots = false): Promise<string> {
  const result = await fetcher.fetchPage(url, { signal: AbortSignal.timeout(60_000), checkRobots });
  return result.ok ? 'ok' : result.failure;
}

async function runCases(file: string): Promise<void> {
  const cases = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  for (const text of cases) {
    const { id, url, expect } = JSON.parse(text) as Case;
    // One door for each: none is spared a connection by the one before.
    const fetcher = createFetcher({
      clock: systemClock,
      contactUrl: 'https://aisle.example',
      allowPrivateHosts: [],
    });
    const seen = await observe(id, url, () => fetchOnce(fetcher, url));
    await fetcher.close();
    const hasArrived = seen.places.length > 0;
    print({ ...seen, isRight: isQuiet(seen) && hasArrived === (expect === 'allow') });
  }
}

async function runBehaviour(behaviour: Behaviour): Promise<void> {
  zones.clear();
  replies.clear();
  for (const [name, zone] of Object.entries(behaviour.zones ?? {})) zones.set(name, zone);
  for (const [place, reply] of Object.entries(behaviour.replies ?? {})) replies.set(place, reply);
  const { fetch, shows, name, ends, checkRobots } = behaviour;
  const seen = await observe(shows.join(' '), name, async () => {
    if ('source' in fetch) return readSource(fetch.source, fetch.url);
    const fetcher = createFetcher({
      clock: systemClock,
      contactUrl: 'https://aisle.example',
      allowPrivateHosts: [],
    });
    let ended = '';
    for (const url of fetch) ended = await fetchOnce(fetcher, url, checkRobots);
    await fetcher.close();
    return ended;
  });
  print({ ...seen, isRight: isQuiet(seen) && ends.test(seen.ended) });
}

const work = mkdtempSync(join(tmpdir(), 'aisle-ssrf-'));
const { base, close } = await startAisle({
  ...readConfig({}),
  ...{ dataFolder: work, port: 0, adminPort: 0, logLevel: 'error' },
});

/** A source of a new shop, read whole by the product itself. */
async function readSource(kind: 'website' | 'sitemap' | 'feed', url: string): Promise<string> {
  const { companyId } = await createCompany(base, { name: kind, domains: [new URL(url).hostname] });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_ssrf');
  const { sourceId } = await createSource(ctx, { kind, url, every_hours: 0 });
  for (;;) {
    const { status, error } = await requireSource(ctx, sourceId);
    if (status === 'ok') return 'ok';
    if (status === 'failed') return error?.code ?? 'failed';
    await sleep(50);
  }
}

/** Connections as no guarded door makes them: what these do must be seen, or the quiet of the others would mean nothing. */
async function runControls(): Promise<void> {
  for (const port of [80, 81]) {
    const seen = await observe(`control${port}`, `10.0.0.1:${port} without a guard`, async () => {
      const socket = connect(port, '10.0.0.1');
      const ended = await new Promise<string>((resolve) => {
        socket.on('connect', () => resolve('ok')).on('error', () => resolve('refused'));
      });
      socket.destroy();
      return ended;
    });
    print({ ...seen, isRight: !isQuiet(seen) });
  }
}

const [file = ''] = process.argv.slice(2);
try {
  if (file !== '') await runCases(file);
  await runControls();
  isStrict = true;
  for (const behaviour of behaviours()) await runBehaviour(behaviour);
} finally {
  await close();
  nameServer.close();
  web.close();
  rmSync(work, { recursive: true, force: true });
}
// A question to the silent name server may still wait in a thread.
process.exit(0);
