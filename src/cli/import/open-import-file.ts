import { createReadStream, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ImportFile } from '../../services/imports/import-file.ts';
import type { FoundFile } from './collect-files.ts';
import { decodeText } from './decode-text.ts';

/** The longest line that is waited for; what is longer is no record. */
const longestLine = 64 * 1024 * 1024;

/** Parts a stream of bytes at line feeds only: other line separators may stand inside JSON strings. */
async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const bytes of source) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
    if (rest.length > longestLine)
      throw new Error('A line is longer than 64 MiB; is this a file of JSON lines?');
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

async function readAll(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A file on disk, unpacked when it ends in `.gz`; `onEncoding` hears of a text that is not UTF-8. */
export function openImportFile(file: FoundFile, onEncoding: (encoding: string) => void): ImportFile {
  const size = Math.max(1, statSync(file.path).size);
  let read = 0;
  const open = (): Readable => {
    const raw = createReadStream(file.path, { highWaterMark: 256 * 1024 });
    raw.on('data', (chunk) => {
      read += chunk.length;
    });
    // A broken archive ends the unpacked stream with the error; nobody else waits for it.
    return /\.gz$/i.test(file.path) ? pipeline(raw, createGunzip(), () => undefined) : raw;
  };
  return {
    name: file.name,
    lines: () => splitLines(open()),
    text: async () => {
      const { text, encoding } = decodeText(await readAll(open()));
      if (encoding !== 'utf-8') onEncoding(encoding);
      return text;
    },
    progress: () => Math.min(1, read / size),
  };
}
