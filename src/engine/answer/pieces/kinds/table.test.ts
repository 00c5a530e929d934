import { expect, test } from 'vitest';
import { poolWeights } from '../../pool/weights.ts';
import { kindNames, kindsOfProduct, routeOfKind } from './table.ts';

test('each kind has one name, and each but the usual one has been fitted', () => {
  expect(new Set(kindNames).size).toBe(kindNames.length);
  const fitted = Object.keys(poolWeights.piece).filter((name) => name.startsWith('is_'));
  expect(fitted.sort()).toEqual(
    kindNames.flatMap((name) => (name === 'sentence' ? [] : `is_${name}`)).sort(),
  );
});

test('what a product states has a route, what a page says has that of the page', () => {
  for (const { kinds, route } of kindsOfProduct)
    for (const name of kinds) expect(routeOfKind(name), name).toBe(route);
  expect(routeOfKind('row')).toBeUndefined();
});
