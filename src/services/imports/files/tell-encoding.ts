import { encodingOfBytes, markedEncoding } from './decode-text.ts';

/** What bytes are read as; `mistaken` is the charset they were said to be and are not, `isTold` whether the right one is known. */
export type ToldEncoding = { encoding: string; mistaken?: string; isTold: boolean };

const headBytes = 1_024;
const sampleBytes = 1024 * 1024;
/** Text in several bytes a letter is sound UTF-8 by chance only where there is little of it. */
const telltaleBytes = 12;
const singleByte = /^(?:windows-|iso-8859-|koi8-|macintosh|x-mac-|ibm866)/;

/** The name by which decoders know a charset; `undefined` for one that no decoder knows. */
function knownName(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The charsets that the server and then the text itself (HTML, XML) claim, by the names of the Encoding Standard. */
export function announcedCharsets(bytes: Uint8Array, contentType: string): string[] {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const inHeader = /charset\s*=\s*["']?\s*([^\s;"']+)/iu.exec(contentType)?.[1];
  const inText =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/iu.exec(head)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/iu.exec(head)?.[1];
  const named = knownName(inText);
  // Text whose claim can be read byte by byte is not UTF-16.
  const inside = named?.startsWith('utf-16') ? 'utf-8' : named;
  return [knownName(inHeader), inside].filter((name) => name !== undefined);
}

const isWide = (name: string) => name.startsWith('utf-16');

function hasHighBytes(bytes: Uint8Array, wanted: number): boolean {
  let count = 0;
  return bytes.some((byte) => byte > 0x7f && ++count >= wanted);
}

/** What text that is not sound UTF-8 is after all: damaged UTF-8, Western, or nothing that can be told. */
function guess(bytes: Uint8Array): 'utf-8' | 'windows-1252' | undefined {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, sampleBytes));
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const sound = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (sound > broken) return 'utf-8';
  // Where most letters are not ASCII it is another script, and Windows-1252 would give nonsense.
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return broken <= letters ? 'windows-1252' : undefined;
}

/**
 * The encoding of bytes by what they are and, where that leaves it open, by what is announced, the server's word first.
 * Never throws.
 */
export function tellEncoding(bytes: Uint8Array, announced: readonly string[]): ToldEncoding {
  const [first] = announced;
  const told = (encoding: string): ToldEncoding => ({
    encoding,
    ...(first === undefined || first === encoding ? {} : { mistaken: first }),
    isTold: true,
  });
  const hasNull = bytes.subarray(0, headBytes).includes(0);
  const [marked, found] = [markedEncoding(bytes), encodingOfBytes(bytes)];
  if (marked !== undefined) return told(marked);
  if (found === 'utf-8') {
    if (first === undefined || isWide(first)) return told(first !== undefined && hasNull ? first : 'utf-8');
    // Plain ASCII is right under either name.
    return told(hasHighBytes(bytes, singleByte.test(first) ? 1 : telltaleBytes) ? 'utf-8' : first);
  }
  const other = announced.find((name) => name !== 'utf-8' && (hasNull || !isWide(name)));
  if (other !== undefined) return told(other);
  const guessed = guess(bytes);
  if (guessed !== undefined) return told(guessed);
  return { encoding: 'utf-8', mistaken: first ?? 'utf-8', isTold: false };
}

/** What is wrong with an announced charset, and what to do about it; `undefined` when nothing is. */
export function charsetFault({ encoding, mistaken, isTold }: ToldEncoding): string | undefined {
  if (mistaken === undefined) return undefined;
  return isTold
    ? `It is announced as ${mistaken} and written in ${encoding}, as which it was read. Send "charset=${encoding}" in its Content-Type header and name the same charset in the text, or save it as ${mistaken}.`
    : `It is not written in ${mistaken}, and its charset cannot be told. Name the right one in its Content-Type header, or save it as UTF-8.`;
}
