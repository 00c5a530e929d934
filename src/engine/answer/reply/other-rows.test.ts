import { expect, test } from 'vitest';
import { emptyBag, termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece } from '../pool/rank-pool.ts';
import { withoutOtherRows } from './other-rows.ts';

const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };

function row(head: string, section = 'geckos'): RankedPiece {
  const piece: Piece = {
    ...{
      kind: 'row',
      text: head,
      own: emptyBag,
      around: emptyBag,
      key: termBag(head, 'en'),
      place: 'page',
      section,
    },
    ...{ locale: 'en', trust: 'catalog', claims: () => [], table: { head, cells: [] } },
  };
  return { piece, score: 0, probability: 0.1, features: () => [] };
}

const told = (message: string, pieces: readonly RankedPiece[]) =>
  withoutOtherRows(pieces, readAsked(message, 'en', lookup).matcher).map(({ piece }) => piece.text);

test('rows that were not asked for are left out where the first one was', () => {
  const rows = [row('Leopard gecko'), row('Crested gecko'), row('Crested gecko', 'food')];
  expect(told('how warm for a leopard gecko', rows)).toEqual(['Leopard gecko', 'Crested gecko']);
  expect(told('leopard gecko or crested gecko', rows)).toHaveLength(3);
  expect(told('how warm for a gecko', rows)).toHaveLength(3);
});
