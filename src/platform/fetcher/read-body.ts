import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The body, decoded, is longer than was allowed. */
export class BodyTooLarge extends Error {}
/** The body is encoded in a way that is not read. */
export class UnknownEncoding extends Error {}

function decoderOf(encoding: string): NodeJS.ReadWriteStream {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      // Nested encodings are a way to hide a bomb; nobody serves pages with them.
      throw new UnknownEncoding('The content encoding is not supported.');
  }
}

/** No page or feed packs better; below this many bytes it does no harm. */
const highestRatio = 200;
const harmlessBytes = 16 * 1024 * 1024;

/**
 * The decoded bytes of a body, counted while they come: past `limit` bytes, or 200 times what came, it throws `BodyTooLarge`,
 * or with `cut` gives what came so far. Throws what the stream or the decoder throws.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  limit: number,
  cut = false,
): Promise<Uint8Array> {
  const decoder = decoderOf(encoding);
  let encoded = 0;
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      encoded += chunk.length;
      yield chunk;
    }
  };
  const decoded = pipeline(body, counted, decoder, () => undefined) as unknown as Readable;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > harmlessBytes && size > highestRatio * encoded)
        throw new BodyTooLarge(`The body unpacks to more than ${highestRatio} times its size.`);
      if (size <= limit) continue;
      if (cut) break;
      throw new BodyTooLarge(`The body has more than ${limit} bytes.`);
    }
  } finally {
    body.destroy();
    decoded.destroy();
  }
  return Buffer.concat(chunks).subarray(0, limit);
}
