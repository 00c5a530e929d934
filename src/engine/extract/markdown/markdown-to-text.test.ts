import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownToText, plainToText } from './markdown-to-text.ts';

describe('markdownToText', () => {
  test.each([
    ['# Returns & *more* #\n## C#', '# Returns & more\n\n## C#'],
    ['Title\n=====\nText', '# Title\n\nText'],
    [
      'Unused items **can** be\nreturned within [60 days](https://x.example/a_(b)).',
      'Unused items can be returned within 60 days.',
    ],
    ['one  \ntwo\\\nthree', 'one\ntwo\nthree'],
    ['* a\n  goes on\n* b\n    1. c\n- [x] d', '- a goes on\n- b\n  1. c\n\n- d'],
    ['| A | B |\n|---|:-:|\n| 1 | **2** |\n| 3 | |', '| A: 1 | B: 2 |\n| A: 3 |'],
    ['**Do you ship abroad?**\n\nYes.', '### Do you ship abroad?\n\nYes.'],
    ['## Help\n\n**Can I send it back?** No.', '## Help\n\n### Can I send it back?\n\nNo.'],
    ['**Wrong thing sent.**\nSorry! Send a photo.', '### Wrong thing sent.\n\nSorry! Send a photo.'],
    ['**It foams.** Too *warm* **for** *it*.', '### It foams.\n\nToo warm for it.'],
    ['**Halogen bulbs** must not be touched.', 'Halogen bulbs must not be touched.'],
    ['**Delivery:** 3 days.', 'Delivery: 3 days.'],
    ['**No returns on sale.**', 'No returns on sale.'],
    ["**What we don't take**\n\n- toys", "### What we don't take\n\n- toys"],
    ['- **It foams.** Too warm.', '- It foams. Too warm.'],
    ['> quoted\n> text', 'quoted text'],
    ['```\ncode * x *\n```', 'code * x *'],
    ['a `b*c` snake_case_name 20*30*40 \\*d\\*', 'a b*c snake_case_name 20*30*40 *d*'],
    [
      '![alt](x.png) see <https://a.example/b> or [x][y]\n\n[y]: https://x.example',
      'see https://a.example/b or x',
    ],
    ['<div style="display:none">secret</div>\n\nplain <b>bold</b> &amp; more', 'plain bold & more'],
    ['before <!-- secret\nsecret --> after', 'before  after'],
    ['日本語の\nテキスト', '日本語のテキスト'],
    ['1. a\n\n   b\n2. c\n   - d', '1. a\nb\n2. c\n  - d'],
    ['> - a\n>   - b', '- a\n  - b'],
    ['a\n\n---\n\n***\n\nb', 'a\n\nb'],
    ['2 < 3 & AT&T', '2 < 3 & AT&T'],
    ['', ''],
  ])('%j', (markdown, text) => {
    expect(markdownToText(markdown)).toBe(text);
  });

  test('never throws and leaves no carriage return or trailing space', () => {
    const part = fc.constantFrom(
      '# ',
      '\n',
      '\r\n',
      '* ',
      '**',
      '_',
      '`',
      '[a](b)',
      '|',
      '|-|-|',
      '<b>',
      '  ',
      'word',
      '\\',
      '>',
      '~~~',
      '1. ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        expect(markdownToText(parts.join(''))).not.toMatch(/\r|[ \t]\n|\n{3,}/);
      }),
    );
  });

  test.each([
    ['quotes', '>'.repeat(300_000)],
    ['lists', Array.from({ length: 1_000 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
    ['ticks', '`a``b'.repeat(100_000)],
    ['stars', '*a '.repeat(200_000)],
    ['brackets', '![a'.repeat(200_000)],
    ['one paragraph', 'a\n'.repeat(300_000)],
    ['bars', `${'|'.repeat(300_000)}\n${'|-'.repeat(150_000)}`],
    ['spaces', `#${' '.repeat(500_000)}x`],
  ])('takes hostile input: %s', (_name, markdown) => {
    expect(typeof markdownToText(markdown)).toBe('string');
  });
});

test('plainToText unifies line ends and folds blank lines', () => {
  expect(plainToText('\n\na  \r\nb\r\r\n\n\nc\u00ad\u200bd\n')).toBe('a\nb\n\ncd');
});
