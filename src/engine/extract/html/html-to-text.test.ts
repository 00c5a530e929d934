import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlTitle, htmlToText, looksLikeHtml } from './html-to-text.ts';

const page = `<!doctype html><html><head><title> Returns &amp; more </title><style>p{}</style></head><body>
<nav><a href="/">Home</a></nav>
<main><h1>Returns</h1><p>Unused items can be <b>returned</b>
within&nbsp;60 days.<br>Really.</p><!-- ignore this -->
<ul><li>Boots<ul><li>with box</li></ul></li><li> Tents </li></ul><ol><li>Pack</li><li>Send</li></ol>
<p style="display: none">secret</p><p hidden>secret</p><div aria-hidden="true">secret</div><script>secret()</script>
<table><caption>Costs</caption><tr><th>Country</th><th>Price</th></tr><tr><td>Germany</td><td>5&nbsp;€</td></tr>
<tr><td>A|B</td><td></td></tr></table>
<dl><dt>Do you ship abroad?</dt><dd>Yes.</dd></dl><details><summary>Gifts</summary>Can be returned.</details></main>
<footer>Imprint</footer></body></html>`;

describe('htmlToText', () => {
  test('reads a page with its structure and without its surroundings', () => {
    expect(htmlToText(page, { structure: 'marked', contentOnly: true })).toBe(
      [
        '# Returns',
        'Unused items can be returned within 60 days.\nReally.',
        '- Boots\n  - with box\n- Tents',
        '1. Pack\n2. Send',
        'Costs',
        '| Country: Germany | Price: 5 € |\n| Country: A/B |',
        '## Do you ship abroad?',
        'Yes.',
        '## Gifts',
        'Can be returned.',
      ].join('\n\n'),
    );
    expect(htmlTitle(page)).toBe('Returns & more');
  });

  test('reduces a description to its visible text', () => {
    expect(htmlToText('<p>Ideal for cold.</p>\n<p>&bull; Two-tone<br />&bull; Warm</p>')).toBe(
      'Ideal for cold.\n\n• Two-tone\n• Warm',
    );
    expect(htmlToText('A <b>warm</b>\nhoodie')).toBe('A warm\nhoodie');
    expect(
      htmlToText(
        '<table><tr><td>Weight</td><td>540 g</td></tr><tr><td>Material</td><td>Wool</td></tr></table>',
      ),
    ).toBe('Weight: 540 g\nMaterial: Wool');
  });

  test.each([
    [
      '<h2>Help</h2><p><strong>Can I send it back?</strong> No.</p>',
      '## Help\n\n### Can I send it back?\n\nNo.',
    ],
    ['<p> <b>Wrong thing sent</b><br>Send a photo.</p>', '## Wrong thing sent\n\nSend a photo.'],
    ['<p><b>Halogen bulbs</b> must not be touched.</p>', 'Halogen bulbs must not be touched.'],
    ['<p>Too <b>warm.</b> Really.</p>', 'Too warm. Really.'],
    ['<ul><li><b>It foams.</b> Too warm.</li></ul>', '- It foams. Too warm.'],
  ])('what opens a paragraph in bold may head it: %s', (html, text) => {
    expect(htmlToText(html, { structure: 'marked' })).toBe(text);
  });

  test('columns that are spanned keep their headings', () => {
    const table =
      '<table><tr><th colspan="2">Sizes</th><th>Price</th></tr><tr><td>S</td><td>M</td><td>9</td></tr><tr><td colspan="2">all</td><td>8</td></tr></table>';
    expect(htmlToText(table, { structure: 'marked' })).toBe(
      '| Sizes: S | Sizes: M | Price: 9 |\n| Sizes: all | Price: 8 |',
    );
  });

  test.each([
    ['deep', '<div>'.repeat(100_000)],
    ['deep and closed', `${'<div>'.repeat(50_000)}x${'</div>'.repeat(50_000)}`],
    ['scripts never closed', '<script>'.repeat(100_000)],
    ['tables in tables', '<table><tr><td>'.repeat(1_900)],
    ['many attributes', `<a ${'x=1 '.repeat(100_000)}>`],
    ['open tags', '<a '.repeat(200_000)],
    ['bold words', `<p>${'<b>x</b>'.repeat(100_000)}`],
  ])('does not throw on hostile markup: %s', (_name, html) => {
    expect(typeof htmlToText(html, { structure: 'marked', contentOnly: true })).toBe('string');
  });

  test('never throws, never shows what is hidden', () => {
    const part = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '>',
        '<table>',
        '<tr>',
        '<td>',
        '</table>',
        '<li>',
        '<ul>',
        '</ul>',
        '&amp;',
        '&#0;',
      ],
      ...[
        '<!--',
        '-->',
        '<div hidden>SECRET</div>',
        '<script>SECRET</script>',
        'text ',
        '"',
        '<h2>',
        '</h2>',
        '<pre>\n a',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const html = parts.join('');
        expect(htmlToText(html, { structure: 'marked' })).not.toContain('SECRET');
      }),
    );
  });
});

test.each([
  ['plain text, 3 < 5 and 7 > 6', false],
  ['AT&T <3', false],
  ['<b>bold</b>', true],
  ['fish &amp; chips', true],
  ['<!-- x -->', true],
])('looksLikeHtml(%j) is %s', (text, expected) => {
  expect(looksLikeHtml(text)).toBe(expected);
});
