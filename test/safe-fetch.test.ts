import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../src/platform/fetcher/public-address.ts';
import { type FakeNetwork, fakeNetwork, publicAddress, type Site } from './support/fake-origin.ts';

const data = process.env['AISLE_TEST_DATA'] ?? '../shared/data';
const casesFile = `${data}/ssrf-cases/cases.jsonl.gz`;

let network: FakeNetwork | undefined;
afterEach(async () => {
  await network?.close();
  network = undefined;
});

const hello: Site = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<p>hello</p>');
};

function redirectTo(location: string, status = 302): Site {
  return (request, response) => {
    if (request.url === '/start') response.writeHead(status, { location }).end('secret body');
    else hello(request, response);
  };
}

const options = { signal: AbortSignal.timeout(30_000), checkRobots: false };

function nonPublic(places: readonly string[]): string[] {
  return places.filter((place) => !isPublicAddress(place.replace(/:\d+$/u, '')));
}

async function fetchFrom(
  site: Site,
  url = 'http://shop.example/start',
  resolve: Parameters<typeof fakeNetwork>[0]['resolve'] = () => [publicAddress],
) {
  network = await fakeNetwork({ site, resolve });
  const result = await network.fetcher.fetchPage(url, options);
  // Sockets really go to the fake origin only, and nobody asked for a private one.
  expect(nonPublic(network.dialled)).toEqual([]);
  expect(network.sockets.every((place) => place.startsWith('127.0.0.1:'))).toBe(true);
  return result;
}

type Case = { id: string; url: string; expect: 'block' | 'allow' };

describe.skipIf(!existsSync(casesFile))('addresses (left out when the data is absent)', () => {
  const cases = existsSync(casesFile)
    ? gunzipSync(readFileSync(casesFile))
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case)
    : [];
  // Names that are not the shop's are private ones, so a name let through by its spelling alone would be seen.
  const resolve = (hostname: string) =>
    /^(?:www\.)?(?:shop|xn--mnchen-3ya)\.example$/u.test(hostname) ? [publicAddress] : ['127.0.0.1'];

  test('no connection to any of the refused, none of the allowed refused', async () => {
    network = await fakeNetwork({ site: hello, resolve });
    expect(cases.length).toBeGreaterThan(500);
    const letThrough: string[] = [];
    const refused: string[] = [];
    for (const { id, url, expect: expected } of cases) {
      network.dialled.length = 0;
      const result = await network.fetcher.fetchPage(url, options);
      if (expected === 'block' && (network.dialled.length > 0 || result.ok)) letThrough.push(id);
      // A kept connection to the same origin needs no new one.
      if (expected === 'allow' && network.dialled.length === 0 && !result.ok) refused.push(id);
    }
    expect(letThrough).toEqual([]);
    expect(refused).toEqual([]);
    expect(network.sockets.every((place) => place.startsWith('127.0.0.1:'))).toBe(true);
  });
});

describe('redirects', () => {
  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'http://[::1]/',
    '//127.0.0.1/',
    'http://user:pass@shop.example/',
    'http://2130706433/',
    'http://shop.example:22/',
  ])('to %s are not followed, and nothing of the body is told', async (location) => {
    const result = await fetchFrom(redirectTo(location));
    expect(result).toEqual({ ok: false, failure: 'blocked_address' });
    expect(network!.requests).toHaveLength(1);
  });

  test('within public hosts they are followed, five at most', async () => {
    const chain: Site = (request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) hello(request, response);
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    };
    const five = await fetchFrom(chain, 'http://shop.example/5');
    expect(five).toMatchObject({ ok: true, page: { url: 'http://shop.example/0', text: '<p>hello</p>' } });
    await network!.close();
    expect(await fetchFrom(chain, 'http://shop.example/6')).toEqual({
      ok: false,
      failure: 'too_many_redirects',
    });
  });

  test('a loop ends; the third hop is checked like the first', async () => {
    expect(await fetchFrom(redirectTo('/start'))).toMatchObject({ failure: 'too_many_redirects' });
    await network!.close();
    const third: Site = (request, response) => {
      const to: Record<string, string> = { '/start': '/two', '/two': 'http://10.0.0.1/' };
      response.writeHead(302, { location: to[request.url!]! }).end();
    };
    expect(await fetchFrom(third)).toMatchObject({ failure: 'blocked_address' });
  });

  test('never from https to http', async () => {
    network = await fakeNetwork({
      site: redirectTo('http://other.example/'),
      resolve: () => [publicAddress],
      tls: 'other-host',
    });
    expect(await network.fetcher.fetchPage('https://other.example/start', options)).toMatchObject({
      failure: 'blocked_address',
    });
    expect(network.requests).toHaveLength(1);
  });

  test('refresh headers, meta refresh, canonical links and images are never followed', async () => {
    const page: Site = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', refresh: '0; url=http://127.0.0.1/' })
        .end(
          '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/"><link rel="canonical" href="http://10.0.0.1/">' +
            '<meta property="og:image" content="http://127.0.0.1/">',
        );
    };
    expect(await fetchFrom(page)).toMatchObject({ ok: true });
    expect(network!.dialled).toHaveLength(1);
  });
});

