import { expect, test } from 'vitest';
import { voiceFor } from '../../say/voice.ts';
import { viewProduct } from '../product-view.ts';
import { composeRange, outermostDepartments } from './compose-range.ts';

const counted = (paths: Readonly<Record<string, number>>) =>
  Object.entries(paths).map(([value, count]) => ({ value, count }));

test('a shop is told by its outermost departments, the largest first, below a root of all', () => {
  const paths = { Bikes: 4, 'Bikes > City': 3, Lights: 2, Parts: 9, 'Parts > Tyres': 9 };
  expect(outermostDepartments(counted(paths))).toEqual(['Parts', 'Bikes', 'Lights']);
  const rooted = { Shop: 9, 'Shop > Bikes': 4, 'Shop > Bikes > City': 3, 'Shop > Parts': 5 };
  expect(outermostDepartments(counted(rooted))).toEqual(['Shop > Parts', 'Shop > Bikes']);
  expect(outermostDepartments(counted({ Bikes: 3 }))).toEqual(['Bikes']);
  expect(outermostDepartments([])).toEqual([]);
});

test('each department is proven by a product that states it', () => {
  const product = (productId: string, categories: string[]) =>
    viewProduct(
      {
        productId,
        title: productId,
        categories,
        description: '',
        availability: 'unknown',
        attributes: {},
        variants: [],
      } as never,
      () => 'h',
    );
  const voice = voiceFor('en', ['en']);
  const saying = composeRange(
    [
      { path: 'Parts', view: product('tyre', ['Parts > Tyres']) },
      { path: 'Bikes', view: product('bike', ['New', 'Bikes']) },
      { path: 'Lights', view: product('other', ['Parts']) },
    ],
    'en',
    voice,
  );
  const [claim] = saying?.claims ?? [];
  expect(claim?.text).toBe('Our range: Parts and Bikes.');
  expect(claim?.support.map((one) => (one.kind === 'field' ? one.path : ''))).toEqual([
    'categories.0',
    'categories.1',
  ]);
  expect(composeRange([], 'en', voice)).toBeUndefined();
});
