import { expect, test } from 'vitest';
import type { Answer } from '../../say/answer.ts';
import { frame } from '../../say/claims.ts';
import { voiceFor } from '../../say/voice.ts';
import { composeFrames } from '../compose-answer.ts';
import { joinReplies } from './join-replies.ts';

const voice = voiceFor('en', []);

function reply(status: Answer['status'], ...ids: string[]): Answer {
  const products = ids.map((productId) => ({ productId, title: productId }) as never);
  const said = [...(status === 'partial' ? [frame(voice, 'closest')] : []), frame(voice, 'greeting')];
  return {
    ...composeFrames('kb', status, said, voice),
    products,
    seeAlso: [{ sourceId: `document:${ids[0]}`, title: '' }],
  };
}

test('both asserted is asserted, with each product and page once', () => {
  const joined = joinReplies(reply('answered', 'a', 'b'), reply('answered', 'b', 'c'));
  expect(joined.status).toBe('answered');
  expect(joined.products.map(({ productId }) => productId)).toEqual(['a', 'b', 'c']);
  expect(joined.seeAlso?.map(({ sourceId }) => sourceId)).toEqual(['document:a', 'document:b']);
});

test('no more pages to read on than a reply names', () => {
  const pages = (...ids: string[]) => ids.map((id) => ({ sourceId: `document:${id}`, title: '' }));
  const first = { ...reply('partial', 'a'), seeAlso: pages('a', 'b') };
  const later = { ...reply('partial', 'b'), seeAlso: pages('b', 'c', 'd') };
  const named = joinReplies(first, later).seeAlso?.map(({ sourceId }) => sourceId);
  expect(named).toEqual(['document:a', 'document:b', 'document:c']);
});

test('a part that is only the closest makes the whole so, and one hedge is enough', () => {
  const joined = joinReplies(reply('partial', 'a'), reply('partial', 'b'));
  const hedge = frame(voice, 'closest').text;
  expect(joined.status).toBe('partial');
  expect(joined.claims.filter(({ text }) => text === hedge)).toHaveLength(1);
  expect(joinReplies(reply('answered', 'a'), reply('partial', 'b')).status).toBe('partial');
});

test('what the later one says stands on a line of its own', () => {
  const other = { ...reply('answered', 'b'), claims: [frame(voice, 'thanks')] };
  expect(joinReplies(reply('answered', 'a'), other).claims.at(-1)?.before).toBe('\n');
});
