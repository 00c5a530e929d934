import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { decodeText, detectEncoding } from '../../services/imports/files/decode-text.ts';
import type { ImportFile } from '../../services/imports/files/import-file.ts';
import type { FoundFile } from './collect-files.ts';

/** The longest line that is waited for; what is longer is no record. */
const longestLine = 64 * 1024 * 1024;
const headBytes = 4_096;

/** Parts a stream of text at line feeds only: other line separators may stand inside JSON strings. */
async function* splitLines(source: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of source) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
    if (rest.length > longestLine)
      throw new Error('A line is longer than 64 MiB; is this a file of JSON lines?');
  }
  if (rest !== '') yield rest;
}

async function* decoded(source: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of source) yield decoder.decode(bytes, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function readAll(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readHead(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    return head.subarray(0, readSync(file, head, 0, headBytes, 0));
  } finally {
    closeSync(file);
  }
}

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** A file on disk, unpacked when it is packed by gzip; `onEncoding` hears of a text that is not UTF-8, once. */
export function openImportFile(file: FoundFile, onEncoding: (encoding: string) => void): ImportFile {
  const size = Math.max(1, statSync(file.path).size);
  const head = readHead(file.path);
  const packed = isGzip(head) || /\.gz$/i.test(file.path);
  let read = 0;
  let encoding: Promise<string> | undefined;
  const open = (): Readable => {
    read = 0;
    const raw = createReadStream(file.path, { highWaterMark: 256 * 1024 });
    raw.on('data', (chunk) => {
      read += chunk.length;
    });
    // A broken archive ends the unpacked stream with the error; nobody else waits for it.
    return packed ? pipeline(raw, createGunzip(), () => undefined) : raw;
  };
  const encodingOf = (): Promise<string> => {
    encoding ??= detectEncoding(open()).then((found) => {
      if (found !== 'utf-8') onEncoding(found);
      return found;
    });
    return encoding;
  };
  async function* pieces(): AsyncGenerator<string> {
    const found = await encodingOf();
    yield* decoded(open(), found);
  }
  return {
    name: file.name,
    pieces,
    lines: () => splitLines(pieces()),
    text: async () => {
      const { text, encoding: found } = decodeText(await readAll(open()));
      if (found !== 'utf-8') onEncoding(found);
      return text;
    },
    bytes: () => readAll(open()),
    head: async () =>
      packed && isGzip(head)
        ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, headBytes)
        : head,
    progress: () => Math.min(1, read / size),
  };
}
