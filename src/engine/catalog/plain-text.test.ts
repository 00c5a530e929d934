import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Salt &amp; Pepper', 'Salt & Pepper'],
  ['5&quot; Pan &#39;Pro&#39;', "5\" Pan 'Pro'"],
  ['Caf&eacute; &amp;amp; Bar', 'Café & Bar'],
  ['Wide&nbsp;&nbsp;Mug', 'Wide Mug'],
  ['AT&T cable, R&D; &copy', 'AT&T cable, R&D; &copy'],
  ['a&lt;b', 'a<b'],
  ['Mug &#x202e;guM', 'Mug guM'],
  ['&nbsp;', '&nbsp;'],
])('%s reads %s', (given, plain) => {
  expect(plainText(given)).toBe(plain);
});
