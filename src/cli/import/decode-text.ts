/**
 * Bytes of a text file as text: UTF-8, UTF-16 with its mark, and otherwise Windows-1252, which older shop systems and
 * spreadsheets write. Never throws.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const mark = encoding === 'utf-16le' ? [0xff, 0xfe] : [0xfe, 0xff];
    if (bytes[0] === mark[0] && bytes[1] === mark[1])
      return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
