import type { ImportFile } from './import-file.ts';

/** Text of bytes: UTF-8, and Windows-1252 where that does not fit, which spreadsheets still write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** An uploaded file as an import reads it. */
export function fileOfBytes(name: string, bytes: Uint8Array): ImportFile {
  let read = 0;
  return {
    name,
    async *lines() {
      const text = decode(bytes);
      for (let from = 0; from < text.length; ) {
        const end = text.indexOf('\n', from);
        const to = end < 0 ? text.length : end;
        yield text.slice(from, to);
        from = to + 1;
        read = from / text.length;
      }
    },
    text: async () => {
      read = 1;
      return decode(bytes);
    },
    progress: () => Math.min(1, read),
  };
}
