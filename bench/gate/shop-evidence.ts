/** What a model would be shown of an authored shop: sections of pages and records of products, as evidence of the gate. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { viewProduct } from '../../src/engine/answer/product-view.ts';
import type { Product } from '../../src/engine/catalog/product.ts';
import { markdownToText } from '../../src/engine/extract/markdown/markdown-to-text.ts';
import type { GateEvidence } from '../../src/engine/gate/types.ts';
import { cutPassages } from '../../src/engine/knowledge/cut-passages.ts';
import { gateEvidence } from '../../src/engine/prompt/gate-evidence.ts';
import { productEvidenceBlock } from '../../src/engine/prompt/product-evidence-block.ts';
import { voiceFor } from '../../src/engine/say/voice.ts';
import { snapshotHash } from '../../src/platform/ids/hash.ts';
import { validateProduct } from '../../src/services/catalog/validation/validate-product.ts';
import { readFrontMatter } from '../../src/services/imports/files/read-front-matter.ts';
import { fitProduct } from '../../src/services/imports/fit-product.ts';
import { readLines } from '../support/authored-shops.ts';

/** A shop as a model may see it: evidence by the page or product it is of. */
export type ShopEvidence = {
  name: string;
  locale: string;
  host: string;
  of: ReadonlyMap<string, readonly GateEvidence[]>;
  all: readonly GateEvidence[];
  titles: readonly string[];
  brands: readonly string[];
};

/** Reads a shop of a folder. */
export function shopEvidence(folder: string): ShopEvidence {
  const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as {
    domain: string;
    locale: string;
  };
  const of = new Map<string, GateEvidence[]>();
  let count = 0;
  for (const file of readdirSync(join(folder, 'documents'))) {
    const { frontMatter, content } = readFrontMatter(readFileSync(join(folder, 'documents', file), 'utf8'));
    const text = markdownToText(content);
    const {
      title = file,
      locale = company.locale,
      trust = 'catalog',
    } = frontMatter as Partial<Pick<GateEvidence, 'title' | 'locale' | 'trust'>>;
    // Rows of a table are passages of their own; here a section is one piece, which is the harder case.
    const sections = Map.groupBy(cutPassages(text, locale), ({ headingPath }) => headingPath);
    of.set(
      basename(file, '.md'),
      [...sections].map(([heading, passages]) => ({
        id: `e${++count}`,
        title,
        ...(heading === '' ? {} : { heading }),
        text: passages.map(({ start, end }) => text.slice(start, end)).join('\n\n'),
        locale,
        trust,
      })),
    );
  }
  const voice = voiceFor(company.locale, []);
  const products = readLines<Record<string, unknown>>(join(folder, 'products.jsonl')).map((line): Product => {
    // As an import takes it.
    const checked = validateProduct(fitProduct(line).value);
    if (!checked.ok) throw new Error(`${folder}: ${JSON.stringify(checked.faults)}`);
    const { locale = company.locale, updatedAtMs = 0 } = checked.value;
    return { ...checked.value, locale, updatedAtMs };
  });
  for (const product of products) {
    const block = productEvidenceBlock(viewProduct(product, snapshotHash), voice);
    of.set(product.productId, [gateEvidence({ ...block, id: `e${++count}` })]);
  }
  return {
    name: basename(folder),
    locale: company.locale,
    host: company.domain,
    of,
    all: [...of.values()].flat(),
    titles: products.map(({ title }) => title),
    brands: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
  };
}
