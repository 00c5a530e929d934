import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../src/platform/fetcher/public-address.ts';
import { fakeNetwork, publicAddress } from './support/fake-origin.ts';
import { useAisle } from './support/start-aisle.ts';
import { testData } from './support/test-data.ts';
import type { WireClient } from './support/wire-client.ts';

type Case = { id: string; url: string; expect: 'block' | 'allow'; whatwg_host: string | null };

const folder = testData('ssrf-cases');
const cases: Case[] =
  folder === undefined
    ? []
    : gunzipSync(readFileSync(join(folder, 'cases.jsonl.gz')))
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case);
const domainsPerShop = 100;
const atOnce = 50;

const network = await fakeNetwork({
  site: (_request, response) => {
    response.setHeader('content-type', 'text/html').end('<h1>A page</h1>');
  },
  // Names that are not the shop's are private ones, so a name let through by its spelling alone would be seen.
  resolve: (hostname) =>
    /^(?:www\.)?(?:shop|xn--mnchen-3ya)\.example$/u.test(hostname) ? [publicAddress] : ['127.0.0.1'],
});
afterAll(() => network.close());

describe.skipIf(cases.length === 0)('page_url (left out when the data is absent)', () => {
  const aisle = useAisle({}, { fetcher: network.fetcher });

  const newShop = (domains: readonly string[]) =>
    aisle.newCompany({ domains, settings: { integrations: { ai_powered_faqs: { enabled: true } } } });

  /** Shops that call these hosts their own, so that nothing but the outbound door is left between page_url and them. */
  async function shopsOf(hosts: readonly string[]): Promise<Map<string, WireClient>> {
    const shops = new Map<string, WireClient>();
    for (let from = 0; from < hosts.length; from += domainsPerShop) {
      const block = hosts.slice(from, from + domainsPerShop);
      const shop = await newShop(block);
      for (const host of block) shops.set(host, shop);
    }
    return shops;
  }

  async function settled(shop: WireClient, url: string) {
    for (let tries = 0; tries < 1_000; tries++) {
      const response = await shop.get(`/api/v1/product-faqs?page_url=${encodeURIComponent(url)}`);
      if (response.status !== 202) return response;
      await sleep(10);
    }
    throw new Error(`${url} stays generating`);
  }

  test('a host that is not the company’s is refused at once and nothing is dialled', async () => {
    const shop = await newShop(['northpeak.example']);
    const others: string[] = [];
    for (const { id, url } of cases) {
      const { status, body } = await shop.get(`/api/v1/product-faqs?page_url=${encodeURIComponent(url)}`);
      if (status !== 400 && body['reason'] !== 'host_not_allowed') others.push(id);
    }
    expect(others).toEqual([]);
    expect(network.dialled).toEqual([]);
  });

  test('a company that names such hosts as its own gets no connection to them, and every public one', async () => {
    // What no settings can name as a host, no page of it is ever looked at.
    const hosts = [...new Set(cases.flatMap(({ whatwg_host: host }) => host ?? []))].filter(
      (host) => host.length <= 253 && URL.parse(`http://${host}`)?.host === host,
    );
    const shops = await shopsOf(hosts);
    const asked = cases.filter(({ whatwg_host: host }) => host !== null && shops.has(host));
    expect(asked.length).toBeGreaterThan(400);
    for (let from = 0; from < asked.length; from += atOnce)
      await Promise.all(
        asked.slice(from, from + atOnce).map(({ url, whatwg_host: host }) => settled(shops.get(host!)!, url)),
      );
    const dialled = new Set(
      network.dialled.map((place) => place.replace(/:\d+$/u, '').replace(/[[\]]/gu, '')),
    );
    expect([...dialled].filter((address) => !isPublicAddress(address))).toEqual([]);
    const wanted = asked
      .filter(({ expect: expected }) => expected === 'allow')
      .map(({ whatwg_host: host }) =>
        host!.endsWith('.example') ? publicAddress : host!.replace(/[[\]]/gu, ''),
      );
    expect([...dialled].sort()).toEqual([...new Set(wanted)].sort());
    expect(network.sockets.every((place) => place.startsWith('127.0.0.1:'))).toBe(true);
  }, 60_000);
});
