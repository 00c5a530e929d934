import { decodeHTML } from 'entities';

const reference = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/i;

/** Whether a text holds a character reference of HTML: a quick look, also at a whole record. */
export function holdsReferences(text: string): boolean {
  return reference.test(text);
}

/**
 * A text without the character references of HTML (`&#xAE;`, `&amp;`), which exports leave in titles and links; those that
 * were encoded twice are decoded twice. References without their semicolon are text.
 */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 2 && holdsReferences(decoded); round++)
    decoded = decoded.replace(new RegExp(reference.source, 'gi'), (found) => decodeHTML(found));
  return decoded;
}
