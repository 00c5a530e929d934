/** 500 companies of 100 documents: bytes and opening time of each; prints JSON. Arguments: data folder. */

import { openSegment } from '../../src/engine/retrieval/segment/segment.ts';
import { analyze } from '../../src/engine/text/terms/analyze.ts';
import { nativeCrc32 } from '../../src/platform/index-files/crc32.ts';
import { segmentRules } from '../../src/services/indexing/segment-rules.ts';
import { buildSegment } from '../../test/support/build-segment.ts';
import { documentSource } from './documents.ts';

const COMPANIES = 500;
const DOCUMENTS = 100;

const source = documentSource(process.argv[2]!);
const rules = segmentRules('product', 'en');
const sizes: number[] = [];
const buildMs: number[] = [];
const openMs: number[] = [];
for (let company = 0; company < COMPANIES; company++) {
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => source.document(company * DOCUMENTS + i));
  const start = performance.now();
  const buffer = buildSegment(documents, rules, analyze, nativeCrc32);
  const built = performance.now();
  const segment = openSegment(buffer, rules, nativeCrc32);
  if ('damaged' in segment) throw new Error(segment.damaged);
  openMs.push(performance.now() - built);
  buildMs.push(built - start);
  sizes.push(buffer.byteLength);
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
process.stdout.write(
  JSON.stringify({
    companies: COMPANIES,
    documentsEach: DOCUMENTS,
    meanBytes: Math.round(mean(sizes)),
    largestBytes: Math.max(...sizes),
    meanBuildMs: mean(buildMs),
    meanOpenMs: mean(openMs),
  }),
);
