import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/** The files that take longest, longest first. In a clean clone Vitest would go by their sizes, which say little. */
const longest = [
  'test/dashboard/browser.test.ts',
  'test/dashboard/checks.test.ts',
  'test/whole-shop.test.ts',
  'test/browser/widget-page.test.ts',
  'test/product-faqs.test.ts',
  'test/browser/widget-use.test.ts',
  'test/import.test.ts',
  'test/sources.test.ts',
  'test/faq-times.test.ts',
  'test/eval-magento-luma.test.ts',
  'test/store-conformance.test.ts',
  'test/search-hostile.test.ts',
  'test/faq-pages.test.ts',
  'test/eval-demo-shop.test.ts',
  'test/indexing.test.ts',
  'test/faults/kill.test.ts',
  'test/queue.test.ts',
].map((file) => join(root, file));

const missing = longest.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`No test files any more: ${missing.join(', ')}`);

/** Starts the longest files first, so that no worker is left alone with one at the end; the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(moduleId);
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
