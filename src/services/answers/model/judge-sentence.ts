import { checkSentence } from '../../../engine/gate/check-sentence.ts';
import type { Gate } from '../../../engine/gate/open-gate.ts';
import type { GateSentence } from '../../../engine/gate/types.ts';
import type { Evidence } from '../../../engine/prompt/evidence.ts';
import type { ReplySentence } from '../../../engine/prompt/read-reply.ts';
import { supportOf } from '../../../engine/prompt/support-of.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { renderAnswer } from '../../../engine/say/render.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import { verifyAnswer } from '../../../engine/verify/verify-answer.ts';

import { snapshotHash } from '../../../platform/ids/hash.ts';

/** A sentence judged: what may be said, or why it may not. */
export type JudgedSentence =
  | { kind: 'allowed'; claim: Claim; sentence: GateSentence }
  | { kind: 'refused' | 'blocked'; text: string; reasons: readonly string[] };

/** What `aisle verify` would find wrong with a claim in a body whose products are all that the gate knows. */
function faultsOf(gate: Gate, claim: Claim, cited: readonly Evidence[]): string[] {
  const { locale, productTitles, question } = gate.scene;
  const texts = new Map(
    cited.map(({ source, snapshot }) => [`${source.sourceId}\n${source.hash}`, snapshot]),
  );
  const body = { ...renderAnswer([claim]), engine: 'llm', locale, productTitles };
  const report = verifyAnswer(body, {
    snapshotOf: (sourceId, hash) => texts.get(`${sourceId}\n${hash}`),
    hashOf: snapshotHash,
    query: question,
  });
  return report.failures.map(({ reason, text }) => `${reason}: ${text}`);
}

/**
 * Passes a sentence through the gate and binds it to the smallest parts of its evidence under which it verifies; a
 * sentence that no part bears out is refused however it looks.
 */
export function judgeSentence(
  gate: Gate,
  {
    sentence,
    said,
    evidence,
    voice,
  }: { sentence: ReplySentence; said: readonly GateSentence[]; evidence: readonly Evidence[]; voice: Voice },
): JudgedSentence {
  const { text } = sentence;
  const verdict = checkSentence(gate, sentence, said);
  if (verdict.decision !== 'allowed')
    return { kind: verdict.decision, text, reasons: verdict.reasons.map(({ say }) => say) };
  const before = voice.space;
  if (verdict.kind === 'frame') {
    const claim: Claim = { text, kind: 'frame', support: [], before };
    const faults = faultsOf(gate, claim, []);
    return faults.length === 0
      ? { kind: 'allowed', sentence, claim }
      : { kind: 'refused', text, reasons: faults };
  }
  const cited = evidence.filter(({ id }) => sentence.evidence.includes(id));
  const narrow: Claim = { text, kind: 'paraphrase', support: supportOf(text, cited, voice.locale), before };
  const faults = faultsOf(gate, narrow, cited);
  if (faults.length === 0) return { kind: 'allowed', sentence, claim: narrow };
  const wide: Claim = {
    ...narrow,
    support: cited.flatMap(({ units }) => units.flatMap(({ support }) => support)),
  };
  const remaining = faultsOf(gate, wide, cited);
  if (remaining.length === 0) return { kind: 'allowed', sentence, claim: wide };
  return { kind: 'refused', text, reasons: remaining };
}
