import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesByLanguage, voiceFor } from '../say/voice.ts';
import { type MessageTemplate, messageKeys } from './answer-messages.ts';
import { lexiconOf } from './asks-of.ts';

function forms(message: MessageTemplate): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

function slots(text: string): string[] {
  return [...text.matchAll(/\{([a-z_]+)\}/gu)].map((match) => match[1]!).sort();
}

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/u.test(file) && !/\.test\.ts$/u.test(file) && !file.includes('engine/language/'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

describe.each(Object.entries(messagesByLanguage))('messages in %s', (language, messages) => {
  test('has every key and no other', () => {
    expect(Object.keys(messages).sort()).toEqual([...messageKeys].sort());
  });

  test('holds no digit, currency sign or address: a frame asserts nothing', () => {
    for (const text of Object.values(messages).flatMap(forms)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\p{Nd}|\p{Sc}|https?:|@/u);
    }
  });

  test('has the same slots as the English text', () => {
    for (const key of messageKeys)
      for (const text of forms(messages[key]))
        expect([key, slots(text)]).toEqual([key, slots(forms(messagesByLanguage['en']![key])[0]!)]);
  });

  test('has a lexicon of its own', () => {
    if (language !== 'en') expect(lexiconOf(language)).not.toBe(lexiconOf('en'));
  });
});

describe('voiceFor', () => {
  test.each(messageKeys)('%s is said somewhere', (key) => {
    // A key may be put together: `stock_${availability}`.
    const isSaid = [`'${key}'`, `\`${key.split('_')[0]}_\${`].some((said) => sources.includes(said));
    expect(isSaid).toBe(true);
  });

  test('falls back by RFC 4647 and keeps the region where the language is spoken', () => {
    expect(voiceFor('de-AT', [])).toMatchObject({ locale: 'de-AT', language: 'de' });
    expect(voiceFor('uk', ['fr'])).toMatchObject({ locale: 'fr', language: 'fr' });
    expect(voiceFor('uk', [])).toMatchObject({ locale: 'en', language: 'en' });
  });

  test('a slot without a value is a defect', () => {
    expect(() => voiceFor('en', []).say('price')).toThrow(RangeError);
    expect(voiceFor('en', []).say('price', { product: 'Big {x} b', price: '$1' })).toBe(
      'The Big {x} b costs $1.',
    );
  });
});
