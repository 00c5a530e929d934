import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { recordSoldAt } from '../catalog/stored-product.ts';
import {
  faqBlock,
  faqsById,
  type IndexScope,
  type Kind,
  type ProductRow,
  passageBlock,
  passagesByDocument,
  productBlock,
  productsById,
} from './store.ts';
import type { IndexRow } from './to-index-document.ts';

/** Records per read: small enough that one read does not hold up a request. */
const BLOCK = 250;

/** Which records an index holds, and in which locale's words. */
export type IndexTarget = {
  scope: IndexScope;
  kind: Kind;
  locale: string;
  /** For products without a text in `locale`. */
  defaultLocale: string;
  /** Decides which sales are in force. */
  clock: Pick<Clock, 'nowMs'>;
};

/** Whether the company's default locale decides what the index holds: texts of products are chosen by it too. */
export function dependsOnDefault({ kind }: Pick<IndexTarget, 'kind'>): boolean {
  return kind === 'product';
}

/**
 * Every record of an index in blocks, each read on its own: a record written meanwhile comes in its old or its new
 * state, and the change that tells of it is read afterwards.
 */
export async function* indexRows(target: IndexTarget): AsyncGenerator<readonly IndexRow[]> {
  if (target.kind === 'product') yield* productRows(target);
  else if (target.kind === 'passage') yield* passageRows(target);
  else yield* faqRows(target);
}

async function* productRows(target: IndexTarget): AsyncGenerator<readonly IndexRow[]> {
  let pending: ProductRow[] = [];
  for (;;) {
    const last = pending.at(-1);
    const block = await productBlock(target.scope, last && [last.productId, last.locale], BLOCK);
    const rows = [...pending, ...block];
    const ended = block.length < BLOCK;
    // The last product may have further locales in the next block.
    pending = ended ? [] : rows.filter((row) => row.productId === rows.at(-1)!.productId);
    yield oneLocaleEach(ended ? rows : rows.slice(0, rows.length - pending.length), target);
    if (ended) return;
  }
}

/** Of each product (rows sorted by id) the record in the target's locale, else the company's, else any. */
function oneLocaleEach(
  rows: readonly ProductRow[],
  { locale, defaultLocale, clock }: IndexTarget,
): IndexRow[] {
  const chosen: IndexRow[] = [];
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (rows[end]?.productId === rows[start]!.productId) end++;
    const records = rows.slice(start, end);
    const fitting = lookUpLocale(
      locale,
      records.map((row) => row.locale),
      [defaultLocale],
    );
    const row = records.find(({ locale: own }) => own === fitting)!;
    chosen.push({ kind: 'product', productId: row.productId, record: recordSoldAt(row, clock.nowMs()) });
    start = end;
  }
  return chosen;
}

async function* passageRows({ scope, locale }: IndexTarget): AsyncGenerator<readonly IndexRow[]> {
  // Documents are up to 2 MiB each, so fewer are read at once.
  const documents = BLOCK / 10;
  let after: string | undefined;
  for (;;) {
    const { documentIds, rows } = await passageBlock(scope, locale, after, documents);
    yield rows;
    if (documentIds.length < documents) return;
    after = documentIds.at(-1)!;
  }
}

async function* faqRows({ scope, locale }: IndexTarget): AsyncGenerator<readonly IndexRow[]> {
  let after = 0;
  for (;;) {
    const rows = await faqBlock(scope, locale, after, BLOCK);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < BLOCK || last?.kind !== 'faq') return;
    after = last.faqId;
  }
}

/** The present records of entities (products, documents or FAQs by id); what is gone is missing. */
export async function rowsOfEntities(
  target: IndexTarget,
  entityIds: readonly string[],
): Promise<readonly IndexRow[]> {
  const { scope, kind, locale } = target;
  if (entityIds.length === 0) return [];
  if (kind === 'product') return oneLocaleEach(await productsById(scope, entityIds), target);
  if (kind === 'passage') return passagesByDocument(scope, locale, entityIds);
  return faqsById(scope, locale, entityIds.map(Number).filter(Number.isSafeInteger));
}
