import { productCard } from '../../../engine/answer/compose-answer.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { afterReply } from '../../../engine/answer/reply/after-reply.ts';
import type { Evidence } from '../../../engine/prompt/evidence.ts';
import type { Answer, Claim, ProductCard } from '../../../engine/say/answer.ts';
import { frame } from '../../../engine/say/claims.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import type { Answered, Question } from '../answer-types.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';
import { pagesToSee } from '../pool/pages-to-see.ts';
import { verifyRendered } from '../verify-rendered.ts';
import { snapshotsOfEvidence } from './snapshots-of-evidence.ts';
import type { Talk } from './talk.ts';

/** A model's reply as an answer, with what it leaves behind. */
export type Composed = Omit<Answered, 'trace'>;

export type ComposeInput = { asked: Question; gathered: GatheredPool; ranked: RankedPool; voice: Voice };

const MOST_CARDS = 10;

function hasClaim(claims: readonly Claim[]): boolean {
  return claims.some(({ kind }) => kind !== 'frame');
}

/** Evidence in the order in which the claims cite it. */
function citedBy(claims: readonly Claim[], evidence: readonly Evidence[]): Evidence[] {
  const sources = claims.flatMap(({ support }) =>
    support.flatMap((one) =>
      one.kind === 'computed' ? [] : [{ id: one.source.sourceId, start: one.start }],
    ),
  );
  const found = sources.flatMap(({ id, start }) =>
    evidence.filter(
      ({ source, units }) =>
        source.sourceId === id &&
        units.some(({ support }) => support.some((one) => one.kind !== 'computed' && one.start === start)),
    ),
  );
  return [...new Set(found)];
}

/** Cards of the products that the reply puts forward and of those that its sentences rest on. */
function cardsOf({ reply, evidence }: Talk, cited: readonly Evidence[]): ProductCard[] {
  const byId = new Map(evidence.map((each) => [each.id, each]));
  const put = (reply?.products ?? []).flatMap((id) => byId.get(id) ?? []);
  const views = [...put, ...cited].flatMap(({ view }) => view ?? []);
  const products = new Map(views.map(({ product }) => [product.productId, product]));
  return [...products.values()].slice(0, MOST_CARDS).map(productCard);
}

/** What may be said where the model found nothing: its own courtesy, or the engine's sentence. */
function nothingFound({ claims }: Talk, voice: Voice): Claim[] {
  return claims.length > 0 ? [...claims] : [frame(voice, 'abstain'), frame(voice, 'next_step')];
}

function statusOf({ reply, claims, refused, isBlocked }: Talk): Answer['status'] | undefined {
  if (isBlocked && !hasClaim(claims)) return undefined;
  // A reply of which a sentence was held back is no whole answer.
  if (hasClaim(claims)) return reply?.status === 'answered' && refused.length === 0 ? 'answered' : 'partial';
  if (reply?.status === 'not_found') return 'not_found';
  // A reply of nothing but courtesies is whole only where none of it was refused.
  return reply?.status === 'answered' && claims.length > 0 ? 'answered' : undefined;
}

/** The answer that a talk comes to; `undefined` where nothing of it may be said, or where it would not verify. */
export function composeTalk(
  talk: Talk,
  { asked, gathered, ranked, voice }: ComposeInput,
): Composed | undefined {
  const status = statusOf(talk);
  if (status === undefined) return undefined;
  if (status === 'answered' && !hasClaim(talk.claims) && talk.refused.length > 0) return undefined;
  const claims = status === 'not_found' ? nothingFound(talk, voice) : [...talk.claims];
  const cited = citedBy(claims, talk.evidence);
  const products = status === 'not_found' ? [] : cardsOf(talk, cited);
  const answer: Answer = {
    status,
    route: 'model',
    engine: 'llm',
    degraded: false,
    locale: voice.locale,
    claims,
    products,
    suggestedQuestions: [],
  };
  const snapshots = snapshotsOfEvidence(claims, talk.evidence);
  if (verifyRendered(answer, snapshots, asked.queryText).status !== 'verified') return undefined;
  const sections = new Set(cited.map(({ key }) => key));
  const firstProduct = cited.find(({ view }) => view !== undefined)?.view?.product.productId;
  const pieces = ranked.pieces.filter(({ piece }) => sections.has(piece.section)).map(({ piece }) => piece);
  const focus = firstProduct ?? products[0]?.productId;
  const memory = afterReply(asked.memory, {
    question: asked.queryText,
    pieces: cited[0]?.view === undefined ? pieces : [],
    productIds: products.map(({ productId }) => productId),
    pageProductId: focus ?? gathered.pool.pageProductId,
  });
  return { answer: { ...answer, seeAlso: pagesToSee(ranked, answer) }, memory, snapshots };
}
