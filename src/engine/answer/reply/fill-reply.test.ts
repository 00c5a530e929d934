import { describe, expect, test } from 'vitest';
import type { Claim } from '../../say/answer.ts';
import { emptyBag, termBag } from '../asked/asked-words.ts';
import type { Piece } from '../pieces/piece.ts';
import { withoutDisputed } from '../pool/disputes.ts';
import type { RankedPiece } from '../pool/rank-pool.ts';
import { fillReply, replyBudget, saidAfter } from './fill-reply.ts';

const claim = (text: string): Claim => ({ text, kind: 'quote', support: [] });

function ranked(text: string, probability: number, more: Partial<Piece> = {}): RankedPiece {
  const bags = { own: emptyBag, around: emptyBag, key: emptyBag };
  const place = more.place ?? `document:${text}`;
  const piece: Piece = {
    kind: 'sentence',
    text,
    claims: () => [claim(text)],
    ...bags,
    place,
    section: place,
    locale: 'en',
    trust: 'policy',
    ...more,
  };
  return { piece, score: Math.log(probability), probability, features: () => [] };
}

const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

describe('what a reply shows', () => {
  test('a rule that pages repeat is said once; another figure is another rule', () => {
    const said = (text: string, probability: number) =>
      ranked(text, probability, { own: termBag(text, 'en') });
    const all = [
      said('You can return unused items within 60 days of delivery.', 0.5),
      said('Unused items can be returned within 60 days of delivery.', 0.3),
      said('Unused items can be returned within 14 days of delivery.', 0.1),
    ];
    expect(texts(fillReply(all, replyBudget))).toEqual([all[0]!.piece.text, all[2]!.piece.text]);
  });

  test('the sentence before one that points at it is worth reading, however unlikely it is by itself', () => {
    const own = termBag('Sale items are final.', 'en');
    const of = { place: 'document:returns', passageId: 'returns#en#1' };
    const before = ranked('Sale items are final.', 0.0001, { ...of, own });
    const pointing = ranked('They cannot be returned.', 0.5, { ...of, before: own });
    expect(texts(fillReply([pointing, before], replyBudget))).toEqual([
      pointing.piece.text,
      before.piece.text,
    ]);
    const alone = ranked('Sale items cannot be returned.', 0.5, { ...of, before: own });
    expect(texts(fillReply([alone, before], replyBudget))).toEqual([alone.piece.text]);
  });

  test('the best first, then what is worth its length, nothing twice and nothing too long', () => {
    const all = [ranked('a b', 0.5), ranked('c', 0.1), ranked('a', 0.05), ranked('d', 0.001)];
    expect(texts(fillReply(all, replyBudget))).toEqual(['a b', 'c']);
    expect(fillReply([], replyBudget)).toEqual([]);
  });

  test('what does not fit ends the reply: nothing less worth its length stands in its place', () => {
    const [best, long, short] = [
      ranked('a'.repeat(200), 0.5),
      ranked('b'.repeat(300), 0.3),
      ranked('c', 0.03),
    ] as const;
    expect(texts(fillReply([best, long, short], replyBudget))).toEqual([best.piece.text]);
    expect(texts(fillReply([best, short], replyBudget))).toEqual([best.piece.text, 'c']);
  });

  test('a long piece gives way to others that fit only without it and are likelier together', () => {
    const [long, next, third] = [
      ranked('a'.repeat(380), 0.26),
      ranked('b'.repeat(150), 0.24),
      ranked('c'.repeat(120), 0.2),
    ] as const;
    expect(texts(fillReply([long, next, third], replyBudget))).toEqual([next.piece.text, third.piece.text]);
    const sure = ranked(long.piece.text, 0.6);
    expect(texts(fillReply([sure, next, third], replyBudget))[0]).toBe(sure.piece.text);
  });

  test('who has read a sentence reads on in its passage', () => {
    const passage = { passageId: 'p#en#1' };
    const [best, next, elsewhere] = [
      ranked('a'.repeat(200), 0.6, passage),
      ranked('b'.repeat(200), 0.05, passage),
      ranked('c'.repeat(100), 0.04),
    ] as const;
    expect(texts(fillReply([best, next, elsewhere], replyBudget))).toEqual([
      best.piece.text,
      next.piece.text,
    ]);
    expect(texts(fillReply([best, elsewhere], replyBudget))).toEqual([best.piece.text, elsewhere.piece.text]);
  });

  test('the surer the best piece, the less stands beside it', () => {
    const others = (sure: number) =>
      Array.from({ length: 4 }, (_, i) => ranked(`${i}`.repeat(90), (1 - sure) / 4));
    const shownBeside = (sure: number) =>
      fillReply([ranked('best', sure), ...others(sure)], replyBudget).length - 1;
    expect(shownBeside(0.98)).toBe(0);
    expect(shownBeside(0.4)).toBe(4);
  });

  test('options of which the same is said cost only their names', () => {
    const option = (name: string, said: string) =>
      ranked(`Boot, ${name}: ${said}.`, 0.2, {
        productId: 'B',
        place: 'product:B',
        alike: { name, said, support: () => [], together: () => claim(name) },
      });
    const said = '$139.00, in stock'.padEnd(180);
    const all = ['39', '40', '41', '42'].map((name) => option(name, said));
    expect(fillReply(all, replyBudget)).toHaveLength(4);
    const others = ['39', '40', '41', '42'].map((name, i) => option(name, `${said}${i}`));
    expect(fillReply(others, replyBudget).length).toBeLessThan(4);
  });

  test('a product that was just named is not named again', () => {
    const brief = claim('Weight: 540 g.');
    const [first, second] = ['Colour of the Boot: moss.', 'Weight of the Boot: 540 g.'].map(
      (text) => ranked(text, 0.4, { productId: 'B', place: 'product:B', brief: () => brief }).piece,
    );
    expect(saidAfter(second!, first)).toEqual([brief]);
    expect(saidAfter(second!, undefined)).toEqual(second!.claims());
  });
});

describe('texts that disagree', () => {
  const [thirty, sixty] = [30, 60].map((days) => `Unused items can be returned within ${days} days.`);

  test('what is trusted less goes; of equal trust both stay', () => {
    const crawled = [ranked(thirty!, 0.5, { trust: 'crawled' }), ranked(sixty!, 0.4)];
    expect(texts(withoutDisputed(crawled).map(({ piece }) => piece))).toEqual([sixty]);
    const equal = [ranked(thirty!, 0.5), ranked(sixty!, 0.4)];
    expect(withoutDisputed(equal)).toHaveLength(2);
  });

  test('other statements with other numbers disagree with nothing', () => {
    const both = [ranked('Express takes 2 days.', 0.5, { trust: 'crawled' }), ranked(sixty!, 0.4)];
    expect(withoutDisputed(both)).toHaveLength(2);
  });
});
