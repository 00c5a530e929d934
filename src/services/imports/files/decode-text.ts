/** The encoding that a mark at the beginning names. */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/**
 * Bytes of a text file as text: UTF-8, UTF-16 with its mark, and otherwise Windows-1252, which older shop systems and
 * spreadsheets write. Never throws.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Bytes as the characters of their numbers, to look for marks in: the decoder that is called Latin-1 reads some as others. */
export function charactersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

const pieceBytes = 1024 * 1024;

/** The encoding of bytes at hand, as `decodeText` finds it, without a text of all of them in memory. */
export function encodingOfBytes(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return marked;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < bytes.length; from += pieceBytes)
      decoder.decode(bytes.subarray(from, from + pieceBytes), { stream: from + pieceBytes < bytes.length });
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

/** The encoding of a text, as `decodeText` finds it, by reading all of it without keeping any. */
export async function detectEncoding(source: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const bytes of source) {
    const marked = isFirst ? markedEncoding(bytes) : undefined;
    if (marked !== undefined) return marked;
    isFirst = false;
    try {
      decoder.decode(bytes, { stream: true });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return 'windows-1252';
    }
  }
  try {
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}
