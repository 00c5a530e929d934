import { languageOf } from '../../engine/language/locale-lookup.ts';
import { AppError } from '../../errors.ts';
import { readDemoShop } from '../../platform/demo-shop/read-demo-shop.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { documentOfFile } from '../imports/files/document-of-file.ts';
import { readFrontMatter } from '../imports/files/read-front-matter.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { uploadSource } from '../sources/upload-source.ts';

/** The pages as lines of JSON, which one source can hold. */
function pagesAsLines(pages: readonly { name: string; text: string }[]): Uint8Array {
  const lines = pages.map(({ name, text }) => {
    const { frontMatter, content } = readFrontMatter(text);
    return JSON.stringify(documentOfFile(name, content, frontMatter).value);
  });
  return new TextEncoder().encode(lines.join('\n'));
}

/**
 * Brings the demo shop's products and pages into the context's own company, as two sources: deleting those takes all of it
 * out again. Its host is added to the company's. What is there already stays as it is.
 */
export async function addDemoShop(ctx: Context): Promise<void> {
  const { domains, defaultLocale } = (await getSettings(ctx)).company;
  const demo = readDemoShop(languageOf(defaultLocale));
  const missing = demo.domains.filter((domain) => !domains.includes(domain));
  if (missing.length > 0) await updateSettings(ctx, { company: { domains: [...domains, ...missing] } });
  const fields = { locale: demo.language };
  const files = [
    { name: 'demo-shop-products.jsonl', bytes: demo.products },
    { name: 'demo-shop-pages.jsonl', bytes: pagesAsLines(demo.pages) },
  ];
  for (const file of files)
    try {
      await uploadSource(ctx, { ...file, fields });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'source_exists') throw error;
    }
}
