import { describe, expect, test } from 'vitest';
import { canonicalPageUrl, isCompanyHost, otherPageKeys, pageKey, storablePageUrl } from './page-key.ts';

describe('pageKey', () => {
  const key = pageKey('https://northpeak.example/p/trailhead-2');

  test.each([
    'http://northpeak.example/p/trailhead-2',
    'https://NORTHPEAK.example:443/p/trailhead-2',
    'http://northpeak.example:80/p/x/../trailhead-2',
    'http://northpeak.example:443/p/trailhead-2',
    'https://northpeak.example:80/p/trailhead-2',
    'https://me:secret@northpeak.example/p/trailhead-2',
    'https://northpeak.example/p/trailhead-2#reviews',
    'https://northpeak.example/p/trailhead-2?utm_source=mail&gclid=1&fbclid=2&msclkid=3&mc_cid=4&mc_eid=5',
  ])('%s is the same page', (url) => expect(pageKey(url)).toBe(key));

  test('another port is another page', () => {
    expect(pageKey('https://northpeak.example:8443/p')).toBe('northpeak.example:8443/p');
  });

  test('query parameters count, their order does not', () => {
    expect(pageKey('https://northpeak.example/p?b=2&a=1')).toBe(
      pageKey('https://northpeak.example/p?a=1&b=2'),
    );
    expect(pageKey('https://northpeak.example/p?a=1')).not.toBe(pageKey('https://northpeak.example/p?a=2'));
    expect(pageKey('https://northpeak.example/p?b=2&a=2&a=1')).toBe('northpeak.example/p?a=2&a=1&b=2');
  });

  test.each(['', 'northpeak.example/p', 'ftp://northpeak.example/p', 'javascript:alert(1)', 'http://'])(
    '%j is no page address',
    (url) => {
      expect(pageKey(url)).toBeUndefined();
      expect(canonicalPageUrl(url)).toBeUndefined();
    },
  );
});

describe('otherPageKeys', () => {
  test('the same page with other slashes, hosts and variants, the likeliest first', () => {
    expect(otherPageKeys('shop.example/p/lamp?page=2&variant=7')).toEqual([
      'shop.example/p/lamp?page=2',
      'shop.example/p/lamp/?page=2&variant=7',
      'shop.example/p/lamp/?page=2',
      'www.shop.example/p/lamp?page=2&variant=7',
      'www.shop.example/p/lamp?page=2',
      'www.shop.example/p/lamp/?page=2&variant=7',
      'www.shop.example/p/lamp/?page=2',
    ]);
    expect(otherPageKeys('www.shop.example/')).toEqual(['shop.example/']);
    expect(otherPageKeys('shop.example/a')).toEqual([
      'shop.example/a/',
      'www.shop.example/a',
      'www.shop.example/a/',
    ]);
    expect(otherPageKeys('shop.example/p/lamp/')).toContain('shop.example/p/lamp');
    expect(otherPageKeys('no key at all%')).toEqual([]);
  });
});

describe('isCompanyHost', () => {
  const is = (url: string, ...domains: string[]) => isCompanyHost(new URL(url), domains);

  test('a domain covers itself and www, a wildcard its subdomains, host:port that port only', () => {
    expect(is('https://northpeak.example/', 'northpeak.example')).toBe(true);
    expect(is('https://www.northpeak.example/', 'northpeak.example')).toBe(true);
    expect(is('https://shop.northpeak.example/', 'northpeak.example')).toBe(false);
    expect(is('https://shop.northpeak.example/', '*.northpeak.example')).toBe(true);
    expect(is('https://evilnorthpeak.example/', 'northpeak.example', '*.northpeak.example')).toBe(false);
    expect(is('https://northpeak.example.evil.example/', 'northpeak.example')).toBe(false);
    expect(is('http://127.0.0.1:8080/', '127.0.0.1:8080')).toBe(true);
    expect(is('http://127.0.0.1:8081/', '127.0.0.1:8080')).toBe(false);
    expect(is('https://northpeak.example/', 'other.example', 'northpeak.example')).toBe(true);
  });
});

test('a stored page address holds no secret-looking parameter', () => {
  expect(storablePageUrl('https://northpeak.example/p?Token=a&email=b&key=c&size=42#x')).toBe(
    'https://northpeak.example/p?size=42',
  );
});
