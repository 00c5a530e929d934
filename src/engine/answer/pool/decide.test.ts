import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../../test/support/a-product.ts';
import { voiceFor } from '../../say/voice.ts';
import { termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import type { PieceKind } from '../pieces/piece.ts';
import { piecesOfProduct } from '../pieces/pieces-of-product.ts';
import { readProduct } from '../pieces/read-product.ts';
import { viewProduct } from '../product-view.ts';
import { decideStatus, heldShares, shareHeld } from './decide.ts';
import { pieceFeatureNames } from './piece-features.ts';

const least = { sure: 0.7, held: 0.1, touched: 0.1, related: 0.6 };

test.each([
  [{ sure: 0.9, held: 0.8, touched: 0.8 }, 'answered'],
  [{ sure: 0.9, held: 0.1, touched: 0.8 }, 'answered'],
  [{ sure: 0.9, held: 0.09, touched: 0.8 }, 'partial'],
  [{ sure: 0.69, held: 1, touched: 1 }, 'partial'],
  [{ sure: 0.9, held: 0.8, touched: 0.59 }, 'partial'],
  [{ sure: 0.1, held: 0.05, touched: 0.1 }, 'partial'],
  [{ sure: 0.1, held: 0.05, touched: 0.05 }, 'not_found'],
  [{ sure: 0.9, held: 0.8, touched: 0.05 }, 'not_found'],
])('%j: %s', (figures, status) => {
  expect(decideStatus(figures, least)).toBe(status);
});

describe('how much of a message a piece holds', () => {
  const foot = aProduct({
    productId: 'F',
    title: 'Quilting Presser Foot, fits Singer and Janome',
    attributes: { battery_included: false },
  });
  const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };
  const heldByField = (text: string) => heldBy('boolean', text);
  const heldBy = (of: PieceKind, text: string) => {
    const view = viewProduct(foot, () => 'sha256:f');
    const [bagOf, voice] = [(words: string) => termBag(words, 'en'), voiceFor('en', [])];
    const all = piecesOfProduct(readProduct(view, bagOf, voice), bagOf, voice);
    const piece = all.find(({ kind }) => kind === of)!;
    const pieces = [{ piece, score: 0, probability: 1, features: () => pieceFeatureNames.map(() => 1) }];
    const asked = readAsked(text, 'en', lookup);
    return heldShares({
      asked,
      thread: { productIds: [], shownPassages: new Set() },
      wish: { isSorted: false, conditions: 0 },
      pieces,
      products: [],
    }).held;
  };

  test('asked where, a field that names no place holds nothing; asked when, none that tells of stock does', () => {
    expect(heldByField('where is the battery of the foot included?')).toBe(0);
    expect(heldBy('stock', 'when is the quilting presser foot in stock?')).toBe(0);
    expect(heldBy('stock', 'is the quilting presser foot in stock?')).toBeGreaterThan(0);
  });

  test('what only the title of its product says is no word of a field', () => {
    expect(heldByField('Will this foot fit my Janome?')).toBeLessThan(0.1);
    expect(heldByField('Is a battery included with the foot?')).toBeGreaterThan(0.6);
  });
});

test('in the small pool of a small shop nothing is held of a piece that lacks a telling word and much of the message', () => {
  const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };
  const bagOf = (words: string) => termBag(words, 'en');
  const view = viewProduct(
    aProduct({ productId: 'B', title: 'Boot', attributes: { waterproof: true } }),
    () => 's',
  );
  const voice = voiceFor('en', []);
  const [piece] = piecesOfProduct(readProduct(view, bagOf, voice), bagOf, voice).filter(
    ({ kind }) => kind === 'boolean',
  );
  const pieces = Array.from({ length: 59 }, () => ({
    piece: { ...piece!, productId: undefined } as never,
    score: 0,
    probability: 1 / 59,
    features: () => pieceFeatureNames.map(() => 0.3),
  }));
  const asked = readAsked('who won the waterproof football match yesterday', 'en', lookup);
  const thread = { productIds: [], shownPassages: new Set<string>() };
  const ranked = { asked, thread, wish: { isSorted: false, conditions: 0 }, pieces, products: [] };
  expect(shareHeld(ranked)).toBe(0);
  expect(shareHeld({ ...ranked, pieces: [...pieces, pieces[0]!] })).toBeGreaterThan(0.3);
});
