import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { companyContext } from '../../src/services/context.ts';
import { putDocuments } from '../../src/services/documents/put-documents.ts';
import { readSuite } from '../../src/services/evals/read-suite.ts';
import { runSuite } from '../../src/services/evals/run-suite.ts';
import { fileOfBytes } from '../../src/services/imports/files/file-of-bytes.ts';
import { importProducts } from '../../src/services/imports/import-products.ts';
import { emptyImportResult } from '../../src/services/imports/import-records.ts';
import { startAisle } from '../../src/start.ts';

type Page = { id: string; title: string; url: string | null; html: string };
type Review = { product_id: string; title: string; text: string };

const suiteFile = join(import.meta.dirname, '../../examples/eval/magento-luma.yaml');

function linesOf<T>(text: string): T[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Pages and blocks of the shop as policies, and what customers wrote as reviews, one text for each product. */
function documentsOf(folder: string): Record<string, unknown>[] {
  const pages = linesOf<Page>(readFileSync(join(folder, 'pages.jsonl'), 'utf8'));
  const reviews = linesOf<Review>(readFileSync(join(folder, 'reviews.jsonl'), 'utf8'));
  const byProduct = Map.groupBy(reviews, ({ product_id }) => product_id);
  return [
    ...pages.map(({ id, title, url, html }) => ({
      document_id: id,
      title,
      content: html,
      content_type: 'text/html',
      trust: 'policy',
      ...(url === null ? {} : { url }),
    })),
    ...[...byProduct].map(([productId, own]) => ({
      document_id: `reviews-${productId}`,
      title: `Reviews of ${productId}`,
      content: own.map(({ title, text }) => `${title}\n${text}`).join('\n\n'),
      content_type: 'text/plain',
      trust: 'review',
    })),
  ];
}

/** Loads Magento's sample shop from its exports into a store of its own and asks the questions of its suite. */
export async function askLuma(folder: string) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-luma-'));
  const { base, close } = await startAisle({
    ...readConfig({}),
    dataFolder,
    port: 0,
    adminPort: 0,
    logLevel: 'error',
  });
  try {
    const { companyId } = await createCompany(base, {
      name: 'Luma',
      domains: ['luma.example'],
      currency: 'USD',
      enable: true,
    });
    const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_luma');
    const total = emptyImportResult();
    for (const name of readdirSync(join(folder, 'csv')).sort())
      await importProducts(ctx, fileOfBytes(name, readFileSync(join(folder, 'csv', name))), total, {
        dryRun: false,
        mapping: { urlPattern: 'https://luma.example/{url_key}.html' },
        onProgress: () => undefined,
      });
    const documents = documentsOf(folder);
    const stored = await putDocuments(
      ctx,
      documents.map((value, index) => ({ index, value })),
    );
    const suite = readSuite(parse(readFileSync(suiteFile, 'utf8')));
    const { cases, passed } = await runSuite(ctx, suite);
    return {
      imported: {
        products: total.created,
        failed: total.failed,
        documents: stored.created,
        documentsFailed: stored.failed,
      },
      cases,
      share: passed / cases.length,
    };
  } finally {
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
