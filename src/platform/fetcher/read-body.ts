import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The body, decoded, is longer than was allowed. */
export class BodyTooLarge extends Error {}
/** The body is encoded in a way that is not read. */
export class UnknownEncoding extends Error {}

function decoderOf(encoding: string): Transform {
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

/** Bytes as they come, in one piece of memory; `expected` when their number is known before, so that it never has to move. */
class Gathered {
  #bytes: Uint8Array;
  #size = 0;

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  get size(): number {
    return this.#size;
  }

  add(chunk: Uint8Array): void {
    const size = this.#size + chunk.length;
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#bytes.length, smallestPiece));
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#size);
    this.#size = size;
  }

  /** All of them, or the first `limit`. */
  finish(limit: number): Uint8Array {
    const size = Math.min(this.#size, limit);
    return size === this.#bytes.length ? this.#bytes : this.#bytes.slice(0, size);
  }
}

const smallestPiece = 64 * 1024;

/**
 * The decoded bytes of a body, counted while they come: past `limit` bytes, or 200 times what came, it throws `BodyTooLarge`,
 * or with `cut` gives what came so far. Throws what the stream or the decoder throws. `announced` is how long the other side
 * says that it is.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  { limit, cut = false, announced = 0 }: { limit: number; cut?: boolean | undefined; announced?: number },
): Promise<Uint8Array> {
  const decoder = decoderOf(encoding);
  let encoded = 0;
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      encoded += chunk.length;
      yield chunk;
    }
  };
  const decoded = pipeline(body, counted, decoder, () => undefined);
  const gathered = new Gathered(announced > 0 && announced <= limit ? announced : 0);
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      gathered.add(chunk);
      if (gathered.size > harmlessBytes && gathered.size > highestRatio * encoded)
        throw new BodyTooLarge(`The body unpacks to more than ${highestRatio} times its size.`);
      if (gathered.size <= limit) continue;
      if (cut) break;
      throw new BodyTooLarge(`The body has more than ${limit} bytes.`);
    }
  } finally {
    body.destroy();
    decoded.destroy();
  }
  return gathered.finish(limit);
}
