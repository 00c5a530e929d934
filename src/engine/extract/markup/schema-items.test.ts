import { describe, expect, test } from 'vitest';
import { loadHtml } from '../html/load-html.ts';
import { parseLenientJson } from './lenient-json.ts';
import { schemaItems } from './schema-items.ts';

const read = (html: string) => schemaItems(loadHtml(html, true));

describe('RDFa', () => {
  test('items with nested ones, by vocabulary or prefix, with content, addresses and the page itself', () => {
    const html = `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Brass lamp</h1><img property="image" src="/lamp.jpg">
      <div property="offers" typeof="schema:Offer"><meta property="schema:priceCurrency" content="EUR"><span property="price" content="49.00">49 €</span><link property="availability" href="http://schema.org/InStock"></div></div>
      <p property="dc:title">Shop</p>`;
    expect(read(html)).toEqual([
      { types: [], properties: { title: ['Shop'] } },
      {
        types: ['Product'],
        properties: {
          name: ['Brass lamp'],
          image: ['/lamp.jpg'],
          offers: [
            {
              '@type': ['Offer'],
              priceCurrency: ['EUR'],
              price: ['49.00'],
              availability: ['http://schema.org/InStock'],
            },
          ],
        },
      },
      {
        types: ['Offer'],
        properties: { priceCurrency: ['EUR'], price: ['49.00'], availability: ['http://schema.org/InStock'] },
      },
    ]);
  });

  test('an item that holds itself ends', () => {
    expect(
      read(
        '<div about="#a" typeof="Product"><p property="isRelatedTo" about="#a" typeof="Product"></p></div>',
      ).length,
    ).toBeGreaterThan(0);
  });
});

describe('microdata', () => {
  test('properties that lie elsewhere are taken in by itemref; references in a circle end', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product" itemref="price none a"><b itemprop="name">Lamp</b></div>
      <p id="price"><span itemprop="sku">L-1</span></p><div id="a" itemprop="isRelatedTo" itemscope itemref="a b"></div><div id="b"><i itemprop="x" itemscope itemref="b a"></i></div>`;
    expect(read(html)[0]).toMatchObject({ types: ['Product'], properties: { name: ['Lamp'], sku: ['L-1'] } });
  });
});

describe('parseLenientJson', () => {
  test.each([
    ['comments', '{"a": 1, // one\n /* two */ "b": "http://x/*no*/"}', { a: 1, b: 'http://x/*no*/' }],
    ['a comma too many', '{"a": [1, 2, ], }', { a: [1, 2] }],
    ['raw line ends', '{"a": "one\ntwo"}', { a: 'one two' }],
    ['comment marks around it', '<!-- note -->\n{"a": 1};', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ])('%s', (_what, text, value) => {
    expect(parseLenientJson(text)).toEqual(value);
  });

  test('what cannot be mended is nothing', () => {
    expect(['', '{', '{"a": "', 'function () {}'].map(parseLenientJson)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
