import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../src/errors.ts';
import { useAisle } from './support/start-aisle.ts';
import { testData } from './support/test-data.ts';
import type { WireClient } from './support/wire-client.ts';

const folder = testData('json-test-suite');
const parsing = folder
  ? readdirSync(join(folder, 'test_parsing')).filter((name) => name.endsWith('.json'))
  : [];
const transform = folder
  ? readdirSync(join(folder, 'test_transform')).filter((name) => name.endsWith('.json'))
  : [];

const aisle = useAisle();
let shop: WireClient;

beforeAll(async () => {
  shop = await aisle.newCompany();
});

async function sendBytes(file: string) {
  const bytes = readFileSync(join(folder ?? '', file));
  // The import takes 10 MiB, so that the deepest files are parsed too.
  return {
    large: await shop.put('/api/v1/documents', bytes),
    small: await shop.post('/api/v1/send_message', bytes),
  };
}

describe.skipIf(!folder)('JSON parsing', () => {
  test('the set is whole', () => expect(parsing).toHaveLength(318));

  test.each(parsing.filter((name) => name.startsWith('n_')))('refused: %s', async (name) => {
    const { large, small } = await sendBytes(join('test_parsing', name));
    expect(large).toBeProblem(400, 'invalid_json');
    expect([400, 413]).toContain(small.status);
    expect(small).toBeProblem(small.status, small.body['code'] as ErrorCode);
  });

  test.each([
    ...parsing.filter((name) => !name.startsWith('n_')).map((name) => join('test_parsing', name)),
    ...transform.map((name) => join('test_transform', name)),
  ])('answered: %s', async (name) => {
    for (const response of Object.values(await sendBytes(name)))
      if (response.status !== 200) expect(response).toBeProblem(400, response.body['code'] as ErrorCode);
  });
});
