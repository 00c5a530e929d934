import { SaxesParser } from 'saxes';

/**
 * Calls back on every element of a text in XML: when it opens, and with its own text when it closes, by the name without its
 * prefix and as written. What is not well formed is read as far as it goes; a document type throws.
 */
export function walkXml(
  xml: string,
  on: {
    open?(name: string, attributes: Readonly<Record<string, string>>): void;
    close?(name: string, text: string, written: string): void;
  },
): void {
  const parser = new SaxesParser();
  const texts: string[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const add = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  parser.on('doctype', () => {
    throw new Error('It declares a document type, which is refused.');
  });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    texts.push('');
    on.open?.(local(name), attributes as Readonly<Record<string, string>>);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => on.close?.(local(name), texts.pop() ?? '', name));
  parser.write(xml).close();
}
