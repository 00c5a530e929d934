import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termBag } from '../src/engine/answer/asked/asked-words.ts';
import { piecesOfProduct } from '../src/engine/answer/pieces/pieces-of-product.ts';
import { readProduct } from '../src/engine/answer/pieces/read-product.ts';
import { viewProduct } from '../src/engine/answer/product-view.ts';
import { compareProducts } from '../src/engine/answer/products/compare-products.ts';
import type { Product } from '../src/engine/catalog/product.ts';
import { answerMadeQuestion } from '../src/engine/faq/made/answer-made-question.ts';
import { understand } from '../src/engine/question/understand.ts';
import type { Claim } from '../src/engine/say/answer.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
import { voiceFor } from '../src/engine/say/voice.ts';
import { verifyAnswer } from '../src/engine/verify/verify-answer.ts';
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

/** Every sentence that the engine can say of two products and of both beside each other, with the texts it may cite. */
function answersTo(products: readonly Product[], text: string, locale: string) {
  const views = products.map((entry) => viewProduct(entry, snapshotHash));
  const texts = new Map(views.map(({ source, sheet }) => [source.hash, sheet.text]));
  const voice = voiceFor(locale, []);
  const bagOf = (words: string) => termBag(words, locale);
  const said = views.flatMap((view) =>
    piecesOfProduct(readProduct(view, bagOf, voice), bagOf, voice).flatMap(({ claims, direct, brief }) => [
      claims(),
      ...(direct === undefined ? [] : [direct()]),
      ...(brief === undefined ? [] : [[brief()]]),
    ]),
  );
  const made = views.flatMap(
    (view) => answerMadeQuestion(understand(text, locale), view, voice)?.claims ?? [],
  );
  // Beside each other small numbers of two products can be mistaken for one another: what is said of both is asked for once.
  const compared = text.includes('difference')
    ? [compareProducts(understand(text, locale), views, () => 0, voice).claims]
    : [];
  return { texts, answers: [...said, ...(made.length > 0 ? [made] : []), ...compared] };
}

type Body = Parameters<typeof verifyAnswer>[0];

function bodyOf(claims: readonly Claim[], products: readonly Product[], locale: string): Body {
  return { ...renderAnswer(claims), locale, productTitles: products.map(({ title }) => title) };
}

const check = (body: Body, texts: ReadonlyMap<string, string>, query: string) =>
  verifyAnswer(body, { snapshotOf: (_sourceId, hash) => texts.get(hash), hashOf: snapshotHash, query });

/** The body with a stretch of its text replaced by one of the same length, so that every range stays what it was. */
function spoken(body: Body, at: number, length: number, replacement: string): Body {
  const { resultText } = body;
  return { ...body, resultText: resultText.slice(0, at) + replacement + resultText.slice(at + length) };
}

const otherDigit = (digit: string) => String((Number(digit) + 3) % 10);
/** A word of the same length that nobody says. */
const otherWord = (word: string) => (/^q/iu.test(word) ? 'x' : 'q').repeat(word.length);

/** One alteration of a body at a time, each of which makes it say or cite something else. */
function* alterations(body: Body): Generator<[string, Body]> {
  for (const match of body.resultText.matchAll(/\d/gu))
    yield [`digit ${match.index}`, spoken(body, match.index, 1, otherDigit(match[0]))];
  for (const match of body.resultText.matchAll(/\p{L}{2,}/gu))
    yield [`word ${match[0]}`, spoken(body, match.index, match[0].length, otherWord(match[0]))];
  for (const match of body.resultText.matchAll(/\p{Sc}/gu))
    yield ['currency', spoken(body, match.index, 1, match[0] === '€' ? '$' : '€')];
  for (const [i, source] of body.sources.entries()) {
    const withSource = (other: Partial<typeof source>): Body => ({
      ...body,
      sources: body.sources.map((entry, j) => (i === j ? { ...entry, ...other } : entry)),
    });
    yield ['start', withSource({ start: source.start + 1 })];
    yield ['end', withSource({ end: source.end - 1 })];
    yield ['quote', withSource({ quote: `${source.quote.slice(0, -1)}#` })];
  }
  for (const [i, claim] of body.claims.entries()) {
    const withClaim = (other: Partial<typeof claim>): Body => ({
      ...body,
      claims: body.claims.map((entry, j) => (i === j ? { ...entry, ...other } : entry)),
    });
    yield ['no sources', withClaim({ sources: [] })];
    yield ['a source that is not there', withClaim({ sources: [...claim.sources, 99] })];
    yield ['beyond the text', withClaim({ end: body.resultText.length + 1 })];
  }
}

describe('whatever a catalogue holds', () => {
  const two = fc.tuple(product('A', 'Ridge Walker Boot'), product('B', 'Delta River Sandal'));

  test('every answer that is proposed verifies against the fact sheets alone', () => {
    let count = 0;
    fc.assert(
      fc.property(two, fc.constantFrom(...questions), (products, [text, locale]) => {
        const { texts, answers } = answersTo(products, text, locale);
        for (const answer of answers) {
          const body = bodyOf(answer, products, locale);
          expect(check(body, texts, text), body.resultText).toMatchObject({
            status: 'verified',
            failures: [],
          });
          count += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(count).toBeGreaterThan(100);
  });

  test('not one digit, word, sign, quotation or offset of it can be altered', () => {
    let count = 0;
    fc.assert(
      fc.property(two, fc.constantFrom(...questions), fc.nat(), (products, [text, locale], at) => {
        const { texts, answers } = answersTo(products, text, locale);
        for (const answer of [answers[at % answers.length]!, ...answers.slice(-1)])
          for (const [what, altered] of alterations(bodyOf(answer, products, locale))) {
            const { status } = check(altered, texts, text);
            expect([status, what, altered.resultText]).toEqual(['failed', what, altered.resultText]);
            count += 1;
          }
      }),
      { numRuns: 60 },
    );
    expect(count).toBeGreaterThan(1_000);
  });
});
