import { unsupportedNumbers } from '../answer/verify/numbers.ts';
import { languageByWords } from '../text/language-by-words.ts';
import { languageOf } from '../text/locale-lookup.ts';
import type { Gate } from './open-gate.ts';
import type { GateReason, GateSentence, GateVerdict } from './types.ts';

/** Judges one sentence by its numbers and addresses. */
export function checkSentence(
  gate: Gate,
  sentence: GateSentence,
  _said: readonly GateSentence[],
): GateVerdict {
  const { text } = sentence;
  const cited = sentence.evidence.map(gate.evidenceOf);
  const kind = sentence.evidence.length === 0 ? 'frame' : 'claim';
  const whole = { text, start: 0, end: text.length };
  const reasons: GateReason[] = [];
  if (cited.includes(undefined))
    reasons.push({ check: 'evidence', ...whole, say: 'cites what was not shown' });
  const texts = cited.flatMap((each) => (each ? [`${each.title} ${each.heading ?? ''} ${each.text}`] : []));
  const language = languageOf(gate.scene.locale);
  const isForeign = /\p{Script=Cyrillic}{4}/u.test(text) && !/^(?:ru|uk|bg|sr)$/u.test(language);
  if (isForeign || (text.length >= 40 && languageOf(languageByWords(text, language)) !== language))
    reasons.push({ check: 'language', ...whole, say: 'another language' });
  for (const number of unsupportedNumbers(text, texts, gate.scene.locale, []))
    reasons.push({ check: 'number', ...number, say: `a number that is not stated: ${number.text}` });
  for (const secret of [...gate.scene.secrets])
    if (text.includes(secret)) reasons.push({ check: 'leak', ...whole, say: 'a secret' });
  if (/https?:|<[a-z]/iu.test(text)) reasons.push({ check: 'address', ...whole, say: 'a link' });
  return { decision: reasons.length === 0 ? 'allowed' : 'refused', kind, reasons };
}
