import { once } from '../../memo/kept.ts';
import { echoMarks } from '../say/format.ts';
import { searchMessages } from '../say/search-messages.ts';
import { messagesByLanguage } from '../say/voice.ts';
import { textsOf } from './vocabulary.ts';

/** Slots that a sentence outside all claims may have, and what they may hold. */
const SLOTS: Readonly<Record<string, string>> = {
  language: '[\\p{L}\\p{M} ()-]{2,40}',
  list: '[^\\p{Nd}]{1,200}',
  asked: `(?:${echoMarks.map(([open, close]) => `${open}[^${close.trim()}]{0,120}${close}`).join('|')})`,
};

/** The message as an expression, `undefined` when it has a slot for facts, which belong into claims. */
function expressionOf(text: string): RegExp | undefined {
  const parts = text.split(/\{([a-z_]+)\}/u);
  const source = parts.map((part, i) =>
    i % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&') : SLOTS[part],
  );
  return source.includes(undefined) ? undefined : new RegExp(`^${source.join('')}`, 'iu');
}

/** Every sentence without a fact that the engine says, in any language, longest first. */
const allFrames = once((): readonly RegExp[] =>
  [...Object.values(messagesByLanguage), ...Object.values(searchMessages)]
    .flatMap((messages) => textsOf(messages))
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .flatMap((text) => expressionOf(text) ?? []),
);

/** What of a stretch outside all claims is none of the engine's own sentences; empty when all of it is. */
export function strangeFrame(text: string): string {
  let rest = text.trim();
  while (rest !== '') {
    const match = allFrames().find((frame) => frame.test(rest));
    if (match === undefined) return rest;
    rest = rest.replace(match, '').trimStart();
  }
  return '';
}
