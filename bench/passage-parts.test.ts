import { expect, test } from 'vitest';
import { askedOverHttp, fittedOn } from './support/passage-companies.ts';

test('no public question is both fitted on and asked over HTTP', () => {
  const places = Array.from({ length: 609 }, (_, i) => i);
  const asked = new Set(askedOverHttp(places));
  expect(asked.size).toBe(203);
  const fitted = fittedOn(places);
  expect(fitted.length).toBeGreaterThan(90);
  expect(fitted.filter((place) => asked.has(place))).toEqual([]);
});
