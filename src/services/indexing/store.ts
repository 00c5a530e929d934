import type { Database, Sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { keptOfStore } from '../cache-of-store.ts';
import { storedDefaultLocale } from '../settings-schema/stored-settings.ts';
import type { IndexRow } from './to-index-document.ts';

/** Whose rows are read: the index reads outside any request, so there is no request context. */
export type IndexScope = { db: Database; companyId: string };

export type Kind = IndexRow['kind'];

/** Where a block of rows ended; the next one starts behind it. */
export type Cursor = readonly (string | number)[];

/** How far the company's changes go and in which locale it falls back; undefined when there is no such company. */
export async function findHead(
  scope: IndexScope,
): Promise<{ changeSeq: number; defaultLocale: string } | undefined> {
  const row = await scope.db.read(null, (sql) =>
    sql
      .selectFrom('company')
      .select(['change_seq', 'settings'])
      .where('company_id', '=', scope.companyId)
      .executeTakeFirst(),
  );
  if (row === undefined) return undefined;
  return { changeSeq: row.change_seq, defaultLocale: storedDefaultLocale(row.settings, scope.companyId) };
}

const changeSeqOf = prepared<Pick<Tables['company'], 'company_id'>, Pick<Tables['company'], 'change_seq'>>(
  (sql, value) =>
    sql.selectFrom('company').select('change_seq').where('company_id', '=', value('company_id')),
);

/** Numbers that were read at a version of the store: they hold as long as it does. */
const seqsOf = keptOfStore<{ version: number; changeSeq: number | undefined }>(20_000);

/** The number of the company's last committed change, by whatever process; undefined when there is no such company. */
export async function findChangeSeq({ db, companyId }: IndexScope): Promise<number | undefined> {
  // Asked for before the rows are read: a commit in between makes the numbers seem older than they are, never newer.
  const version = db.version();
  const known = version === undefined ? undefined : seqsOf(db).get(companyId);
  if (known !== undefined && known.version === version) return known.changeSeq;
  const { rows } = await db.read(null, (sql) => changeSeqOf(sql, { company_id: companyId }));
  const changeSeq = rows[0]?.change_seq;
  if (version !== undefined) seqsOf(db).set(companyId, { version, changeSeq });
  return changeSeq;
}

/** Change numbers of several companies, for those that have moved. Unscoped: the company table says who there is. */
export async function findHeads(
  db: Database,
  companyIds: readonly string[],
): Promise<{ companyId: string; changeSeq: number }[]> {
  const rows = await db.read(null, (sql) =>
    sql
      .selectFrom('company')
      .select(['company_id', 'change_seq'])
      .where('company_id', 'in', companyIds)
      .execute(),
  );
  return rows.map((row) => ({ companyId: row.company_id, changeSeq: row.change_seq }));
}

/** How many records an index of this kind would hold at most (all locales of products count). */
export async function countRows({ db, companyId }: IndexScope, kind: Kind, locale: string): Promise<number> {
  const row = await db.read(companyId, (sql) => {
    if (kind === 'product')
      return sql
        .selectFrom('product')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow();
    const table = kind === 'passage' ? 'passage' : 'faq';
    const query = sql
      .selectFrom(table as 'faq')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('company_id', '=', companyId)
      .where('locale', '=', locale);
    const rows = kind === 'faq' ? query.where('review', 'in', approved) : query;
    return rows.executeTakeFirstOrThrow();
  });
  return Number(row.rows);
}

/** A product's record in one locale. */
export type ProductRow = { productId: string; locale: string; record: string };

/** Product records after a key, by id and locale, `limit` at most. */
export async function productBlock(
  { db, companyId }: IndexScope,
  after: Cursor | undefined,
  limit: number,
): Promise<ProductRow[]> {
  const rows = await db.read(companyId, (sql) => {
    let query = sql
      .selectFrom('product')
      .select(['product_id', 'locale', 'record'])
      .where('company_id', '=', companyId);
    if (after !== undefined) {
      const [productId, locale] = after as [string, string];
      query = query.where((eb) =>
        eb.or([
          eb('product_id', '>', productId),
          eb.and([eb('product_id', '=', productId), eb('locale', '>', locale)]),
        ]),
      );
    }
    return query.orderBy('product_id').orderBy('locale').limit(limit).execute();
  });
  return rows.map(toProductRow);
}

/** All locales of the given products. */
export async function productsById(
  { db, companyId }: IndexScope,
  productIds: readonly string[],
): Promise<ProductRow[]> {
  const rows = await db.read(companyId, (sql) =>
    sql
      .selectFrom('product')
      .select(['product_id', 'locale', 'record'])
      .where('company_id', '=', companyId)
      .where('product_id', 'in', productIds)
      .orderBy('product_id')
      .orderBy('locale')
      .execute(),
  );
  return rows.map(toProductRow);
}

function toProductRow(row: Pick<Tables['product'], 'product_id' | 'locale' | 'record'>): ProductRow {
  return { productId: row.product_id, locale: row.locale, record: row.record };
}

/** Passages of a locale after a key (document, number), `limit` documents at most. */
export async function passageBlock(
  { db, companyId }: IndexScope,
  locale: string,
  after: string | undefined,
  limit: number,
): Promise<{ documentIds: string[]; rows: IndexRow[] }> {
  return db.read(companyId, async (sql) => {
    let query = sql
      .selectFrom('document')
      .select('document_id')
      .where('company_id', '=', companyId)
      .where('locale', '=', locale);
    if (after !== undefined) query = query.where('document_id', '>', after);
    const documents = await query.orderBy('document_id').limit(limit).execute();
    const documentIds = documents.map((row) => row.document_id);
    return { documentIds, rows: await readPassages(sql, companyId, locale, documentIds) };
  });
}

/** Passages of the given documents in a locale. */
export async function passagesByDocument(
  { db, companyId }: IndexScope,
  locale: string,
  documentIds: readonly string[],
): Promise<IndexRow[]> {
  return db.read(companyId, (sql) => readPassages(sql, companyId, locale, documentIds));
}

async function readPassages(
  sql: Sql,
  companyId: string,
  locale: string,
  documentIds: readonly string[],
): Promise<IndexRow[]> {
  if (documentIds.length === 0) return [];
  const documents = await sql
    .selectFrom('document')
    .select(['document_id', 'title', 'trust', 'text'])
    .where('company_id', '=', companyId)
    .where('locale', '=', locale)
    .where('document_id', 'in', documentIds)
    .execute();
  const byId = new Map(documents.map((row) => [row.document_id, row]));
  const passages = await sql
    .selectFrom('passage')
    .select(['document_id', 'seq', 'heading_path', 'start_offset', 'end_offset'])
    .where('company_id', '=', companyId)
    .where('locale', '=', locale)
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .orderBy('seq')
    .execute();
  return passages.flatMap((row) => {
    const document = byId.get(row.document_id);
    if (document === undefined) return [];
    return {
      kind: 'passage' as const,
      documentId: row.document_id,
      seq: row.seq,
      headingPath: row.heading_path,
      title: document.title,
      text: document.text.slice(row.start_offset, row.end_offset),
      trust: document.trust,
    };
  });
}

const FAQ_COLUMNS = ['faq_id', 'product_id', 'url_key', 'origin', 'question', 'answer', 'variants'] as const;

/** FAQs that a person has written or looked at; only these answer questions that are put in other words. */
const approved = ['approved', 'edited'] as const;

/** Live approved FAQs of a locale after an id, `limit` at most. */
export async function faqBlock(
  { db, companyId }: IndexScope,
  locale: string,
  after: number,
  limit: number,
): Promise<IndexRow[]> {
  const rows = await db.read(companyId, (sql) =>
    approvedFaqs(sql, companyId, locale).where('faq_id', '>', after).orderBy('faq_id').limit(limit).execute(),
  );
  return rows.map(toFaqRow);
}

/** Those of the given FAQs that are live, approved and of this locale. */
export async function faqsById(
  { db, companyId }: IndexScope,
  locale: string,
  faqIds: readonly number[],
): Promise<IndexRow[]> {
  const rows = await db.read(companyId, (sql) =>
    approvedFaqs(sql, companyId, locale).where('faq_id', 'in', faqIds).execute(),
  );
  return rows.map(toFaqRow);
}

function approvedFaqs(sql: Sql, companyId: string, locale: string) {
  return sql
    .selectFrom('faq')
    .select(FAQ_COLUMNS)
    .where('company_id', '=', companyId)
    .where('locale', '=', locale)
    .where('state', '=', 'live')
    .where('review', 'in', approved);
}

function toFaqRow(row: Pick<Tables['faq'], (typeof FAQ_COLUMNS)[number]>): IndexRow {
  return {
    kind: 'faq',
    faqId: row.faq_id,
    productId: row.product_id ?? undefined,
    urlKey: row.url_key ?? undefined,
    origin: row.origin,
    question: row.question,
    answer: row.answer,
    variants: row.variants,
  };
}

/** Locales of the company's records of a kind, ascending. */
export async function findLocales({ db, companyId }: IndexScope, kind: Kind): Promise<string[]> {
  const rows = await db.read(companyId, (sql) =>
    localesQuery(sql, companyId, kind).distinct().orderBy('locale').execute(),
  );
  return rows.map(({ locale }) => locale);
}

/** Whether the company has a record of a kind in a locale. */
export async function hasLocale({ db, companyId }: IndexScope, kind: Kind, locale: string): Promise<boolean> {
  const row = await db.read(companyId, (sql) =>
    localesQuery(sql, companyId, kind).where('locale', '=', locale).limit(1).executeTakeFirst(),
  );
  return row !== undefined;
}

function localesQuery(sql: Sql, companyId: string, kind: Kind) {
  const tables = { product: 'product', passage: 'document', faq: 'faq' } as const;
  // The three tables name these two columns alike; the builder is typed for one.
  const query = sql
    .selectFrom(tables[kind] as 'faq')
    .select('locale')
    .where('company_id', '=', companyId);
  return kind === 'faq' ? query.where('review', 'in', approved) : query;
}
