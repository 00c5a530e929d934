import { expect, test } from 'vitest';
import type { Faq } from '../../faq-lookup/faq-types.ts';
import { type ProvenPageFaq, slotsOf } from './page-slots.ts';

const faq = (faqId: number, question: string, more: Partial<Faq> = {}): Faq => ({
  faqId,
  locale: 'en',
  origin: 'generated',
  state: 'live',
  review: 'auto',
  pinned: false,
  position: faqId,
  question,
  answer: { kind: 'live' },
  variants: [],
  createdAtMs: 0,
  updatedAtMs: 0,
  ...more,
});
const proven = (question: string, variants: string[] = []) =>
  ({ question, variants }) as unknown as ProvenPageFaq;
const byKey = (...faqs: Faq[]) => new Map(faqs.map((entry) => [entry.question, entry]));

test('a question that would now be worded otherwise keeps its wording and id as long as that is one of its wordings', () => {
  const old = faq(7, 'How heavy is it?');
  const [slot] = slotsOf([proven('How much does it weigh?', ['How heavy is it?'])], byKey(old));
  expect(slot!.old).toBe(old);
  expect(slot!.proven.variants).toEqual(['How much does it weigh?']);
});

test('the same wording goes first, and one FAQ is never two questions', () => {
  const old = faq(7, 'How heavy is it?');
  const slots = slotsOf(
    [proven('What is its weight?', ['How heavy is it?']), proven('How heavy is it?')],
    byKey(old),
  );
  expect(slots.map((slot) => slot.old?.faqId)).toEqual([undefined, 7]);
});

test('what is no longer listed is not taken up by a variant', () => {
  const rejected = faq(7, 'How heavy is it?', { review: 'rejected' });
  const [slot] = slotsOf([proven('How much does it weigh?', ['How heavy is it?'])], byKey(rejected));
  expect(slot!.old).toBeUndefined();
});

test('of two that ask in the same words the first is kept: a page has each question once', () => {
  const first = proven('How heavy is it?', ['What is its weight?']);
  const slots = slotsOf([first, proven('How wide is it?'), proven('How heavy is it?')], byKey());
  expect(slots.map(({ proven: { question } }) => question)).toEqual(['How heavy is it?', 'How wide is it?']);
  expect(slots[0]!.proven).toBe(first);
});
