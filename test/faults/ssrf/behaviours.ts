import type { Zone } from './name-server.ts';
import type { Reply } from './web.ts';

/** A public address of the namespace; nothing of it leaves this machine. */
export const publicAddress = '93.184.215.14';
const otherAddress = '93.184.215.15';

/** One behaviour of the data set or of ours: what is asked for, what other side it meets, and how it may end. */
export type Behaviour = {
  /** Ids of the data set that it shows. */
  shows: readonly string[];
  name: string;
  /** Each is fetched once, in order; `source` is read whole as a source of a shop. */
  fetch: readonly string[] | { source: 'website' | 'sitemap' | 'feed'; url: string };
  /** What the last fetch, or the run, must come to. */
  ends: RegExp;
  zones?: Readonly<Record<string, Zone>>;
  replies?: Readonly<Record<string, Reply>>;
  checkRobots?: boolean;
};

const leadTo =
  (location: string, status = 302): Reply =>
  (_request, response) => {
    response.writeHead(status, { location }).end('a secret body');
  };

const says =
  (text: string, type = 'text/html'): Reply =>
  (_request, response) => {
    response.setHeader('content-type', type).end(text);
  };

function redirect(shows: readonly string[], name: string, location: string, status = 302): Behaviour {
  const host = `${shows[0]}.example`;
  return {
    ...{ shows, name },
    fetch: [`http://${host}/`],
    ends: /^blocked_address$/,
    zones: { [host]: { addresses: [publicAddress] } },
    replies: { [host]: leadTo(location, status) },
  };
}

/** A name whose answer holds something that is not public. */
function resolving(shows: readonly string[], name: string, zone: Zone): Behaviour {
  const host = `${shows[0]}.example`;
  return { shows, name, fetch: [`http://${host}/`], ends: /^blocked_address$/, zones: { [host]: zone } };
}

/** Public, public, then a private address: chains of `length` hops that end at `last`. */
const chain =
  (length: number, last: string): Reply =>
  (request, response) => {
    const n = Number(request.url?.slice(1) || 0);
    response.writeHead(302, { location: n + 1 < length ? `/${n + 1}` : last }).end();
  };

const turning = (): Zone => {
  let asked = 0;
  return { addresses: () => (asked++ === 0 ? [publicAddress] : ['127.0.0.1']) };
};

const shop = { 'shop.example': { addresses: [publicAddress] } };

