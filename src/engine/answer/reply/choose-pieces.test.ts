import { describe, expect, test } from 'vitest';
import { emptyBag, termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import type { Piece, PieceKind } from '../pieces/piece.ts';
import { pieceFeatureNames } from '../pool/piece-features.ts';
import type { RankedPiece, RankedPool } from '../pool/rank-pool.ts';
import { choosePieces, claimsOf } from './compose-reply.ts';
import { replyBudget } from './fill-reply.ts';
import { withListed } from './listed-products.ts';

const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };

function ranked(kind: PieceKind, probability: number, more: Partial<Piece> = {}): RankedPiece {
  const place = more.productId ?? 'document:page';
  const text = `${kind} of ${place}`;
  const piece: Piece = {
    ...{ kind, text, own: emptyBag, around: emptyBag, key: emptyBag, place, section: place },
    ...{ locale: 'en', trust: 'catalog', claims: () => [] },
    ...more,
  };
  return { piece, score: Math.log(probability), probability, features: () => pieceFeatureNames.map(() => 0) };
}

function poolOf(message: string, pieces: readonly RankedPiece[]): RankedPool {
  const lines = pieces.filter(({ piece }) => piece.kind === 'product');
  const products = lines.map(({ piece }) => ({
    product: { productId: piece.productId, pieces: [piece] } as never,
    log: -3,
    features: [],
  }));
  return {
    asked: readAsked(message, 'en', lookup),
    thread: { productIds: [], shownPassages: new Set() },
    wish: { isSorted: false, conditions: 0 },
    pieces,
    products,
  };
}

const kindsOf = (pool: RankedPool, listed: readonly string[] = []) =>
  choosePieces(pool, listed).pieces.map(({ kind, productId }) => `${kind} ${productId ?? ''}`.trim());

test('whether there is one of the options is said by that one before all of them', () => {
  const pieces = [ranked('options', 0.5, { productId: 'A' }), ranked('variant', 0.4, { productId: 'A' })];
  expect(kindsOf(poolOf('do you have it in size 44?', pieces))).toEqual(['variant A', 'options A']);
  expect(kindsOf(poolOf('which sizes are there', pieces))).toEqual(['options A', 'variant A']);
  const ofOther = [pieces[0]!, ranked('variant', 0.4, { productId: 'B' })];
  expect(kindsOf(poolOf('do you have it in size 44?', ofOther))).toEqual(['options A', 'variant B']);
});

test('the first product of a list stands, the others where their chance is worth their length', () => {
  const pieces = [
    ranked('product', 0.6, { productId: 'A' }),
    ranked('product', 0.2, { productId: 'B' }),
    ranked('product', 0.001, { productId: 'C' }),
  ];
  expect(kindsOf(poolOf('a warm jacket', pieces), ['A', 'B', 'C'])).toEqual(['product A', 'product B']);
});

test('below a rule no product line stands that is not worth its length', () => {
  const pieces = [
    ranked('sentence', 0.8),
    ranked('product', 0.12, { productId: 'A' }),
    ranked('product', 0.001, { productId: 'B' }),
  ];
  expect(kindsOf(poolOf('how long is the warranty', pieces), ['A', 'B'])).toEqual(['sentence', 'product A']);
});

test('a price that is asked where no product was talked of is none of a product', () => {
  const pieces = [ranked('price', 0.4, { productId: 'B' }), ranked('sentence', 0.3)];
  const pool = poolOf('what does that cost', pieces);
  const thread = { ...pool.thread, last: pool.asked };
  expect(kindsOf(pool)).toEqual(['price B', 'sentence']);
  expect(kindsOf({ ...pool, thread })).toEqual(['sentence']);
  expect(kindsOf({ ...pool, thread: { ...thread, productIds: ['B'] } })).toEqual(['price B', 'sentence']);
});

test('what another product is like is not said of the one that surely is meant', () => {
  const pieces = [ranked('field', 0.5, { productId: 'B' }), ranked('field', 0.3, { productId: 'A' })];
  const pool = poolOf('how heavy is the kettle', pieces);
  expect(kindsOf(pool)).toEqual(['field B', 'field A']);
  const meant = { product: { productId: 'A', pieces: [] } as never, log: Math.log(0.9), features: [] };
  expect(kindsOf({ ...pool, products: [meant] })).toEqual(['field A']);
});

test('what points at the sentence before it is said behind it', () => {
  const own = termBag('Sale items are final.', 'en');
  const of = { section: 'returns', passageId: 'returns#en#1' };
  const said = (text: string, more: Partial<Piece>) => {
    const claims = () => [{ text, kind: 'quote' as const, support: [] }];
    return { ...ranked('sentence', 0.5, { ...of, ...more }).piece, text, claims };
  };
  const pieces = [said('They cannot be returned.', { before: own }), said('Sale items are final.', { own })];
  const texts = claimsOf(pieces, false).map(({ text }) => text);
  expect(texts).toEqual(['Sale items are final.', 'They cannot be returned.']);
});

describe('withListed', () => {
  const pieces = [
    ranked('sentence', 0.6),
    ranked('product', 0.03, { productId: 'A' }),
    ranked('product', 0.001, { productId: 'B' }),
    ranked('product', 0.001, { productId: 'C' }),
  ];
  const shownWith = (message: string, all: readonly RankedPiece[], longest = 455) => {
    const pool = poolOf(message, all);
    const budget = { ...replyBudget, longest };
    const nearest = choosePieces(pool, ['A', 'B', 'C'], budget);
    return withListed(nearest, pool, ['A', 'B', 'C'], budget).pieces.map(
      ({ productId }) => productId ?? 'page',
    );
  };

  test('two of the products that a search lists stand below what is closest where there is room', () => {
    expect(shownWith('something for a windy garden', pieces)).toEqual(['page', 'A', 'B']);
    expect(shownWith('something for a windy garden', pieces, 40)).toEqual(['page', 'A']);
  });

  test('but not where nobody wants a product, or who asks for a rule of the shop', () => {
    const unwanted = [pieces[0]!, ranked('product', 0.001, { productId: 'A' })];
    expect(shownWith('something for a windy garden', unwanted)).toEqual(['page']);
    expect(shownWith('what does delivery cost', pieces)).toEqual(['page', 'A']);
  });
});
