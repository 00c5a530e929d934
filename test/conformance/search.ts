import type { Context } from '../../src/services/context.ts';
import * as search from '../../src/services/search/store.ts';
import { conformance } from '../support/conformance.ts';

const rule = (rule_id: string, values: Partial<search.RuleRow> = {}): Omit<search.RuleRow, 'company_id'> => ({
  rule_id,
  kind: 'synonym',
  locale: null,
  body: '{"words":["Größe"]}',
  created_at: 1,
  updated_at: 1,
  ...values,
});

async function fillRules(store: typeof search, ctx: Context, other: Context): Promise<void> {
  for (const id of ['b', 'B', 'a', 'ä']) await store.upsertRule(ctx, rule(id));
  await store.upsertRule(other, rule('a', { body: '"theirs"' }));
}

const query = (queryText: string, day: number, foundNothing = false, locale = 'de') => ({
  day,
  locale,
  queryKey: queryText.toLowerCase(),
  queryText,
  foundNothing,
});

async function fillQueries(store: typeof search, ctx: Context, other: Context): Promise<void> {
  for (const row of [
    ...[query('Lampe', 1), query('lampe', 2), query('LAMPE', 2), query('lampe', 3, true)],
    ...[query('Lamm', 2, true), query('lämp', 2), query('zebra', 2), query('lampe', 2, false, 'en')],
  ])
    await store.addQueryCount(ctx, row);
  for (let i = 0; i < 5; i++) await store.addQueryCount(other, query('lampe', 2, true));
}

const range = { fromDay: 1, toDay: 9, order: 'searches', limit: 9 } as const;

const all = async (store: typeof search, ctx: Context) => [
  await store.topQueries(ctx, range),
  await store.topQueries(ctx, { ...range, order: 'zero_results' }),
  await store.topQueries(ctx, { ...range, locale: 'en' }),
  await store.topQueries(ctx, { ...range, fromDay: 2, toDay: 2, limit: 2 }),
];

export default conformance(search, {
  loadRules: async ({ store, ctx, other }) => {
    await fillRules(store, ctx, other);
    return [await store.loadRules(ctx), await store.loadRules(other)];
  },
  findRule: async ({ store, ctx, other }) => {
    await fillRules(store, ctx, other);
    return [await store.findRule(ctx, 'a'), await store.findRule(ctx, 'A'), await store.findRule(other, 'b')];
  },
  upsertRule: async ({ store, ctx, other }) => {
    await fillRules(store, ctx, other);
    await store.upsertRule(
      ctx,
      rule('a', { kind: 'pin', locale: 'en', body: '{}', created_at: 9, updated_at: 9 }),
    );
    return [await store.loadRules(ctx), await store.loadRules(other)];
  },
  deleteRule: async ({ store, ctx, other }) => {
    await fillRules(store, ctx, other);
    return [
      await store.deleteRule(other, 'b'),
      await store.deleteRule(ctx, 'a'),
      await store.deleteRule(ctx, 'a'),
      await store.loadRules(ctx),
      await store.loadRules(other),
    ];
  },
  addQueryCount: async ({ store, ctx, other }) => {
    await fillQueries(store, ctx, other);
    return [await all(store, ctx), await all(store, other)];
  },
  topQueries: async ({ store, ctx, other }) => {
    await fillQueries(store, ctx, other);
    return [await all(store, ctx), await all(store, other)];
  },
  queriesWithPrefix: async ({ store, ctx, other }) => {
    await fillQueries(store, ctx, other);
    const prefix = (text: string) => ({
      fromDay: 1,
      locale: 'de',
      prefix: text,
      end: `${text}\u{10FFFF}`,
      limit: 9,
    });
    const found = [];
    for (const each of [ctx, other])
      for (const text of ['l', 'la', 'lamp', 'L', 'z'])
        found.push(await store.queriesWithPrefix(each, prefix(text)));
    return found;
  },
  deleteQueryCountsBefore: async ({ store, ctx, other }) => {
    await fillQueries(store, ctx, other);
    const seen = [];
    for (const day of [2, 3, 1_000_000]) {
      await store.deleteQueryCountsBefore(ctx, day);
      seen.push(await all(store, ctx), await all(store, other));
    }
    return seen;
  },
});