describe('names', () => {
  test('the checked address is the one connected to, whatever the next answer would be', async () => {
    let asked = 0;
    const result = await fetchFrom(hello, undefined, () => (asked++ === 0 ? [publicAddress] : ['127.0.0.1']));
    expect(result.ok).toBe(true);
    expect(network!.dialled).toEqual([`${publicAddress}:80`]);
  });

  test.each([
    ['a public and a loopback address', [publicAddress, '::1']],
    ['a private and a public address', ['10.1.2.3', publicAddress]],
    ['an address inside another', ['::ffff:127.0.0.1']],
    ['a metadata service', ['169.254.169.254']],
    ['no address', []],
    ['600 addresses', Array.from({ length: 600 }, (_, i) => `93.184.${i >> 8}.${i & 255}`)],
  ])('refused with %s', async (_what, addresses) => {
    const result = await fetchFrom(hello, undefined, () => addresses);
    expect(result).toEqual({ ok: false, failure: 'blocked_address' });
    expect(network!.dialled).toEqual([]);
  });

  test('an unknown name is an unreachable page', async () => {
    const result = await fetchFrom(hello, undefined, () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    });
    expect(result).toEqual({ ok: false, failure: 'unreachable' });
  });

  test('a silent name server is given up', async () => {
    const result = await fetchFrom(hello, undefined, () => new Promise(() => undefined));
    expect(result).toMatchObject({ ok: false });
    expect(network!.dialled).toEqual([]);
  });

  test('a kept connection serves its own host only', async () => {
    const addresses: Record<string, string> = {
      'shop.example': publicAddress,
      'two.example': '93.184.215.15',
    };
    network = await fakeNetwork({ site: hello, resolve: (name) => [addresses[name]!] });
    await network.fetcher.fetchPage('http://shop.example/', options);
    await network.fetcher.fetchPage('http://two.example/', options);
    expect(network.dialled).toEqual([`${publicAddress}:80`, '93.184.215.15:80']);
  });
});

describe('certificates', () => {
  test.each([
    ['for another host', 'https://shop.example/', 'other-host'],
    ['that has expired', 'https://expired.example/', 'expired'],
  ] as const)('one %s is refused', async (_what, url, tls) => {
    network = await fakeNetwork({ site: hello, resolve: () => [publicAddress], tls });
    expect(await network.fetcher.fetchPage(url, options)).toEqual({ ok: false, failure: 'unreachable' });
    expect(network.requests).toEqual([]);
  });

  test('a right one is accepted', async () => {
    network = await fakeNetwork({ site: hello, resolve: () => [publicAddress] });
    expect(await network.fetcher.fetchPage('https://other.example/', options)).toMatchObject({ ok: true });
  });
});

