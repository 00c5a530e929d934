import { afterAll, expect, test } from 'vitest';
import { cosine, packVector } from '../../../engine/likeness/vectors.ts';
import { createPackagedEncoder } from './packaged-encoder.ts';

const encoder = createPackagedEncoder();
afterAll(() => encoder.close());

test('texts that mean the like are near each other', async () => {
  const texts = [
    'Something to keep soup hot until lunch',
    'An insulated food jar',
    'A garden hose with a nozzle',
  ];
  const vectors = (await encoder.embed(texts, AbortSignal.timeout(60_000))).map(packVector);
  const [wish, jar, hose] = vectors as [Int8Array, Int8Array, Int8Array];
  expect(cosine(wish, jar)).toBeGreaterThan(cosine(wish, hose));
});

test('who goes away is not waited for', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(encoder.embed(['Hello'], gone)).rejects.toThrow('gone');
  const late = new AbortController();
  const waiting = encoder.embed(['Hello'], late.signal);
  late.abort(new Error('later'));
  await expect(waiting).rejects.toThrow('later');
});
