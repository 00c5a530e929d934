import { expect, test } from 'vitest';
import { cutPassages } from '../../../knowledge/cut-passages.ts';
import { renderAnswer } from '../../../say/render.ts';
import { voiceFor } from '../../../say/voice.ts';
import { termBag } from '../../asked/asked-words.ts';
import { passageEvidence } from '../../passages/evidence.ts';
import { claimsOf } from '../../reply/compose-reply.ts';
import { textPieces } from './texts.ts';

const voice = voiceFor('en', ['en']);

function piecesOf(text: string) {
  const document = {
    documentId: 'returns',
    locale: 'en',
    title: 'Returns',
    text,
    hash: 'h',
    asOfMs: 0,
    trust: 'policy',
  } as const;
  return cutPassages(text, 'en').flatMap((passage) =>
    textPieces(passageEvidence(document as never, passage as never), (each) => termBag(each, 'en'), voice),
  );
}

const said = (text: string) =>
  piecesOf(text).map((piece) => renderAnswer(claimsOf([piece], false)).resultText);

const list = '- Bib shorts without the hygiene strip\n- Helmets after a fall';

test('an item that is no sentence is said with the heading it stands under', () => {
  expect(said(`# Returns\n\n## What cannot come back\n\n${list}`)).toEqual([
    'What cannot come back – Bib shorts without the hygiene strip',
    'What cannot come back – Helmets after a fall',
  ]);
});

test('or with the line that introduces it, which the claim cites too', () => {
  const pieces = piecesOf(`## Returns\n\nWe do not take:\n\n${list}`);
  const [item] = pieces.filter(({ kind }) => kind === 'item');
  expect(item?.text).toBe('We do not take – Bib shorts without the hygiene strip');
  const quotes = item?.claims()[0]?.support.map((support) => (support.kind === 'span' ? support.quote : ''));
  expect(quotes).toEqual(['We do not take:', 'Bib shorts without the hygiene strip']);
});

test('items of one list name it once', () => {
  const pieces = piecesOf(`## What cannot come back\n\n${list}`);
  expect(renderAnswer(claimsOf(pieces, false)).resultText).toBe(
    'What cannot come back – Bib shorts without the hygiene strip\nHelmets after a fall',
  );
});

test('a question is said with the sentence that answers it, and not by itself', () => {
  expect(said('## Codes\n\nForgot your code? Write to us. Later we cannot apply it.')).toEqual([
    'Forgot your code? Write to us.',
    'Later we cannot apply it.',
  ]);
  expect(said('## Help\n\nWe are there for you. Any questions? Still none?')).toEqual([
    'We are there for you.',
  ]);
});

test('sentences, and what stands under a question or behind other prose, speak for themselves', () => {
  expect(said('## Returns\n\n- You have 30 days.')).toEqual(['You have 30 days.']);
  expect(said(`## What cannot come back?\n\n${list}`)[1]).toBe('Helmets after a fall');
  expect(said(`## Returns\n\nMost things may come back.\n\n${list}`)[1]).toBe(
    'Bib shorts without the hygiene strip',
  );
});
