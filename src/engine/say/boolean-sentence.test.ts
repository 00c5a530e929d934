import { expect, test } from 'vitest';
import { booleanSentence } from './boolean-sentence.ts';
import { voiceFor } from './voice.ts';

const say = (product: string, label: string, isTrue: boolean, locale = 'en') =>
  booleanSentence(product, label, isTrue, voiceFor(locale, []));

test.each([
  ['Ridge Boot', 'waterproof', true, 'Yes, the Ridge Boot is waterproof.'],
  ['Trail Socks', 'machine washable', false, 'No, the Trail Socks are not machine washable.'],
  ['Ridge Compass', 'adjustable', true, 'Yes, the Ridge Compass is adjustable.'],
  ['Gloves for Kids', 'vegan', true, 'Yes, the Gloves for Kids are vegan.'],
  ['Commuter Pack', 'rain cover included', true, 'Yes, the rain cover is included with the Commuter Pack.'],
  ['Beam Lamp', 'batteries included', false, 'No, the batteries are not included with the Beam Lamp.'],
])('%s: %s is %s', (product, label, isTrue, sentence) => {
  expect(say(product, label, isTrue)).toBe(sentence);
});

test('a name that is no adjective is given as the catalogue writes it', () => {
  expect(say('Ridge Jacket', 'hood', true)).toBe(
    'Yes. The product information of the Ridge Jacket says “hood: yes”.',
  );
  expect(say('Ridge Jacket', 'hood', false)).toBe(
    'No. The product information of the Ridge Jacket says “hood: no”.',
  );
});

test('other languages', () => {
  expect(say('Gratstiefel', 'wasserdicht', true, 'de')).toBe('Ja, Gratstiefel: wasserdicht.');
  expect(say('Gratstiefel', 'wasserdicht', false, 'de')).toBe('Nein, Gratstiefel: nicht wasserdicht.');
  expect(say('Gratjacke', 'Kapuze', true, 'de')).toContain('„Kapuze“');
  expect(say('Bota', 'impermeable', true, 'es')).toContain('impermeable');
});
