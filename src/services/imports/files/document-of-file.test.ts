import { describe, expect, test } from 'vitest';
import { documentOfFile } from './document-of-file.ts';

describe('documentOfFile', () => {
  test.each([
    ['returns.md', 'returns', undefined],
    ['de/returns.md', 'returns', 'de'],
    ['help/pt-br/sizes/shoes.html', 'help/sizes/shoes', 'pt-BR'],
    ['it-support/reset.txt', 'it-support/reset', undefined],
    ['zz/a.md', 'zz/a', undefined],
    ['v1.2/notes.md', 'v1.2/notes', undefined],
  ])('%s is %s in %s', (path, documentId, locale) => {
    const { value } = documentOfFile(path, '# Title\n\nText.', {});
    expect(value).toMatchObject({ document_id: documentId });
    expect(value?.['locale']).toBe(locale);
  });

  test.each([
    ['a.md', '# Returns *now*\n\nText.', 'Returns now'],
    ['opening_hours.md', 'Open daily.', 'Opening hours'],
    ['a.html', '<title>Sizes &amp; fit</title><h1>Other</h1>', 'Sizes & fit'],
    ['a.html', '<h1>Sizes</h1><p>x</p>', 'Sizes'],
    ['store-hours.txt', '# not a heading here', 'Store hours'],
  ])('%s with %j is titled %j', (path, content, title) => {
    expect(documentOfFile(path, content, {}).value).toMatchObject({ title });
  });

  test('what the file says about itself wins', () => {
    const frontMatter = {
      title: 'T',
      id: 'own',
      locale: 'fr',
      trust: 'crawled',
      url: 'https://x.example/',
      other: 1,
    };
    expect(documentOfFile('de/a.md', '# X', frontMatter).value).toEqual({
      document_id: 'own',
      title: 'T',
      content: '# X',
      content_type: 'text/markdown',
      url: 'https://x.example/',
      trust: 'crawled',
      locale: 'fr',
    });
  });
});
