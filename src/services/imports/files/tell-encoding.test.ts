import { describe, expect, test } from 'vitest';
import { announcedCharsets, charsetFault, tellEncoding } from './tell-encoding.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const html = 'text/html';

describe('what text is written in', () => {
  test.each([
    ['UTF-8, said so', utf8('Größe'), `${html}; charset=utf-8`, 'utf-8', undefined],
    ['UTF-8, nothing said', utf8('Größe'), html, 'utf-8', undefined],
    ['Western, said to be UTF-8', latin('Größe'), `${html}; charset=utf-8`, 'windows-1252', 'utf-8'],
    ['UTF-8, said to be Western', utf8('Größe'), `${html}; charset=latin1`, 'utf-8', 'windows-1252'],
    ['Western, said so', latin('Größe'), `${html}; charset=latin1`, 'windows-1252', undefined],
    [
      'plain letters, said to be Western',
      utf8('Anvil'),
      `${html}; charset=latin1`,
      'windows-1252',
      undefined,
    ],
    [
      'the page against its server',
      latin('<meta charset="windows-1251"> \xcd\xee\xe6'),
      `${html}; charset=utf-8`,
      'windows-1251',
      'utf-8',
    ],
    [
      'an XML declaration',
      latin('<?xml version="1.0" encoding="iso-8859-2"?>\xe8'),
      '',
      'iso-8859-2',
      undefined,
    ],
    ['the mark over the server', utf8('\uFEFFGröße'), `${html}; charset=latin1`, 'utf-8', 'windows-1252'],
    ['UTF-8 with one broken letter', new Uint8Array([...utf8('Größe'), 0xff]), html, 'utf-8', undefined],
    ['UTF-8, said to be UTF-16', utf8('Größe'), `${html}; charset=utf-16`, 'utf-8', 'utf-16le'],
    [
      'UTF-8, said to be Japanese',
      utf8('ねこ用のベッド'),
      `${html}; charset=shift_jis`,
      'utf-8',
      'shift_jis',
    ],
    ['a charset that nobody knows', utf8('Größe'), `${html}; charset=utf-7`, 'utf-8', undefined],
  ])('%s', (_what, bytes, contentType, encoding, mistaken) => {
    const told = tellEncoding(bytes, announcedCharsets(bytes, contentType));
    expect(told).toEqual({ encoding, ...(mistaken ? { mistaken } : {}), isTold: true });
    expect(charsetFault(told) !== undefined).toBe(mistaken !== undefined);
  });

  test('another script without its charset is not guessed at', () => {
    const bytes = latin('\xcf\xf0\xe8\xe2\xe5\xf2 id');
    const told = tellEncoding(bytes, announcedCharsets(bytes, `${html}; charset=utf-8`));
    expect(told).toEqual({ encoding: 'utf-8', mistaken: 'utf-8', isTold: false });
    expect(charsetFault(told)).toContain('cannot be told');
  });
});
