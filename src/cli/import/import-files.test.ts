import { describe, expect, test } from 'vitest';
import { decodeText } from '../../services/imports/files/decode-text.ts';
import { readFrontMatter } from '../../services/imports/files/read-front-matter.ts';

describe('decodeText', () => {
  test.each([
    [new TextEncoder().encode('\ufeffHöse'), 'Höse', 'utf-8'],
    [Buffer.from('H\xf6se', 'latin1'), 'Höse', 'windows-1252'],
    [Buffer.from('\ufeffHöse', 'utf16le'), 'Höse', 'utf-16le'],
    [Buffer.from('\ufeffHöse', 'utf16le').swap16(), 'Höse', 'utf-16be'],
    [new Uint8Array(), '', 'utf-8'],
  ])('%o', (bytes, text, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });
});

describe('readFrontMatter', () => {
  test.each([
    ['---\ntitle: A\nn: 1\n---\nText', { title: 'A', n: 1 }, 'Text'],
    ['\ufeff---\r\ntitle: A\r\n---\r\nText', { title: 'A' }, 'Text'],
    [
      '---\ntitle: A: b\nurl: https://a.example/b\n---\nText',
      { title: 'A: b', url: 'https://a.example/b' },
      'Text',
    ],
    ['---\ntitle: A: b\nn: *x\n---\nText', {}, '---\ntitle: A: b\nn: *x\n---\nText'],
    ['Text', {}, 'Text'],
    ['---\n- a\n---\nText', {}, '---\n- a\n---\nText'],
    ['---\na: [\n---\nText', {}, '---\na: [\n---\nText'],
    ['---\na: &x 1\nb: *x\n---\nText', {}, '---\na: &x 1\nb: *x\n---\nText'],
    ['---\nno end', {}, '---\nno end'],
  ])('%j', (text, frontMatter, content) => {
    expect(readFrontMatter(text)).toEqual({ frontMatter, content });
  });
});
