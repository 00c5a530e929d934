import type { MessageKey } from '../language/answer-messages.ts';
import type { Claim, Support } from './answer.ts';
import { quoteEcho } from './format.ts';
import type { Voice } from './voice.ts';

/** A sentence of the engine's own that asserts nothing. */
export function frame(voice: Voice, key: MessageKey, slots: Readonly<Record<string, string>> = {}): Claim {
  return { text: voice.say(key, slots), kind: 'frame', support: [], before: voice.space };
}

/** A sentence about typed fields; throws `RangeError` without evidence, since nothing may be asserted bare. */
export function fact(
  voice: Voice,
  key: MessageKey,
  slots: Readonly<Record<string, string>>,
  support: readonly Support[],
): Claim {
  return asserted(voice.say(key, slots), support, voice);
}

/** A finished sentence with its evidence; throws `RangeError` without any. */
export function asserted(text: string, support: readonly Support[], voice: Voice): Claim {
  if (support.length === 0) throw new RangeError('a claim needs support');
  const kind = support.some((entry) => entry.kind === 'computed') ? 'computed' : 'fact';
  return { text, kind, support, before: voice.space };
}

const ECHO = '\u{F0000}';

/**
 * A sentence that repeats the shopper's words, inside the language's quotation marks: the parts around it assert nothing.
 *
 * `say` fills the `{asked}` place of a message with what it is given.
 */
export function withEcho(voice: Voice, say: (asked: string) => string, asked: string): Claim[] {
  const [head = '', tail = ''] = say(ECHO).split(ECHO);
  const parts: Claim[] = [
    { text: head, kind: 'frame', support: [], before: voice.space },
    {
      text: quoteEcho(asked, voice.language),
      kind: 'echo',
      support: [],
      before: head === '' ? voice.space : '',
    },
    { text: tail, kind: 'frame', support: [], before: '' },
  ];
  return parts.filter((part) => part.text !== '');
}
