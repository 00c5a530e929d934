import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { IndexDocument } from '../../src/engine/retrieval/types.ts';
import { FILTER } from './documents.ts';
import type { Engine } from './engine.ts';
import { folderBytes } from './engine-aisle.ts';

const FIELDS = ['title', 'brand', 'categories', 'description', 'attributes'] as const;

function columnsOf({ fields }: IndexDocument): string[] {
  return FIELDS.map((name) => fields[name] ?? '');
}

/** Any of the words, each quoted; undefined when there is none. */
function matchOf(query: string): string | undefined {
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `"${word}"`).join(' OR ');
}

/** SQLite's full-text index with its Porter stemmer and its bm25 with the same field weights. */
export const fts5: Engine = {
  async build(folder, blocks, time) {
    const db = new DatabaseSync(join(folder, 'fts.db'));
    db.exec(`pragma journal_mode = wal;
      create table item (number integer primary key, id text unique, price real, in_stock integer);
      create virtual table text using fts5(${FIELDS.join(', ')}, tokenize = 'porter unicode61', content = '')`);
    const item = db.prepare('insert into item (id, price, in_stock) values (?, ?, ?)');
    const text = db.prepare(
      'insert into text (rowid, title, brand, categories, description, attributes) values (?, ?, ?, ?, ?, ?)',
    );
    for (const block of blocks)
      time(() => {
        db.exec('begin');
        for (const document of block) {
          const inStock = document.tags.includes('avail=true') ? 1 : 0;
          const { lastInsertRowid } = item.run(document.id, document.numbers['price'] ?? null, inStock);
          text.run(lastInsertRowid, ...columnsOf(document));
        }
        db.exec('commit');
      });
    time(() => db.exec(`insert into text (text) values ('optimize'); pragma wal_checkpoint(truncate)`));
    db.close();
    return folderBytes(folder);
  },
  async open(folder) {
    const db = new DatabaseSync(join(folder, 'fts.db'));
    const ranked = `from text join item on item.number = text.rowid where text match ?`;
    const order = `order by bm25(text, 5, 3, 4, 1.5, 0.3) limit 10`;
    const plain = db.prepare(`select item.id as id ${ranked} ${order}`);
    const filtered = db.prepare(
      `select item.id as id ${ranked} and item.price <= ${FILTER.maximumPrice} and item.in_stock = 1 ${order}`,
    );
    const item = db.prepare('insert into item (id, price, in_stock) values (?, ?, 1)');
    const text = db.prepare(
      'insert into text (rowid, title, brand, categories, description, attributes) values (?, ?, ?, ?, ?, ?)',
    );
    return {
      search(query, isFiltered) {
        const match = matchOf(query);
        if (match === undefined) return [];
        return (isFiltered ? filtered : plain).all(match).map((row) => String(row['id']));
      },
      upsert(document) {
        const { lastInsertRowid } = item.run(document.id, document.numbers['price'] ?? null);
        text.run(lastInsertRowid, ...columnsOf(document));
      },
      close: () => db.close(),
    };
  },
};
