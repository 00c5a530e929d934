/** Ready-made engines over the same products, each with the setting that served it best: what one could embed instead. */
import { DatabaseSync } from 'node:sqlite';
import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import pg from 'pg';
import type { Product } from '../src/engine/catalog/product.ts';
import { referenceIndex, referenceProductText } from './reference-bm25.ts';

/** An engine to compare with: the first 100 ids for a query. */
export type Baseline = {
  name: string;
  search(text: string): Promise<readonly string[]> | readonly string[];
  close(): Promise<void> | void;
};

const DEPTH = 100;

type Row = { id: string; title: string; brand: string; description: string; attributes: string };

function rowsOf(products: readonly Product[]): Row[] {
  return products.map((product) => ({
    id: product.productId,
    title: product.title,
    brand: product.brand ?? '',
    description: product.description,
    attributes: Object.values(product.attributes).flat().join(' '),
  }));
}

/** Plain BM25 over "title x5 + all": the floor of the data's README. */
export function floorBm25(products: readonly Product[]): Baseline {
  const index = referenceIndex(
    products.map((product) =>
      referenceProductText({ ...product, attributes: product.attributes as Record<string, string> }),
    ),
    'en',
  );
  const ids = products.map(({ productId }) => productId);
  return {
    name: 'plain BM25 (floor)',
    search(text) {
      const scores = index.scores(text);
      return ids
        .map((id, i) => ({ id, score: scores[i]! }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, DEPTH)
        .map(({ id }) => id);
    },
    close() {},
  };
}

export function miniSearch(products: readonly Product[]): Baseline {
  const engine = new MiniSearch<Row>({
    fields: ['title', 'brand', 'description', 'attributes'],
    searchOptions: { boost: { title: 5, brand: 2 } },
  });
  engine.addAll(rowsOf(products));
  return {
    name: 'MiniSearch',
    search: (text) =>
      engine
        .search(text)
        .slice(0, DEPTH)
        .map(({ id }) => String(id)),
    close() {},
  };
}

export async function orama(products: readonly Product[]): Promise<Baseline> {
  const schema = { title: 'string', brand: 'string', description: 'string', attributes: 'string' } as const;
  const engine = create({ schema });
  await insertMultiple(engine, rowsOf(products), 500);
  return {
    name: 'Orama',
    async search(text) {
      const found = await search(engine, {
        term: text,
        limit: DEPTH,
        boost: { title: 5, brand: 2 },
        threshold: 1,
      });
      return found.hits.map(({ document }) => String((document as unknown as Row).id));
    },
    close() {},
  };
}

export function sqliteFts5(products: readonly Product[]): Baseline {
  const db = new DatabaseSync(':memory:');
  db.exec(
    "create virtual table product using fts5(id unindexed, title, brand, description, attributes, tokenize='porter unicode61')",
  );
  const insert = db.prepare('insert into product values (?, ?, ?, ?, ?)');
  db.exec('begin');
  for (const { id, title, brand, description, attributes } of rowsOf(products))
    insert.run(id, title, brand, description, attributes);
  db.exec('commit');
  const find = db.prepare(
    'select id from product where product match ? order by bm25(product, 0, 5, 2, 1, 1), id limit 100',
  );
  return {
    name: 'SQLite FTS5',
    search(text) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      return find.all(words.map((word) => `"${word}"`).join(' OR ')).map((row) => String(row['id']));
    },
    close: () => db.close(),
  };
}

export async function postgresTsvector(products: readonly Product[], url: string): Promise<Baseline> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table product (id text primary key, words tsvector)');
  const rows = rowsOf(products);
  for (let from = 0; from < rows.length; from += 500) {
    const block = rows.slice(from, from + 500);
    const places = block.map(
      (_, i) =>
        `($${i * 4 + 1}, setweight(to_tsvector('english', $${i * 4 + 2}), 'A') || setweight(to_tsvector('english', $${i * 4 + 3}), 'B') || setweight(to_tsvector('english', $${i * 4 + 4}), 'D'))`,
    );
    const values = block.flatMap(({ id, title, brand, description, attributes }) => [
      id,
      title,
      brand,
      `${description} ${attributes}`.slice(0, 200_000),
    ]);
    await client.query(`insert into product values ${places.join(', ')}`, values);
  }
  await client.query('create index on product using gin (words)');
  return {
    name: 'PostgreSQL tsvector',
    async search(text) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      const found = await client.query<{ id: string }>(
        "select id from product, to_tsquery('english', $1) query where words @@ query order by ts_rank(words, query) desc, id limit 100",
        [words.join(' | ')],
      );
      return found.rows.map(({ id }) => id);
    },
    close: () => client.end(),
  };
}
