import { openArchive } from '../../records/files/open-archive.ts';

/**
 * A Word document as HTML: headings, lists, tables and links. Pictures are left out; the library is loaded with the first one.
 *
 * Throws `RefusedArchive` for what is no archive or unpacks to too much.
 */
export async function docxToHtml(bytes: Uint8Array): Promise<string> {
  // Only counts and sizes are looked at; the library unpacks by itself.
  openArchive(bytes, () => false);
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return value;
}
