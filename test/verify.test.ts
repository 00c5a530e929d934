import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeAnswer } from '../src/engine/answer/compose-answer.ts';
import { viewProduct } from '../src/engine/answer/product-view.ts';
import { orderCandidates, proposeCandidates } from '../src/engine/answer/propose.ts';
import { renderAnswer } from '../src/engine/answer/render.ts';
import { understand } from '../src/engine/answer/understand.ts';
import { verifyAnswer } from '../src/engine/answer/verify/verify-answer.ts';
import { voiceFor } from '../src/engine/answer/voice.ts';
import type { Product } from '../src/engine/catalog/product.ts';
import { snapshotHash } from '../src/platform/ids/hash.ts';

const availability = fc.constantFrom('in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued');
const product = (productId: string, title: string): fc.Arbitrary<Product> =>
  fc.record({
    productId: fc.constant(productId),
    locale: fc.constant('en'),
    title: fc.constant(title),
    description: fc.constantFrom('', 'A light boot for day walks. The heel cup is stiff.'),
    categories: fc.constant(['Boots']),
    price: fc.record({
      amount: fc.integer({ min: 0, max: 10_000_000 }),
      currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    }),
    availability: availability as fc.Arbitrary<Product['availability']>,
    attributes: fc.record(
      {
        waterproof: fc.boolean(),
        weight_g: fc.integer({ min: 1, max: 200_000 }),
        height_cm: fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10),
        material: fc.constantFrom('suede', 'leather', '100 % wool'),
        color: fc.subarray(['moss', 'black', 'slate'], { minLength: 1 }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Product['attributes']>,
    variants: fc.constant([]),
    updatedAtMs: fc.constant(0),
  });

const questions = [
  ['How much does it weigh?', 'en'],
  ['Is it waterproof?', 'en'],
  ['How much is it?', 'en'],
  ['Is it in stock?', 'en'],
  ['What is it made of?', 'en'],
  ['How tall is it?', 'en'],
  ['What is the difference between them?', 'en'],
  ['Was kostet er?', 'de'],
  ['Wie schwer ist er?', 'de'],
  ['Combien pèse-t-il ?', 'fr'],
] as const;

describe('whatever a catalogue holds', () => {
  test('every answer that is proposed verifies against the fact sheets alone', () => {
    let answers = 0;
    const two = fc.tuple(product('A', 'Ridge Walker Boot'), product('B', 'Delta River Sandal'));
    fc.assert(
      fc.property(two, fc.constantFrom(...questions), ([first, second], [text, locale]) => {
        const views = [first, second].map((entry) => viewProduct(entry, snapshotHash));
        const texts = new Map(views.map(({ source, sheet }) => [source.hash, sheet.text]));
        const question = understand(text, locale);
        const voice = voiceFor(locale, []);
        const passageQuestion = { text, groups: [], ownGroups: 0, expects: 'any' as const, idf: () => 0 };
        const evidence = { views, productIsNamed: true, passages: [], passageQuestion, unknownValues: [] };
        for (const candidate of orderCandidates(question, proposeCandidates(question, evidence, voice))) {
          const answer = composeAnswer(candidate, voice);
          const rendered = renderAnswer(answer.claims);
          const productTitles = answer.products.map(({ title }) => title);
          const body = { ...rendered, locale: answer.locale, productTitles, counts: [productTitles.length] };
          const report = verifyAnswer(body, {
            snapshotOf: (_sourceId, hash) => texts.get(hash),
            hashOf: snapshotHash,
            query: text,
          });
          expect(report, rendered.resultText).toMatchObject({ status: 'verified', failures: [] });
          answers += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(answers).toBeGreaterThan(100);
  });
});
