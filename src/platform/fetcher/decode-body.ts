const prescanBytes = 1_024;

function declaredInMarkup(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/iu.exec(head)?.[1];
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function decoderFor(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    // A label the Encoding Standard does not know (UTF-7 among them) means the default.
    return new TextDecoder('utf-8');
  }
}

/**
 * The text of a body by the rules of the HTML and Encoding Standards: byte order mark, then the header's charset, then
 * the one declared in the first 1,024 bytes (never UTF-16 there), else UTF-8. Invalid bytes become U+FFFD.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const inHeader = /charset\s*=\s*["']?\s*([^\s;"']+)/iu.exec(contentType)?.[1];
  const declared = /^utf-16/iu.test(declaredInMarkup(bytes) ?? '') ? 'utf-8' : declaredInMarkup(bytes);
  return decoderFor(markOf(bytes) ?? inHeader ?? declared).decode(bytes);
}
