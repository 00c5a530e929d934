import type { GateEvidence, GateScene } from './types.ts';

/** A scene made ready for the sentences of one reply. */
export type Gate = { scene: GateScene; evidenceOf: (id: string) => GateEvidence | undefined };

/** Prepares the evidence of a scene. */
export function openGate(scene: GateScene): Gate {
  const byId = new Map(scene.evidence.map((each) => [each.id, each]));
  return { scene, evidenceOf: (id) => byId.get(id) };
}
