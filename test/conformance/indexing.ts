import { expect } from 'vitest';
import type { Context } from '../../src/services/context.ts';
import * as indexing from '../../src/services/indexing/store.ts';
import { conformance } from '../support/conformance.ts';

const kinds: readonly indexing.Kind[] = ['product', 'passage', 'faq'];
const scopeOf = ({ db, companyId }: Context): indexing.IndexScope => ({ db, companyId });

const faq = (
  faq_id: number,
  locale: string,
  values: { state?: 'stale'; review?: 'rejected' | 'auto' } = {},
) => ({
  ...{
    faq_id,
    locale,
    url_key: null,
    product_id: faq_id % 2 ? 'p' : null,
    origin: 'merchant' as const,
    pinned: 0,
  },
  ...{
    state: values.state ?? ('live' as const),
    review: values.review ?? ('approved' as const),
    position: 0,
  },
  ...{ question: `Wie groß? ${faq_id}`, question_key: `q${faq_id}`, answer: '{}', variants: '[]' },
  ...{ last_listed_at: null, created_at: 1, updated_at: 1 },
});

/** Records of three kinds in two locales, the same ids in the other company with other words. */
async function fill(ctx: Context, whose: string): Promise<void> {
  const company_id = ctx.companyId;
  await ctx.db.write(company_id, async (sql) => {
    for (const product_id of ['b', 'B', 'a', 'ä'])
      for (const locale of ['en', 'de'])
        await sql
          .insertInto('product')
          .values({
            company_id,
            product_id,
            locale,
            record: whose,
            record_hash: 'h',
            updated_at: 1,
            stored_at: 1,
          })
          .execute();
    for (const document_id of ['d', 'D', 'ö'])
      for (const locale of ['en', 'de'])
        await sql
          .insertInto('document')
          .values({
            ...{ company_id, document_id, locale, title: whose, url: null, url_key: null, trust: 'policy' },
            ...{ content_type: 't', content_hash: 'h', text: `0123456789 ${whose}`, text_hash: 'h' },
            ...{ created_at: 1, updated_at: 1, confirmed_at: 1 },
          })
          .execute();
    for (const [document_id, seq, start_offset] of [
      ['d', 2, 5],
      ['d', 10, 3],
      ['D', 1, 0],
      ['gone', 1, 0],
    ] as const)
      await sql
        .insertInto('passage')
        .values({
          company_id,
          document_id,
          locale: 'en',
          seq,
          heading_path: 'A > B',
          start_offset,
          end_offset: 40,
        })
        .execute();
    const rows = [
      faq(3, 'en'),
      faq(1, 'en'),
      faq(2, 'de'),
      faq(4, 'en', { state: 'stale' }),
      faq(5, 'en', { review: 'rejected' }),
      faq(6, 'en', { review: 'auto' }),
    ];
    for (const row of rows)
      await sql
        .insertInto('faq')
        .values({ ...row, company_id })
        .execute();
  });
}

/** Fills both companies and runs the question in each. */
async function inBoth(ctx: Context, other: Context, ask: (scope: indexing.IndexScope) => Promise<unknown>) {
  await fill(ctx, 'ours');
  // One row less, so that counting across companies shows.
  await fill(other, 'theirs');
  await other.db.write(other.companyId, (sql) =>
    sql
      .deleteFrom('product')
      .where('company_id', '=', other.companyId)
      .where('product_id', '=', 'b')
      .execute(),
  );
  return [await ask(scopeOf(ctx)), await ask(scopeOf(other))];
}

const sortedBy = <Row>(rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();

export default conformance(indexing, {
  findHead: async ({ store, ctx, other, db }) => {
    await ctx.db.write(null, (sql) =>
      sql.updateTable('company').set({ change_seq: 7 }).where('company_id', '=', ctx.companyId).execute(),
    );
    const found = [await store.findHead(scopeOf(ctx)), await store.findHead(scopeOf(other))];
    expect(found.map((head) => head?.changeSeq)).toEqual([7, 0]);
    return [...found, await store.findHead({ db, companyId: 'nobody' })];
  },
  findChangeSeq: async ({ store, ctx, other, db }) => {
    await ctx.db.write(null, (sql) =>
      sql.updateTable('company').set({ change_seq: 9 }).where('company_id', '=', ctx.companyId).execute(),
    );
    const found = [await store.findChangeSeq(scopeOf(ctx)), await store.findChangeSeq(scopeOf(other))];
    expect(found).toEqual([9, 0]);
    return [...found, await store.findChangeSeq({ db, companyId: 'nobody' })];
  },
  findHeads: async ({ store, ctx, other, db }) =>
    sortedBy(await store.findHeads(db, [ctx.companyId, other.companyId, 'nobody'])),
  countRows: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => {
      const counts: number[] = [];
      for (const kind of kinds)
        for (const locale of ['en', 'de', 'fr']) counts.push(await store.countRows(scope, kind, locale));
      return counts;
    }),
  productBlock: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => [
      await store.productBlock(scope, undefined, 3),
      await store.productBlock(scope, ['a', 'de'], 3),
      await store.productBlock(scope, ['ä', 'en'], 3),
    ]),
  productsById: ({ store, ctx, other }) =>
    inBoth(ctx, other, (scope) => store.productsById(scope, ['b', 'ä', 'A', 'none'])),
  passageBlock: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => [
      await store.passageBlock(scope, 'en', undefined, 2),
      await store.passageBlock(scope, 'en', 'D', 9),
      await store.passageBlock(scope, 'fr', undefined, 9),
    ]),
  passagesByDocument: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => [
      await store.passagesByDocument(scope, 'en', ['d', 'D', 'gone']),
      await store.passagesByDocument(scope, 'de', ['d']),
      await store.passagesByDocument(scope, 'en', []),
    ]),
  faqBlock: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => [
      await store.faqBlock(scope, 'en', 0, 9),
      await store.faqBlock(scope, 'en', 1, 1),
    ]),
  faqsById: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => sortedBy(await store.faqsById(scope, 'en', [6, 5, 4, 3, 2, 1]))),
  findLocales: ({ store, ctx, other }) =>
    inBoth(ctx, other, async (scope) => {
      const found = [];
      for (const kind of kinds) found.push(await store.findLocales(scope, kind));
      return found;
    }),
  hasLocale: async ({ store, ctx, other }) => {
    await fill(ctx, 'ours');
    const found = [];
    for (const each of [ctx, other])
      for (const kind of kinds)
        for (const locale of ['en', 'EN', 'fr'])
          found.push(await store.hasLocale(scopeOf(each), kind, locale));
    return found;
  },
});