/** What name servers, redirects, certificates, robots files and pages may do. */
export const behaviours = (): readonly Behaviour[] => [
  redirect(['b01'], '302 to loopback', 'http://127.0.0.1/'),
  redirect(['b02'], '302 to a metadata service', 'http://169.254.169.254/latest/meta-data/'),
  redirect(['b03'], '301 to a file', 'file:///etc/passwd', 301),
  redirect(['b04'], '302 to loopback, IPv6', 'http://[::1]/'),
  {
    ...redirect(['b06'], '21 redirects', '/'),
    ends: /^too_many_redirects$/,
    replies: { 'b06.example': chain(21, '/end') },
  },
  { ...redirect(['b07'], 'redirects in a ring', '/'), ends: /^too_many_redirects$/ },
  {
    ...redirect(['b08'], 'public, public, private', '/'),
    replies: { 'b08.example': chain(3, 'http://10.0.0.1/') },
  },
  {
    ...redirect(['b09'], 'https to http', '/'),
    fetch: ['https://other.example/'],
    zones: { 'other.example': { addresses: [publicAddress] } },
    replies: { 'other.example': leadTo('http://shop.example/') },
  },
  {
    ...resolving(['b10'], 'first a public answer, then loopback', turning()),
    // A kept connection would need no second answer.
    replies: {
      'b10.example': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end('<p>page</p>');
      },
    },
    fetch: ['http://b10.example/', 'http://b10.example/again'],
  },
  resolving(['b11'], 'A public, AAAA loopback', { addresses: [publicAddress, '::1'] }),
  resolving(['b12'], 'A private and A public', { addresses: ['10.1.2.3', publicAddress] }),
  resolving(['b13'], 'aliases that lead to an internal name', {
    addresses: ['10.0.0.5'],
    aliases: ['edge.b13.example', 'db.corp.internal'],
  }),
  { ...resolving(['b14'], 'no such name', {}), zones: {}, ends: /^unreachable$/ },
  { ...resolving(['b15'], 'no answer', { isSilent: true }), ends: /^(?:unreachable|timeout)$/ },
  resolving(['b16'], '600 addresses', {
    addresses: Array.from({ length: 600 }, (_, i) => `93.184.${i >> 8}.${i & 255}`),
  }),
  ...[
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  ].map((address, i) => resolving([`own${i + 1}`], `AAAA ${address}`, { addresses: [address] })),
  resolving(['own6'], 'three public addresses and one private', {
    addresses: [publicAddress, otherAddress, '93.184.215.16', '192.168.0.1'],
  }),
  {
    ...resolving(['own7'], 'several public addresses', {
      addresses: [publicAddress, otherAddress, '2606:4700::1111'],
    }),
    ends: /^ok$/,
  },
  {
    ...resolving(['b17'], 'certificate for another host', { addresses: [publicAddress] }),
    fetch: ['https://b17.example/'],
    ends: /^unreachable$/,
  },
  {
    ...resolving(['b18'], 'expired certificate', {}),
    fetch: ['https://expired.example/'],
    zones: { 'expired.example': { addresses: [publicAddress] } },
    ends: /^unreachable$/,
  },
  {
    ...resolving(['b19'], 'a kept connection and another host, private', {}),
    fetch: ['http://shop.example/', 'http://b19.example/'],
    zones: { ...shop, 'b19.example': { addresses: ['127.0.0.1'] } },
  },
  redirect(['b20'], 'a Location with userinfo', 'http://shop.example@127.0.0.1/'),
  redirect(['b21'], 'a Location without a scheme', '//127.0.0.1/'),
  {
    ...redirect(['b22', 'b26', 'b27'], 'refresh, canonical link and og:image', '/'),
    ends: /^ok$/,
    replies: {
      'b22.example': (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html', refresh: '0; url=http://127.0.0.1/' })
          .end(
            '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/"><link rel="canonical" href="http://10.0.0.1/">' +
              '<meta property="og:image" content="http://127.0.0.1/"><h1>A page</h1><p>Read by anybody.</p>',
          );
      },
    },
  },
  {
    ...redirect(['own8'], 'robots.txt leads to loopback', '/'),
    checkRobots: true,
    ends: /^blocked_by_robots$/,
    replies: { 'own8.example/robots.txt': leadTo('http://127.0.0.1/robots.txt') },
  },
  {
    shows: ['b23'],
    name: 'a sitemap that lists private addresses',
    fetch: { source: 'sitemap', url: 'http://b23.example/sitemap.xml' },
    ends: /^(?:empty|failed|blocked_address)$/,
    zones: { 'b23.example': { addresses: [publicAddress] } },
    replies: {
      'b23.example/sitemap.xml': says(
        '<urlset><url><loc>http://10.0.0.1/</loc></url><url><loc>http://[::1]/</loc></url></urlset>',
        'application/xml',
      ),
    },
  },
  {
    shows: ['b24', 'b26'],
    name: 'robots.txt with a private sitemap, pages that link and lead to private addresses',
    fetch: { source: 'website', url: 'http://b24.example/site' },
    ends: /^ok$/,
    zones: { 'b24.example': { addresses: [publicAddress] } },
    replies: {
      'b24.example/robots.txt': says(
        'User-agent: *\nAllow: /\nSitemap: http://127.0.0.1/sitemap.xml\n',
        'text/plain',
      ),
      'b24.example/site': says(
        '<title>Help</title><h1>Delivery</h1><p>We deliver within three days, free of charge from 50 euros on.</p>' +
          '<a href="http://127.0.0.1/admin">admin</a><a href="/leads">further</a><img src="http://10.0.0.1/a.png">',
      ),
      'b24.example/leads': leadTo('http://169.254.169.254/latest/'),
      'b24.example/sitemap.xml': says(
        '<sitemapindex><sitemap><loc>http://127.0.0.1/a.xml</loc></sitemap></sitemapindex>',
        'application/xml',
      ),
    },
  },
  {
    shows: ['b25', 'b27'],
    name: 'a feed whose items link to private addresses',
    fetch: { source: 'feed', url: 'http://b25.example/feed.csv' },
    ends: /^ok$/,
    zones: { 'b25.example': { addresses: [publicAddress] } },
    replies: {
      'b25.example/feed.csv': says(
        'id,title,price,link,image_link\n1,Anvil,5.00 USD,http://169.254.169.254/,http://127.0.0.1/a.png\n',
        'text/csv',
      ),
    },
  },
];

/** Behaviours of the data set that nothing here could show, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  b05: 'nothing sends webhooks',
  b28: 'nothing sends webhooks',
};
