import { expect, test } from 'vitest';
import { askedKinds } from './asked-kinds.ts';

function kindsOf(text: string, locale: string): string[] {
  const { isReason, isManner, isFitting } = askedKinds(text, locale);
  return [isReason ? 'reason' : '', isManner ? 'manner' : '', isFitting ? 'fitting' : ''].filter(Boolean);
}

test.each([
  ['Why is the left one tighter?', 'en', ['reason']],
  ["What's the difference between the moss and the slate one?", 'en', ['reason']],
  ['How do I adjust the straps?', 'en', ['manner']],
  ['Where can I buy the fuel for this?', 'en', ['manner']],
  ['How long does it take to charge?', 'en', []],
  ['Does it work with an iPhone?', 'en', ['fitting']],
  ['My mic is small, will it fit my stand?', 'en', ['fitting']],
  ['Does it come with a charger?', 'en', ['fitting']],
  ['Can this be used as a pillow?', 'en', ['fitting']],
  ['Is it waterproof?', 'en', []],
  ['What is it compatible with?', 'en', []],
  ['Warum knickt es?', 'de', ['reason']],
  ['Wie kann ich es reinigen?', 'de', ['manner']],
  ['Passt es auf mein Fahrrad?', 'de', ['fitting']],
  ['Ist ein Kabel dabei?', 'de', ['fitting']],
  ['Wie schwer ist es?', 'de', []],
  ['Pourquoi clignote-t-elle ?', 'fr', ['reason']],
  ['Comment puis-je le laver ?', 'fr', ['manner']],
  ['Est-il compatible avec ma tente ?', 'fr', ['fitting']],
  ['¿Por qué es tan caro?', 'es', ['reason']],
  ['¿Cómo se lava?', 'es', ['manner']],
  ['¿Funciona con pilas?', 'es', ['fitting']],
  ['なぜ錆びるのですか？', 'ja', []],
])('%s', (text, locale, kinds) => {
  expect(kindsOf(text, locale)).toEqual(kinds);
});
