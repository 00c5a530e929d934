import { announcedCharsets, charsetFault, tellEncoding } from '../../imports/files/tell-encoding.ts';
import type { ImportNote } from '../../imports/import-notes.ts';

/** Decodes the pages of a run by what they are written in, and gathers what is wrong with the charsets they announce. */
export function createCharsetReport(): {
  decode(bytes: Uint8Array, contentType: string, url: string): string;
  /** One note for each mistake, with its first page; `undefined` when no page was read. */
  finish(): ImportNote[] | undefined;
} {
  const notes = new Map<string, ImportNote>();
  let pages = 0;
  return {
    decode(bytes, contentType, url) {
      pages++;
      const told = tellEncoding(bytes, announcedCharsets(bytes, contentType));
      const reason = charsetFault(told);
      const known = reason === undefined ? undefined : notes.get(reason);
      if (known) known.count++;
      else if (reason !== undefined)
        notes.set(reason, { column: 'charset', reason, file: url, count: 1, lines: [] });
      return new TextDecoder(told.encoding).decode(bytes);
    },
    finish: () => (pages === 0 ? undefined : [...notes.values()].sort((a, b) => b.count - a.count)),
  };
}
