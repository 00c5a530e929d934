import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareReplies } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisle-replies-'));
const file = join(folder, 'before.jsonl');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function line(script: string, text: string): string {
  return JSON.stringify({ script, path: '/api/v1/search', status: 200, body: { result_text: text } });
}

test('the same lines do not differ; another character, a line less and a line more do', () => {
  const before = [line('a #1', 'Two days.'), line('b #1', 'Free.'), line('c #1', 'No.')];
  writeFileSync(file, `${before.join('\n')}\n`);
  expect(compareReplies(file, before)).toEqual({ differing: 0, shown: [] });
  const changed = compareReplies(file, [before[0]!, line('b #1', 'Fee.'), before[2]!]);
  expect(changed.differing).toBe(1);
  expect(changed.shown[0]).toMatch(/"b #1".*before.*Free.*now.*Fee/s);
  expect(compareReplies(file, before.slice(0, 2))).toMatchObject({ differing: 1 });
  expect(compareReplies(file, [...before, line('d #1', 'Yes.')])).toMatchObject({ differing: 1 });
});
