import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createIndex } from '../../src/engine/retrieval/create-index.ts';
import { NONE_DEAD } from '../../src/engine/retrieval/parts/tombstones.ts';
import { SegmentBuilder } from '../../src/engine/retrieval/segment/build-segment.ts';
import { openSegment } from '../../src/engine/retrieval/segment/segment.ts';
import type { Filter } from '../../src/engine/retrieval/types.ts';
import { analyze } from '../../src/engine/text/terms/analyze.ts';
import { queryTermGroups } from '../../src/engine/text/terms/query-terms.ts';
import { nativeCrc32 } from '../../src/platform/index-files/crc32.ts';
import { openIndexFiles } from '../../src/platform/index-files/open-index-files.ts';
import { segmentRules } from '../../src/services/indexing/segment-rules.ts';
import { FILTER } from './documents.ts';
import type { Engine } from './engine.ts';

const key = { companyId: 'bench', kind: 'product', locale: 'en' };
const rules = segmentRules('product', 'en');
const log = { debug() {}, info() {}, warn() {}, error() {} };

const filter: Filter = {
  kind: 'all',
  of: [
    { kind: 'number', name: 'price', lte: FILTER.maximumPrice },
    { kind: 'tag', tag: 'avail=true' },
  ],
};

/** The packed segments of this project, ranked as shipped: BM25F, coverage, proximity. */
export const aisle: Engine = {
  async build(folder, blocks, time) {
    const builder = new SegmentBuilder(rules, analyze);
    for (const block of blocks)
      time(() => {
        for (const document of block) builder.add(document);
      });
    const buffer = time(() => builder.pack(0, nativeCrc32));
    await openIndexFiles({ folder, log }).write(key, { state: {}, segments: [buffer] });
    return folderBytes(folder);
  },
  async open(folder) {
    const stored = await openIndexFiles({ folder, log }).read(key);
    const segment = openSegment(stored!.segments[0]!, rules, nativeCrc32);
    if ('damaged' in segment) throw new Error(segment.damaged);
    const options = { rules, analyze, checksum: nativeCrc32 };
    const index = createIndex(options, [{ segment, tombstones: NONE_DEAD }]);
    return {
      search(query, filtered) {
        const groups = queryTermGroups(query, 'en');
        const request = { groups, limit: 10, exactTotal: false, ...(filtered ? { filter } : {}) };
        return index.search(request).hits.map(({ id }) => id);
      },
      upsert: (document) => index.upsert([document]),
      close: () => undefined,
    };
  },
};

/** Bytes of all files under a folder. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
