import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of the site by its path; what is not there is 404. */
export type Page = {
  body: string;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
  /** The connection ends in the middle of the body. */
  isCut?: true;
};

export type ShopSite = {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  host: string;
  pages: Map<string, Page>;
  /** Paths that were asked for since the last `forget`, with whether the answer was 304. */
  requests: { path: string; status: number }[];
  forget(): void;
  close(): Promise<void>;
};

export function html(title: string, body: string, head = ''): Page {
  const filler =
    'This page belongs to a shop for things of the house and says what is on it in whole sentences.';
  return {
    body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${body}<p>${filler}</p></main><footer>Imprint</footer></body></html>`,
  };
}

export function productPage(i: number, price: string, structured: boolean): Page {
  const title = `Brass lantern number ${i}`;
  if (!structured)
    return html(
      title,
      `<p class="product-price"><del class="old-price">$99.00</del> <span class="price">$${price}</span></p><p class="stock">In stock</p><p>SKU: LAN-${i}</p><img src="/img/${i}.jpg"><p>A lantern of brass for the garden, ${i} cm tall.</p><button>Add to cart</button>`,
    );
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: `LAN-${i}`,
    image: [`/img/${i}.jpg`],
    description: `A lantern of brass for the garden, it is ${i} cm tall and burns for ten hours with one candle.`,
    brand: { '@type': 'Brand', name: 'Lumen' },
    offers: { '@type': 'Offer', price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  };
  return html(
    title,
    '<p>A lantern.</p>',
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
  );
}

/** Serves pages on loopback with entity tags, each after `delayMs`; a request that knows the tag gets 304. */
export async function serveSite(pages: ReadonlyMap<string, Page>, delayMs = 0): Promise<ShopSite> {
  const site = new Map(pages);
  const requests: ShopSite['requests'] = [];
  const answer = (response: ServerResponse, path: string, status: number, body = '', headers = {}) => {
    requests.push({ path, status });
    const send = () => response.writeHead(status, headers).end(body);
    if (delayMs === 0) send();
    else setTimeout(send, delayMs);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = site.get(path);
    if (!page) return answer(response, path, 404, 'gone');
    const etag = `"${Buffer.from(page.body).toString('base64').length}-${page.body.length}-${hashOf(page.body)}"`;
    if (request.headers['if-none-match'] === etag) return answer(response, path, 304);
    const type = page.type ?? 'text/html; charset=utf-8';
    const send = () => {
      if (page.isCut) {
        requests.push({ path, status: 200 });
        response.writeHead(200, { 'content-type': type, 'content-length': page.body.length * 2 });
        response.write(page.body);
        setTimeout(() => response.destroy(), 20);
      } else
        answer(response, path, page.status ?? 200, page.body, {
          'content-type': type,
          etag,
          ...page.headers,
        });
    };
    if (page.delayMs === undefined) send();
    else setTimeout(send, page.delayMs);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    pages: site,
    requests,
    forget: () => requests.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.codePointAt(0)!) | 0;
  return hash;
}