describe('what comes back', () => {
  const sends = (headers: Record<string, string>, body: Buffer | string, status = 200) =>
    fetchFrom((_request, response: ServerResponse) => {
      response.writeHead(status, headers).end(body);
    });

  test.each([404, 410, 500, 503])('status %i is told', async (status) => {
    expect(await sends({}, 'no', status)).toEqual({ ok: false, failure: 'http_error', status });
  });

  test('a compressed bomb ends at 10 MiB, in whatever wrapping', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(await sends({ 'content-type': 'text/html', 'content-encoding': 'gzip' }, bomb)).toEqual({
      ok: false,
      failure: 'too_large',
    });
    await network!.close();
    expect(
      await sends({ 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }, gzipSync(bomb)),
    ).toEqual({ ok: false, failure: 'unsupported_content' });
  });

  test('an endless plain body ends at 10 MiB', async () => {
    const result = await fetchFrom((_request, response) => {
      response.setHeader('content-type', 'text/html');
      const block = Buffer.alloc(256 * 1024, 'a');
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    });
    expect(result).toEqual({ ok: false, failure: 'too_large' });
  });

  test('broken compression and a false length are failures, not texts', async () => {
    expect(
      await sends({ 'content-type': 'text/html', 'content-encoding': 'gzip' }, 'not gzip'),
    ).toMatchObject({ ok: false });
    await network!.close();
    const short: Site = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('short');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await fetchFrom(short)).toMatchObject({ ok: false });
  });

  test('pictures and archives are not read as pages', async () => {
    expect(await sends({ 'content-type': 'image/png' }, 'x')).toEqual({
      ok: false,
      failure: 'unsupported_content',
    });
  });

  test.each([
    ['utf-8 by default', 'text/html', Buffer.from('Größe'), 'Größe'],
    ['the header’s charset', 'text/html; charset=iso-8859-1', Buffer.from('Größe', 'latin1'), 'Größe'],
    ['the mark over the header', 'text/html; charset=iso-8859-1', Buffer.from('\uFEFFGröße'), 'Größe'],
    [
      'the meta element',
      'text/html',
      Buffer.from('<meta charset=windows-1252>\x80', 'latin1'),
      '<meta charset=windows-1252>€',
    ],
    ['never UTF-7', 'text/html; charset=utf-7', Buffer.from('+ADw-script'), '+ADw-script'],
    ['invalid bytes replaced', 'text/html', Buffer.from([0x61, 0xff]), 'a\uFFFD'],
  ])('characters: %s', async (_what, type, body, text) => {
    expect(await sends({ 'content-type': type }, body)).toMatchObject({ ok: true, page: { text } });
  });

  test('a caller who leaves ends it', async () => {
    network = await fakeNetwork({ site: () => undefined, resolve: () => [publicAddress] });
    const controller = new AbortController();
    const fetching = network.fetcher.fetchPage('http://shop.example/', {
      signal: controller.signal,
      checkRobots: false,
    });
    setTimeout(() => controller.abort(), 50);
    expect(await fetching).toMatchObject({ ok: false });
  });
});

describe('robots.txt', () => {
  const withRobots = async (robots: Site) => {
    network = await fakeNetwork({
      site: (request, response) =>
        request.url === '/robots.txt' ? robots(request, response) : hello(request, response),
      resolve: () => [publicAddress],
    });
    return network.fetcher.fetchPage('http://shop.example/p', { ...options, checkRobots: true });
  };
  const says =
    (text: string): Site =>
    (_request, response) => {
      response.end(text);
    };

  test('is obeyed, and asked once', async () => {
    expect(await withRobots(says('User-agent: AisleBot\nDisallow: /p'))).toEqual({
      ok: false,
      failure: 'blocked_by_robots',
    });
    await network!.fetcher.fetchPage('http://shop.example/q', { ...options, checkRobots: true });
    expect(network!.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/q']);
  });

  test('4xx allows, 5xx disallows, no connection is an unreachable site', async () => {
    const status =
      (code: number): Site =>
      (_request, response) => {
        response.writeHead(code).end();
      };
    expect(await withRobots(status(404))).toMatchObject({ ok: true });
    await network!.close();
    expect(await withRobots(status(503))).toMatchObject({ failure: 'blocked_by_robots' });
    await network!.close();
    expect(await withRobots((request) => request.socket.destroy())).toMatchObject({
      failure: 'unreachable',
    });
  });

  test('what comes after 500 KiB is ignored', async () => {
    const text = `User-agent: *\nAllow: /\n#${'a'.repeat(600 * 1024)}\nDisallow: /\n`;
    expect(await withRobots(says(text))).toMatchObject({ ok: true });
  });
});

test('a host that the operator listed may be private, on its port only when one is named', async () => {
  network = await fakeNetwork({
    site: hello,
    resolve: () => ['10.1.2.3'],
    fetcher: { allowPrivateHosts: ['shop.intranet:8080', 'pages.intranet'] },
  });
  const kindOf = async (url: string) => (await network!.fetcher.fetchPage(url, options)).ok;
  expect(await kindOf('http://shop.intranet:8080/')).toBe(true);
  expect(await kindOf('http://pages.intranet:3000/')).toBe(true);
  expect(await kindOf('http://shop.intranet/')).toBe(false);
  expect(await kindOf('http://other.intranet/')).toBe(false);
});
