import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wantsHuman } from '../src/engine/answer/talk/smalltalk.ts';
import { understand } from '../src/engine/question/understand.ts';

const folder = join(import.meta.dirname, '../sdk/locales');

test.each(readdirSync(folder))('the button for a person is heard as that in %s', async (file) => {
  const { default: texts } = (await import(join(folder, file))) as { default: { human: string } };
  expect(wantsHuman(understand(texts.human, file.replace('.ts', '')))).toBe('human');
});
