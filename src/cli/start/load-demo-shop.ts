import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiKey } from '../../services/api-keys/create-api-key.ts';
import { createCompany } from '../../services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../services/context.ts';
import { documentExtensions } from '../../services/imports/files/document-of-file.ts';
import { readFrontMatter } from '../../services/imports/files/read-front-matter.ts';
import { importDocuments } from '../../services/imports/import-documents.ts';
import { importProducts } from '../../services/imports/import-products.ts';
import { emptyImportResult, type ImportResult } from '../../services/imports/import-records.ts';
import { updateSettings } from '../../services/settings/update-settings.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { collectFiles, type FoundFile } from '../import/collect-files.ts';
import { openImportFile } from '../import/open-import-file.ts';

type DemoCompany = {
  company_id: string;
  name: string;
  domains: string[];
  default_locale: string;
  locales: string[];
  currency: string;
};

const folder = join(import.meta.dirname, '../../../examples/demo-shop');

function allOrFail(what: string, result: ImportResult): void {
  if (result.failed === 0) return;
  throw new CliError(`The demo shop's ${what} cannot be read.`, {
    exitCode: exitCodes.failed,
    code: 'demo_damaged',
    why: `${result.failed} of ${result.received} were refused; the files in examples/demo-shop were changed.`,
    fix: `aisle import ${what} co_northpeak examples/demo-shop --dry-run`,
  });
}

type RunImport = (file: ReturnType<typeof openImportFile>, total: ImportResult) => Promise<void>;

/** Imports the files of every language; returns how many records the main language has. */
async function load(
  what: string,
  files: readonly FoundFile[],
  isMain: (name: string) => boolean,
  run: RunImport,
): Promise<number> {
  let main = 0;
  for (const file of files) {
    const total = emptyImportResult();
    await run(
      openImportFile(file, () => undefined),
      total,
    );
    allOrFail(what, total);
    if (isMain(file.name)) main += total.received;
  }
  return main;
}

async function importShop(ctx: Context, locale: string): Promise<{ products: number; documents: number }> {
  const options = { dryRun: false, locale: undefined, onProgress: () => undefined };
  const catalogue = collectFiles([folder], ['jsonl'], '');
  const products = await load(
    'products',
    catalogue,
    (name) => name === `products.${locale}.jsonl`,
    (file, total) => importProducts(ctx, file, total, options),
  );
  const pages = collectFiles([join(folder, 'documents')], documentExtensions, '');
  const documents = await load(
    'documents',
    pages,
    (name) => name.startsWith(`${locale}/`),
    (file, total) => importDocuments(ctx, file, total, { ...options, readFrontMatter }),
  );
  return { products, documents };
}

/** What a first start has made. The key is shown once and kept nowhere. */
export type DemoShop = { name: string; key: string; products: number; documents: number; productUrl: string };

/** Makes the demo company with its catalogue, knowledge, FAQs switched on, and a key for the public operations. */
export async function loadDemoShop(base: BaseContext): Promise<DemoShop> {
  const described = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as DemoCompany;
  const company = await createCompany(base, {
    name: described.name,
    companyId: described.company_id,
    domains: described.domains,
    defaultLocale: described.default_locale,
    currency: described.currency,
    enable: true,
  });
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  const ctx = companyContext(base, company.companyId, { kind: 'operator' }, requestId);
  await updateSettings(ctx, {
    company: { locales: described.locales },
    integrations: { ai_powered_faqs: { enabled: true } },
  });
  const loaded = await importShop(ctx, described.default_locale);
  const { secret } = await createApiKey(ctx, { name: 'demo' });
  return {
    name: described.name,
    key: secret,
    ...loaded,
    productUrl: `https://${described.domains[0]}/p/trailhead-2`,
  };
}
