import { checkSentence } from '../../../engine/gate/check-sentence.ts';
import { gateLexiconOf } from '../../../engine/gate/gate-lexicon.ts';
import { openGate } from '../../../engine/gate/open-gate.ts';
import { particleIn } from '../../../engine/gate/read/statements.ts';
import type { GateCheck, GateScene } from '../../../engine/gate/types.ts';
import type { Evidence } from '../../../engine/prompt/evidence.ts';
import { type FaqPair, hasSameFigures } from '../../../engine/prompt/faq-translation.ts';
import { gateEvidence } from '../../../engine/prompt/gate-evidence.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { voiceFor } from '../../../engine/say/voice.ts';
import { sentences } from '../../../engine/text/sentences/sentences.ts';
import { judgeSentence } from '../../answers/model/judge-sentence.ts';
import { faqText } from '../../faq-lookup/faq-text.ts';
import type { Faq } from '../../faq-lookup/faq-types.ts';

/** A question asserts nothing: what it asks need not stand in the answer. */
const ofAssertions: ReadonlySet<GateCheck> = new Set(['words', 'polarity', 'commitment']);

function mayBeAsked(scene: GateScene, question: string, source: Faq): boolean {
  const text = `${source.question}\n${faqText(source)}`;
  const evidence = [{ id: 'e1', title: '', text, locale: source.locale, trust: 'policy' as const }];
  const gate = openGate({ ...scene, question: source.question, evidence });
  const verdict = checkSentence(gate, { text: question, evidence: ['e1'] }, []);
  return verdict.decision !== 'blocked' && verdict.reasons.every(({ check }) => ofAssertions.has(check));
}

/** Whether both texts begin with the same yes or no, or neither with any; both end the bare word as a sentence does. */
function hasSameParticle(translation: string, locale: string, source: Faq): boolean {
  const said = particleIn(`${translation.toLowerCase()}.`, gateLexiconOf(locale));
  const meant = particleIn(`${faqText(source).toLowerCase()}.`, gateLexiconOf(source.locale));
  return said?.isYes === meant?.isYes;
}

/**
 * The claims of a translated pair, each bound to what its source cites, if all of it may be said: the numbers and slots of
 * the source, its names and polarity, in the language asked for. `scene` knows the shop and the prompt.
 */
export function checkTranslation(
  scene: Omit<GateScene, 'question' | 'evidence'>,
  pair: FaqPair,
  source: Faq,
  evidence: readonly Evidence[],
): Claim[] | undefined {
  const { question, answer } = pair;
  if (!hasSameFigures(question, source.question) || !hasSameFigures(answer, faqText(source)))
    return undefined;
  if (!hasSameParticle(answer, scene.locale, source)) return undefined;
  const judgedBy: GateScene = { ...scene, question, evidence: evidence.map(gateEvidence) };
  if (evidence.length === 0 || !mayBeAsked(judgedBy, question, source)) return undefined;
  const gate = openGate(judgedBy);
  const ids = evidence.map(({ id }) => id);
  const voice = voiceFor(scene.locale, []);
  const claims: Claim[] = [];
  for (const { start, end } of sentences(answer, scene.locale)) {
    const sentence = { text: answer.slice(start, end).trim(), evidence: ids };
    const judged = judgeSentence(gate, { sentence, said: [], evidence, voice });
    if (judged.kind !== 'allowed') return undefined;
    claims.push(judged.claim);
  }
  return claims.length === 0 ? undefined : claims;
}
