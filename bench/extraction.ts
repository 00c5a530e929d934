import { loadHtml } from '../src/engine/extract/html/load-html.ts';
import { schemaItems } from '../src/engine/extract/markup/schema-items.ts';
import { faqSections } from '../src/engine/extract/page/faq-sections.ts';
import { faqPages } from './extraction/faq-pages.ts';
import { scorePages } from './extraction/score-pages.ts';
import { scoreSamples } from './extraction/score-samples.ts';
import { heldPages, readPages } from './extraction/shop-pages.ts';
import { type BenchOptions, type BenchSuite, dataSet } from './suite.ts';

function squeezed(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function countRight(html: string, wanted: readonly { question: string; answer: string }[]) {
  const $ = loadHtml(html, true);
  const found = faqSections($, schemaItems($));
  const right = wanted.filter(({ question, answer }) => {
    const own = found.find((faq) => squeezed(faq.question) === squeezed(question));
    // The set's own text of the answer leaves lists and links out now and then: its beginning must be there.
    return own !== undefined && squeezed(own.answer).includes(squeezed(answer).slice(0, 60));
  });
  return { right: right.length, said: found.length, wanted: wanted.length };
}

/** Questions found with the beginning of their answer, of those that end with a question mark and of all. */
function scoreFaqs(folder: string) {
  let [right, said, wanted] = [0, 0, 0];
  const byManner: Record<string, [number, number]> = {};
  for (const { html, entries, manner } of faqPages(folder)) {
    const count = countRight(html, entries);
    [right, said, wanted] = [right + count.right, said + count.said, wanted + count.wanted];
    byManner[manner] ??= [0, 0];
    const own = byManner[manner];
    own[0] += count.right;
    own[1] += count.wanted;
  }
  return {
    precision: right / said,
    recall: right / wanted,
    by_manner: Object.fromEntries(
      Object.entries(byManner).map(([name, [hit, all]]) => [name, `${hit} of ${all}`]),
    ),
  };
}

function run(options: BenchOptions): Promise<{ figures: Record<string, unknown> }> {
  const samples = dataSet(options, 'extruct-samples');
  const faqs = dataSet(options, 'covid-faq-pages');
  const { figures, missed, leftOut } = samples
    ? scoreSamples(samples)
    : { figures: {}, missed: [], leftOut: [] };
  const read = scorePages(readPages);
  if (options.words.includes('misses'))
    for (const miss of read.misses) process.stdout.write(`${JSON.stringify(miss)}\n`);
  return Promise.resolve({
    figures: {
      'pages without structured data, read while mending': { pages: readPages.length, f1: read.f1 },
      'pages without structured data, held back': { pages: heldPages.length, f1: scorePages(heldPages).f1 },
      'structured data samples': samples
        ? { ...figures, missed, left_out: leftOut }
        : 'left out: no extruct-samples',
      'questions of pages': faqs ? scoreFaqs(faqs) : 'left out: no covid-faq-pages',
    },
  });
}

export default {
  name: 'extraction',
  description:
    'Products, structured data and questions read from pages of shops; `misses` prints what was read wrong.',
  run,
} satisfies BenchSuite;
