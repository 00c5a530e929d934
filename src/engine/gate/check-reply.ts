import { checkSentence } from './check-sentence.ts';
import type { Gate } from './open-gate.ts';
import type { GateReply, GateSentence, GateVerdict } from './types.ts';

/**
 * Judges a whole reply in order. Refused sentences are left out; the rest may be sent where at least one of them says
 * something, or where the reply was nothing but polite from the beginning.
 */
export function checkReply(gate: Gate, sentences: readonly GateSentence[]): GateReply {
  const kept: GateSentence[] = [];
  const verdicts: GateVerdict[] = [];
  for (const sentence of sentences) {
    const verdict = checkSentence(gate, sentence, kept);
    verdicts.push(verdict);
    if (verdict.decision === 'blocked') return { decision: 'blocked', kept: [], verdicts };
    if (verdict.decision === 'allowed') kept.push(sentence);
  }
  const isAllKept = kept.length > 0 && kept.length === sentences.length;
  const hasClaim = kept.some(({ evidence }) => evidence.length > 0);
  return { decision: isAllKept || hasClaim ? 'allowed' : 'refused', kept, verdicts };
}
