import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { isListed, parseTarget } from './target.ts';

const none: ReadonlySet<string> = new Set();
const opened = (text: string, listed = none) => parseTarget(text, listed)?.href;

describe('refused by spelling', () => {
  test.each([
    ['private', 'http://10.0.0.1/', 'http://172.16.0.1/', 'http://172.31.255.254/', 'http://192.168.1.1/'],
    ['shared', 'http://100.64.0.1/', 'http://100.127.255.254/', 'http://100.100.100.200/'],
    ['loopback', 'http://127.0.0.1/', 'http://127.1/', 'http://127.255.255.254/', 'http://[::1]/'],
    ['link-local', 'http://169.254.169.254/', 'http://[fe80::1]/', 'http://[fe80::5efe:ac10:1]/'],
    ['unique local', 'http://[fc00::1]/', 'http://[fd00:ec2::254]/'],
    ['this network and all', 'http://0.0.0.0/', 'http://0/', 'http://255.255.255.255/', 'http://[::]/'],
    [
      'for documents and tests',
      'http://192.0.2.1/',
      'http://198.18.0.1/',
      'http://203.0.113.1/',
      'http://[2001:db8::1]/',
    ],
    ['multicast and reserved', 'http://224.0.0.1/', 'http://240.0.0.1/', 'http://[ff02::1]/'],
    [
      'mapped into IPv6',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:a9fe:a9fe]/',
      'http://[::ffff:0:c0a8:1]/',
      'http://[::7f00:1]/',
    ],
    ['carried in IPv6', 'http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::1]/', 'http://[2001::80ff:fffe]/'],
    [
      'carried even where it is public',
      'http://[::ffff:8.8.8.8]/',
      'http://[64:ff9b::808:808]/',
      'http://[2002:808:808::1]/',
    ],
    ['decimal', 'http://2130706433/', 'http://2852039166/', 'http://167772161/', 'http://127.0.1/'],
    ['octal', 'http://0177.0.0.1/', 'http://017700000001/', 'http://000251.000376.000251.000376/'],
    ['hexadecimal', 'http://0x7f000001/', 'http://0xa9.0xfe.0xa9.0xfe/', 'http://0xefffffff/'],
    [
      'escaped and of full width',
      'http://%31%32%37.0.0.1/',
      'http://１２７。０。０。１/',
      'http://127.0.0.1./',
    ],
    ["of a cloud's own services", 'http://168.63.129.16/'],
    ['outside what is routed', 'http://[4000::1]/', 'http://[1000::1]/'],
  ])('%s addresses', (_, ...urls) => {
    expect(urls.filter((url) => opened(url) !== undefined)).toEqual([]);
  });

  test.each([
    'http://localhost/',
    'http://shop.localhost/',
    'http://printer.local/',
    'http://router.lan/',
    'http://db.internal/',
    'http://wiki.intranet/',
    'http://api.default.svc/',
    'http://host.localdomain/',
    'http://nas.home.arpa/',
    'http://intranet/',
    'http://DB.INTERNAL./',
  ])('%s, a name that is never public', (url) => {
    expect(opened(url)).toBeUndefined();
  });

  test.each([
    'https://user@shop.example/',
    'https://:secret@shop.example/',
    'http://shop.example:22/',
    'http://shop.example:8080/',
    'https://shop.example:444/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'gopher://shop.example/',
    'javascript:alert(1)',
    'shop.example',
    'http://',
    'http://[::1',
    '',
  ])('%s: no plain address of a page', (url) => {
    expect(opened(url)).toBeUndefined();
  });
});

describe('let through', () => {
  test.each([
    'http://shop.example/',
    'https://shop.example/p/1?size=2',
    'https://www.local.shop.example/',
    'https://mylocalhost.example/',
    'http://shop.example.:80/',
    'https://shop.example:80/',
    'http://shop.example:443/',
    'http://8.8.8.8/',
    'https://172.15.255.255/',
    'https://172.32.0.1/',
    'https://[2606:4700:4700::1111]/',
    'https://[3fff:8000::1]/',
  ])('%s', (url) => {
    expect(parseTarget(url, none)).toEqual(new URL(url));
  });
});

describe('what the operator lists', () => {
  test('a host is open on every port, a host with a port on that one; a user name never', () => {
    const listed = new Set(['wiki.intranet', '10.0.0.5:8080', '::1']);
    expect(opened('http://wiki.intranet:9000/a', listed)).toBe('http://wiki.intranet:9000/a');
    expect(opened('http://10.0.0.5:8080/', listed)).toBe('http://10.0.0.5:8080/');
    expect(opened('http://10.0.0.5/', listed)).toBeUndefined();
    expect(opened('http://[::1]/', listed)).toBe('http://[::1]/');
    expect(opened('http://other.intranet/', listed)).toBeUndefined();
    expect(opened('http://me@wiki.intranet/', listed)).toBeUndefined();
    expect(opened('ftp://wiki.intranet/', listed)).toBeUndefined();
  });

  test('the port of the scheme counts where none is written', () => {
    expect(opened('http://10.0.0.5/', new Set(['10.0.0.5:80']))).toBe('http://10.0.0.5/');
    expect(opened('https://10.0.0.5/', new Set(['10.0.0.5:443']))).toBe('https://10.0.0.5/');
    expect(opened('https://10.0.0.5/', new Set(['10.0.0.5:80']))).toBeUndefined();
    expect(isListed('10.0.0.5', '80', new Set(['10.0.0.6']))).toBe(false);
  });
});

test('what is no address is not public', () => {
  expect(['', 'shop.example', '8.8.8.8/8', '[2606:4700::1]'].filter(isPublicAddress)).toEqual([]);
});
