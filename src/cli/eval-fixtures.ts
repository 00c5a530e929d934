import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createCompany } from '../services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../services/context.ts';
import type { EvalSuite } from '../services/evals/eval-suite.ts';
import { documentExtensions } from '../services/imports/files/document-of-file.ts';
import { readFrontMatter } from '../services/imports/files/read-front-matter.ts';
import { documentTableExtensions, importDocuments } from '../services/imports/import-documents.ts';
import { importProducts } from '../services/imports/import-products.ts';
import { emptyImportResult, type ImportResult } from '../services/imports/import-records.ts';
import { CliError, exitCodes } from './cli-error.ts';
import { collectFiles, type FoundFile } from './import/collect-files.ts';
import { openImportFile } from './import/open-import-file.ts';

/** Files of products; everything else that can be read is a page of the knowledge base. */
const catalogueExtensions = ['jsonl', 'csv', 'tsv', 'xml'];

function isCatalogue({ name }: FoundFile): boolean {
  return catalogueExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
}

/** The hosts of the addresses in catalogue files, so that the pages of the cases are pages of the shop. */
function hostsIn(files: readonly FoundFile[]): string[] {
  const hosts = new Set<string>();
  for (const { path } of files.filter((file) => isCatalogue(file) && !file.path.endsWith('.gz')))
    for (const [address] of readFileSync(path, 'utf8').matchAll(/https?:\/\/[^\s"'<>,\\]+/gu)) {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url) hosts.add(url.host);
    }
  return [...hosts].slice(0, 20);
}

function firstCurrency(files: readonly FoundFile[]): string | undefined {
  for (const { path } of files.filter((file) => isCatalogue(file) && !file.path.endsWith('.gz'))) {
    const found = /"currency"\s*:\s*"([A-Z]{3})"/u.exec(readFileSync(path, 'utf8'));
    if (found) return found[1];
  }
  return undefined;
}

function refused(what: string, { failed, received }: ImportResult): CliError {
  return new CliError(`The suite's fixtures cannot be read: ${what}.`, {
    exitCode: exitCodes.refused,
    code: 'fixtures_refused',
    why: `${failed} of ${received} records were refused.`,
    fix: 'aisle import products <company> <file> --dry-run',
  });
}

/** Makes a company of what a suite brings along, named by paths from the suite's own folder; throws CliError when not all can be read. */
export async function loadFixtures(base: BaseContext, suite: EvalSuite, suiteFile: string): Promise<Context> {
  const paths = suite.fixtures.map((path) => resolve(dirname(suiteFile), path));
  const extensions = [...catalogueExtensions, ...documentExtensions, ...documentTableExtensions];
  const files = collectFiles(paths, [...new Set(extensions)], `aisle eval run ${suiteFile}`);
  const currency = firstCurrency(files);
  const { companyId } = await createCompany(base, {
    name: 'Fixtures',
    domains: hostsIn(files),
    defaultLocale: suite.cases[0]?.locale ?? 'en',
    ...(currency === undefined ? {} : { currency }),
    enable: true,
  });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, base.ids.ulid('req', base.clock.nowMs()));
  const options = { dryRun: false, locale: undefined, onProgress: () => undefined };
  for (const found of files) {
    const total = emptyImportResult();
    const file = openImportFile(found, () => undefined);
    if (isCatalogue(found)) await importProducts(ctx, file, total, options);
    else await importDocuments(ctx, file, total, { ...options, readFrontMatter });
    if (total.failed > 0) throw refused(found.name, total);
  }
  return ctx;
}
