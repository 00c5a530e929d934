import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { IndexDocument } from '../../src/engine/retrieval/types.ts';
import { FILTER } from './documents.ts';
import type { Engine } from './engine.ts';
import { folderBytes } from './engine-aisle.ts';

const options = {
  fields: ['title', 'brand', 'categories', 'description', 'attributes'],
  storeFields: ['price', 'inStock'],
};
const searchOptions = {
  boost: { title: 5, brand: 3, categories: 4, description: 1.5, attributes: 0.3 },
  prefix: false,
  fuzzy: false as const,
};

function flat({ id, fields, tags, numbers }: IndexDocument) {
  return { id, ...fields, price: numbers['price'], inStock: tags.includes('avail=true') };
}

/** MiniSearch with the same fields and weights; its file is its JSON. */
export const minisearch: Engine = {
  async build(folder, blocks, time) {
    const index = new MiniSearch(options);
    for (const block of blocks) time(() => index.addAll(block.map(flat)));
    // One string cannot hold the JSON of a large index; its parts can.
    const { index: terms, ...rest } = time(() => index.toJSON());
    const lines = [JSON.stringify(rest)];
    for (let start = 0; start < terms.length; start += 10_000)
      lines.push(JSON.stringify(terms.slice(start, start + 10_000)));
    lines.forEach((line, i) => {
      writeFileSync(join(folder, `part-${String(i).padStart(5, '0')}.json`), line);
    });
    return folderBytes(folder);
  },
  async open(folder) {
    const read = (i: number) => readFileSync(join(folder, `part-${String(i).padStart(5, '0')}.json`), 'utf8');
    const rest = JSON.parse(read(0)) as Omit<ReturnType<MiniSearch['toJSON']>, 'index'>;
    const terms: ReturnType<MiniSearch['toJSON']>['index'] = [];
    for (let i = 1, done = false; !done; i++) {
      const part = JSON.parse(read(i)) as typeof terms;
      for (const term of part) terms.push(term);
      done = part.length < 10_000;
    }
    const index = MiniSearch.loadJS({ ...rest, index: terms }, options);
    return {
      search(query, filtered) {
        const found = index.search(query, {
          ...searchOptions,
          ...(filtered ? { filter: (hit) => hit['price'] <= FILTER.maximumPrice && hit['inStock'] } : {}),
        });
        return found.slice(0, 10).map(({ id }) => String(id));
      },
      upsert(document) {
        if (index.has(document.id)) index.replace(flat(document));
        else index.add(flat(document));
      },
      close: () => undefined,
    };
  },
};
