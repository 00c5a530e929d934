const mostPages = 2_000;

/**
 * The text of a PDF, a page's lines under each other, and its title; the library is loaded with the first one.
 *
 * Throws for what is no PDF and for one that needs a password. Reads at most 2,000 pages; scripts in it are never run.
 */
export async function pdfToText(bytes: Uint8Array): Promise<{ text: string; title: string | undefined }> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes);
  if (pdf.numPages > mostPages) throw new Error(`The document has more than ${mostPages} pages.`);
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const title = (info as { Title?: unknown } | undefined)?.Title;
  return {
    text: text.map((page) => page.trim()).join('\n\n'),
    title: typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined,
  };
}
