import { rankPool } from '../../../engine/answer/pool/rank-pool.ts';
import { viewProduct } from '../../../engine/answer/product-view.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { openGate } from '../../../engine/gate/open-gate.ts';
import { chooseEvidence } from '../../../engine/prompt/choose-evidence.ts';
import { type Evidence, numberEvidence } from '../../../engine/prompt/evidence.ts';
import { faqRules, readFaqs, type WrittenFaq } from '../../../engine/prompt/faq-rules.ts';
import { evidenceText } from '../../../engine/prompt/messages.ts';
import { productEvidenceBlock } from '../../../engine/prompt/product-evidence-block.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import type { Answer, Claim } from '../../../engine/say/answer.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { Question } from '../../answers/answer-types.ts';
import { judgeSentence } from '../../answers/model/judge-sentence.ts';
import { gateScene, type SceneInput } from '../../answers/model/scene.ts';
import { snapshotsOfEvidence } from '../../answers/model/snapshots-of-evidence.ts';
import { type GatheredPool, gatherPool } from '../../answers/pool/gather-pool.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { modelsOf } from '../../models/models-of.ts';
import { askModels } from './ask-models.ts';
import type { Quotable } from './stated-answer.ts';

/** A question of a model with an answer that passed the gate. */
export type GatedFaq = { question: string; answered: Quotable };

const room = { pages: 5_000, products: 0, mostProducts: 0, firstSections: 8, wholeDocuments: 0 };
const maxOutputTokens = 1_500;
/** Nobody waits for the questions of a page. */
const mostMs = 45_000;
const markBytes = 6;

/** The product and the shop's own texts that are nearest to it. */
function evidenceOf(product: Product, gathered: GatheredPool): Evidence[] {
  const { pool, passages, voice } = gathered;
  const trusted = passages.filter(({ trust }) => trust === 'policy' || trust === 'catalog');
  const pages = chooseEvidence(rankPool(pool), {
    passages: trusted,
    shown: { talkedOf: [], listed: [] },
    voice,
    room,
  });
  return numberEvidence([], [productEvidenceBlock(viewProduct(product, snapshotHash), voice), ...pages]);
}

/** The answer to a proposed question, if every sentence of it may be said. */
function gated(input: SceneInput, faq: WrittenFaq, evidence: readonly Evidence[]): GatedFaq | undefined {
  const asked: Question = { ...input.asked, queryText: faq.question };
  const gate = openGate(gateScene({ ...input, asked }, evidence));
  const claims: Claim[] = [];
  for (const sentence of faq.sentences) {
    const judged = judgeSentence(gate, { sentence, said: [], evidence, voice: input.gathered.voice });
    if (judged.kind !== 'allowed' || judged.claim.kind === 'frame') return undefined;
    claims.push(judged.claim);
  }
  const isOfFields = claims.every(({ support }) => support.every(({ kind }) => kind === 'field'));
  const answer: Answer = {
    status: 'answered',
    route: isOfFields ? 'attribute' : 'policy',
    engine: 'llm',
    degraded: false,
    locale: input.locale,
    claims,
    products: [],
    suggestedQuestions: [],
  };
  return { question: faq.question, answered: { answer, snapshots: snapshotsOfEvidence(claims, evidence) } };
}

/**
 * Questions and answers for a product's page by the first model that answers, each past the gate; none without a model,
 * with a spent budget or when the models fail: the page then has what the embedded engine makes.
 */
export async function writeFaqsWithModel(ctx: Context, product: Product): Promise<GatedFaq[]> {
  const settings = await getSettings(ctx);
  const asked: Question = {
    queryText: product.title,
    locale: product.locale,
    userMetadata: {},
    memory: emptyMemory,
  };
  const models = modelsOf(ctx, settings);
  if (models.length === 0) return [];
  const gathered = await gatherPool(ctx, asked, undefined);
  const evidence = evidenceOf(product, gathered);
  const mark = Buffer.from(ctx.ids.bytes(markBytes)).toString('hex');
  const system = faqRules(settings.company.name, product.locale);
  const text = `EVIDENCE\n${evidenceText(evidence, mark)}\n\nThe product of the page is e1.`;
  const input: SceneInput = { asked, settings, gathered, locale: product.locale, promptText: system, mark };
  const proposed = await askModels(ctx, models, { system, text, maxOutputTokens, mostMs }, readFaqs);
  return (proposed ?? []).flatMap((faq) => gated(input, faq, evidence) ?? []);
}
