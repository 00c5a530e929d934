import { expect, test } from 'vitest';
import { KeptCards } from './kept-cards.ts';

test('cards are the same however often they are read, long lists and short ones', () => {
  const card = (rank: number) => ({
    rank,
    title: 'Lamp – “brass” 灯',
    highlights: { title: [{ start: 0, end: 4 }] },
  });
  for (const length of [0, 1, 30]) {
    const cards = Array.from({ length }, (_, i) => card(i));
    const kept = new KeptCards(cards);
    expect([kept.read(), kept.read(), kept.read()]).toEqual([cards, cards, cards]);
  }
});
