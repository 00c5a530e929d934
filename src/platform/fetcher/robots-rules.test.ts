import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRobots, robotsAllow, robotsPatternMatches } from './robots-rules.ts';

const data = process.env['AISLE_TEST_DATA'] ?? '../shared/data';
const file = `${data}/robots-google/cases.jsonl`;

type Case = { id: string; robots_txt: string; user_agent: string; url: string; allowed: boolean };

describe.skipIf(!existsSync(file))('cases of the reference parser (left out when the data is absent)', () => {
  test('all of them', () => {
    const cases = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case);
    expect(cases.length).toBeGreaterThan(100);
    const wrong = cases.filter(
      ({ robots_txt, user_agent, url, allowed }) =>
        robotsAllow(parseRobots(robots_txt), user_agent, url) !== allowed,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('no file, no rule and an empty rule allow; the longest rule wins, a tie allows', () => {
  const allow = (text: string, path: string) =>
    robotsAllow(parseRobots(text), 'AisleBot', `https://shop.example${path}`);
  expect(allow('', '/p')).toBe(true);
  expect(allow('user-agent: *\ndisallow:', '/p')).toBe(true);
  expect(allow('user-agent: *\ndisallow: /p\nallow: /p/1', '/p/1')).toBe(true);
  expect(allow('user-agent: *\ndisallow: /p\nallow: /p', '/p')).toBe(true);
  expect(allow('user-agent: *\ndisallow: /\n\nuser-agent: aislebot\ndisallow: /cart', '/p')).toBe(true);
  expect(allow('user-agent: aislebot\nuser-agent: other\ndisallow: /cart', '/cart?x=1')).toBe(false);
  expect(allow('user-agent: *\ndisallow: /*?sort=*$', '/p?sort=price')).toBe(false);
});

test('patterns match by prefix, star and end', () => {
  expect(robotsPatternMatches('/fish*.php$', '/fish/a.php')).toBe(true);
  expect(robotsPatternMatches('/fish*.php$', '/fish.php?x')).toBe(false);
  expect(robotsPatternMatches('/a*b*c', '/a-b-b-c-d')).toBe(true);
  expect(robotsPatternMatches('/', '')).toBe(false);
  const path = `/${'a'.repeat(2_000)}`;
  expect(robotsPatternMatches(`/${'a*'.repeat(500)}b$`, path)).toBe(false);
});
