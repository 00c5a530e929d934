import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { mean, ndcgAt, rankCandidates } from './metrics.ts';
import { referenceIndex, referenceProductText, referenceWords } from './reference-bm25.ts';
import { defaultDataDirectory } from './suite.ts';

const data = defaultDataDirectory();

function rows<T>(...path: string[]): T[] {
  const file = readFileSync(join(data, ...path));
  const text = (path.at(-1)!.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (path.at(-1)!.includes('.jsonl') ? JSON.parse(line) : line.split('\t')) as T);
}

describe('referenceWords', () => {
  test.each([
    ['en', 'Batteries, boxes & USB-C cables', ['battery', 'boxe', 'usb', 'c', 'cable']],
    ['de', 'Größe 42', ['größe', '42']],
    ['hi', 'पानी की', ['पानी', 'की']],
    ['zh', '登山靴 A4', ['登山', '山靴', 'a4']],
  ])('%s: %s', (language, text, words) => {
    expect(referenceWords(text, language)).toEqual(words);
  });
});

describe.skipIf(!existsSync(join(data, 'xquad')))('the printed floors of xquad', () => {
  type Passage = { passage_id: string; passage: string };
  type Question = { qid: string; passage_id: string; question: string };

  test.each([
    ['en', 0.934],
    ['de', 0.831],
    ['es', 0.906],
    ['ru', 0.8],
    ['el', 0.831],
    ['ro', 0.86],
    ['tr', 0.8],
    ['vi', 0.919],
    ['ar', 0.796],
    ['hi', 0.905],
    ['zh', 0.934],
    ['th', 0.888],
  ])('%s is %d', (language, floor) => {
    const passages = rows<Passage>('xquad', `passages.${language}.jsonl.gz`);
    const index = referenceIndex(
      passages.map(({ passage }) => passage),
      language,
    );
    const first = rows<Question>('xquad', `${language}.jsonl.gz`).map((question) => {
      const scores = index.scores(question.question);
      const ranked = passages.map(({ passage_id }, i) => ({ id: passage_id, score: scores[i]! }));
      return rankCandidates(question.qid, ranked)[0]!.id === question.passage_id ? 1 : 0;
    });
    // The printed figures ordered equal scores by another hash; up to two of the 609 questions have them.
    expect(Math.abs(mean(first) - floor)).toBeLessThan(0.0035);
  });
});

describe.skipIf(!existsSync(join(data, 'icecat-chorus')))('the printed floors of icecat-chorus', () => {
  type Product = Parameters<typeof referenceProductText>[0] & { id: string };

  function ndcg(textOf: (product: Product) => string): number {
    const products = rows<Product>('icecat-chorus', 'products.jsonl.gz');
    const gains = new Map<string, Map<string, number>>();
    for (const [query, product, gain] of rows<string[]>('icecat-chorus', 'qrels.tsv')) {
      const judged = gains.get(query!) ?? new Map<string, number>();
      gains.set(query!, judged.set(product!, Number(gain)));
    }
    const index = referenceIndex(products.map(textOf), 'en');
    return mean(
      rows<string[]>('icecat-chorus', 'queries.tsv').map(([id, text]) => {
        const scores = index.scores(text!);
        const found = products.map((product, i) => ({ id: product.id, score: scores[i]! }));
        const ranked = rankCandidates(
          id!,
          found.filter(({ score }) => score > 0),
        ).map((product) => product.id);
        return ndcgAt(ranked, gains.get(id!) ?? new Map());
      }),
    );
  }

  test('title', () => {
    // Many titles score equally, and the printed figure ordered ties by another hash.
    expect(Math.abs(ndcg((product) => product.title) - 0.684)).toBeLessThan(0.004);
  });

  test('title x5 + all', () => {
    expect(Math.abs(ndcg(referenceProductText) - 0.78)).toBeLessThan(0.001);
  });
});
