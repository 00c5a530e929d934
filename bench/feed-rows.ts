import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { newWorkplace } from './support/product-server.ts';

const usualRows = 1_000_000;
/** Every so many rows one has no id, one has too few cells. */
const brokenEvery = 10_000;

const header =
  'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\titem_group_id\tcolor\tsize\tgtin\tbrand\tproduct_type';
const colours = ['Red', 'Blue', 'Green', 'Black', 'White'];

function rowOf(n: number): string {
  if (n % brokenEvery === 7) return '\tno id';
  const group = Math.floor(n / 4);
  const colour = colours[n % colours.length];
  const cells = [
    `sku-${n}`,
    `Trail shoe ${group} ${colour}`,
    `A shoe for trails and towns, number ${n}, with a sole that holds on wet stone.`,
    `https://feed.example/p/${group}?variant=${n}`,
    `https://cdn.feed.example/i/${group}-${n % 5}.jpg`,
    n % 9 === 0 ? 'out of stock' : 'in stock',
    `${(20 + (n % 180)).toFixed(2)} USD`,
    n % 7 === 0 ? `${(15 + (n % 100)).toFixed(2)} USD` : '',
    n % 2 === 0 ? `group-${group}` : '',
    `${colour}`,
    `${36 + (n % 12)}`,
    '',
    'Northpeak',
    'Shoes > Trail',
  ];
  return cells.join('\t');
}

function* feed(rows: number): Generator<string> {
  yield `${header}\n`;
  for (let from = 0; from < rows; from += 1_000) {
    const block = Array.from({ length: Math.min(1_000, rows - from) }, (_, i) => rowOf(from + i));
    yield `${block.join('\n')}\n`;
  }
}

/** `feed-rows [rows]`: time, also of one core, and peak of memory of reading a Merchant feed and of importing it. */
async function run({ words }: BenchOptions): Promise<BenchResult> {
  const rows = Number(words[0] ?? usualRows);
  const place = newWorkplace();
  try {
    const file = join(place.folder, 'feed.tsv');
    await pipeline(Readable.from(feed(rows)), createWriteStream(file));
    await place.aisle('company', 'create', 'Feed', '--id', 'co_feed', '--domain', 'feed.example', '--enable');
    const read = async (...more: string[]) => {
      const { stdout, seconds, cpuSeconds, peakMemoryMb } = await place.aisle(
        'import',
        'products',
        'co_feed',
        file,
        '--json',
        ...more,
      );
      const { received, failed } = JSON.parse(stdout) as { received: number; failed: number };
      return {
        ...{ received, failed, seconds },
        rows_per_second: rows / seconds,
        rows_per_cpu_second: rows / cpuSeconds,
        peak_memory_mb: peakMemoryMb,
      };
    };
    return {
      figures: {
        rows,
        dry_run: await read('--dry-run'),
        import: await read(),
        bars: { rows_per_cpu_second: 10_000, peak_memory_mb: 500 },
      },
    };
  } finally {
    place.remove();
  }
}

export default {
  name: 'feed-rows',
  description:
    'A Merchant feed of 1,000,000 rows (or as many as are said): rows a second, peak of memory, bad rows.',
  run,
} satisfies BenchSuite;
