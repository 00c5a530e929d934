/** Shops written by independent authors (`../shared/data/shops`, `bench/shops`), served by the whole product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collectFiles } from '../../src/cli/import/collect-files.ts';
import { openImportFile } from '../../src/cli/import/open-import-file.ts';
import type { Config } from '../../src/platform/config/read-config.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { documentExtensions } from '../../src/services/imports/document-of-file.ts';
import { importDocuments } from '../../src/services/imports/import-documents.ts';
import { importProducts } from '../../src/services/imports/import-products.ts';
import { emptyImportResult } from '../../src/services/imports/import-records.ts';
import { readFrontMatter } from '../../src/services/imports/read-front-matter.ts';
import { withServer } from './bench-server.ts';

/** What a reply to a turn must hold; see the README of the shops. */
export type Expectation = {
  answers?: readonly (readonly string[])[];
  never?: readonly string[];
  products?: { top?: number; any?: readonly string[]; all?: readonly string[]; none?: readonly string[] };
  status?: readonly string[];
  abstain?: boolean;
};
export type Turn = { say: string; page_url?: string; locale?: string; expect?: Expectation };
export type Case = { id: string; kind: string; turns: readonly Turn[] };

/** A shop of a folder, imported as a company of a running server. */
export type AuthoredShop = {
  name: string;
  folder: string;
  locale: string;
  ctx: Context;
  baseUrl: string;
  key: string;
  cases: readonly Case[];
};

/** Records of a file with one JSON object per line. */
export function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The folders of a directory that hold a shop with questions. */
export function shopFolders(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .map((name) => join(directory, name))
    .filter(
      (folder) => existsSync(join(folder, 'questions.jsonl')) && existsSync(join(folder, 'products.jsonl')),
    );
}

async function importFolder(ctx: Context, folder: string): Promise<void> {
  const options = { dryRun: false, locale: undefined, onProgress: () => undefined };
  const total = emptyImportResult();
  for (const file of collectFiles([join(folder, 'products.jsonl')], ['jsonl'], ''))
    await importProducts(
      ctx,
      openImportFile(file, () => undefined),
      total,
      options,
    );
  for (const file of collectFiles([join(folder, 'documents')], documentExtensions, ''))
    await importDocuments(
      ctx,
      openImportFile(file, () => undefined),
      total,
      { ...options, readFrontMatter },
    );
  if (total.failed > 0)
    throw new Error(
      `${folder}: ${total.failed} of ${total.received} records were refused: ${JSON.stringify(total.errors.slice(0, 3))}`,
    );
}

/** Imports the shop of a folder as a company of its own, with a key for its public operations. */
export async function openAuthoredShop(
  base: BaseContext,
  baseUrl: string,
  folder: string,
): Promise<AuthoredShop> {
  const { name, domain, locale } = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as Record<
    'name' | 'domain' | 'locale',
    string
  >;
  const company = { name, domains: [domain], defaultLocale: locale, enable: true };
  const { companyId } = await createCompany(base, company);
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bench');
  await importFolder(ctx, folder);
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  const cases = readLines<Case>(join(folder, 'questions.jsonl'));
  return { name: basename(folder), folder, locale, ctx, baseUrl, key: secret, cases };
}

/** Runs `work` with every shop imported into one server on a store of its own, and removes everything afterwards. */
export async function withAuthoredShops<T>(
  folders: readonly string[],
  work: (shops: readonly AuthoredShop[]) => Promise<T>,
  overrides: Partial<Config> = {},
): Promise<T> {
  return withServer(async ({ base, baseUrl }) => {
    const shops: AuthoredShop[] = [];
    for (const folder of folders) shops.push(await openAuthoredShop(base, baseUrl, folder));
    return work(shops);
  }, overrides);
}
