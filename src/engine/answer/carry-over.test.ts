import { describe, expect, test } from 'vitest';
import { carriedOver } from './carry-over.ts';
import { understand } from './understand.ts';

function carried(question: string, earlier: readonly string[], locale = 'en'): Map<string, number> {
  const groups = carriedOver(understand(question, locale), earlier);
  return new Map(groups.map(({ surface, members }) => [surface.toLowerCase(), members[0]!.weight]));
}

describe('carriedOver', () => {
  test('nothing is carried into the first question, nor a word the question has itself', () => {
    expect(carried('how long does it take?', [])).toEqual(new Map());
    expect(carried('is shipping free?', ['What does shipping cost?']).has('shipping')).toBe(false);
  });

  test('what the talk is about counts more than what was asked of it', () => {
    const words = carried('and for backpacks?', ['How long is the warranty on tents?']);
    expect(words.get('warranty')).toBe(1);
    const aspects = carried('where is it made?', ['What is the main difference of the Svale tent?']);
    expect(aspects.get('svale')).toBe(1);
    expect(aspects.get('difference')).toBeLessThan(0.2);
  });

  test('a turn that points back keeps the centre, one that names something new moves it', () => {
    const kept = carried('and the price?', [
      'What is a bivouac?',
      'Tell me about hammocks',
      'do they dry fast?',
    ]);
    expect(kept.get('hammocks')).toBeGreaterThan(0.8);
    expect(kept.get('dry')).toBeLessThan(0.4);
    const moved = carried('how heavy is it?', ['rain jackets', 'show me a stove', 'and a kettle']);
    expect(moved.get('kettle')).toBeGreaterThan(0);
    // What the thread began with stays its topic.
    expect(moved.get('jackets')).toBe(1);
  });

  test('a question that names something itself needs less of what was said', () => {
    const earlier = ['How do I return boots?'];
    const [leaning, naming] = [
      carried('does it cost anything?', earlier),
      carried('gift card balance', earlier),
    ];
    expect(naming.get('boots')).toBeLessThan(leaning.get('boots')!);
  });

  test('a long thread carries a bounded number of words', () => {
    const earlier = Array.from({ length: 8 }, (_, i) => `apple${i} banana${i} cherry${i} damson${i}`);
    expect(carried('is it cheap?', earlier).size).toBeLessThanOrEqual(16);
  });
});
