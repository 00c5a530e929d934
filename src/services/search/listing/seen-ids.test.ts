import { describe, expect, test } from 'vitest';
import { isSeenText, MOST_SEEN, NONE_SEEN, seenIn, withSeen } from './seen-ids.ts';

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => `product-${from + i}`);

describe('ids that a chain has shown', () => {
  test('each id put in is found, page by page', () => {
    let seen = NONE_SEEN;
    for (let page = 0; page < 30; page++) {
      seen = withSeen(seen, ids(page * 50, 50));
      const isSeen = seenIn(seen);
      expect(ids(0, (page + 1) * 50).filter((id) => !isSeen(id))).toEqual([]);
    }
  });

  test('of 100,000 others none in thousands is taken for one of them', () => {
    const isSeen = seenIn(withSeen(NONE_SEEN, ids(0, 2_000)));
    expect(ids(1_000_000, 100_000).filter(isSeen).length).toBeLessThan(2);
  });

  test('is short: 60 characters for a page of ten, within a cursor when full', () => {
    expect(withSeen(NONE_SEEN, ids(0, 10)).length).toBe(60);
    const full = withSeen(NONE_SEEN, ids(0, MOST_SEEN + 100));
    expect(full.length).toBe(30_000);
    expect(ids(0, MOST_SEEN).every(seenIn(full))).toBe(true);
  });

  test('nothing, and one id', () => {
    expect(withSeen(NONE_SEEN, [])).toBe(NONE_SEEN);
    expect(seenIn(NONE_SEEN)('a')).toBe(false);
    expect(seenIn(withSeen(NONE_SEEN, ['a']))('a')).toBe(true);
  });

  test('a text that is cut, overlong in its count or made up is none', () => {
    const text = withSeen(NONE_SEEN, ids(0, 100));
    expect(isSeenText(text)).toBe(true);
    for (const bad of [text.slice(0, -20), 'A', 'AAAA', '____', `____${text}`])
      expect(isSeenText(bad), bad).toBe(false);
  });
});
