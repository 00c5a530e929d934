import { openGate } from '../../../engine/gate/open-gate.ts';
import type { GateSentence } from '../../../engine/gate/types.ts';
import { type Evidence, type EvidenceBlock, numberEvidence } from '../../../engine/prompt/evidence.ts';
import { evidenceText, repairMessage } from '../../../engine/prompt/messages.ts';
import { type ModelReply, replyReader } from '../../../engine/prompt/read-reply.ts';
import { countedUnits } from '../../../engine/prompt/support-of.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import type { ChatMessage, ToolCall } from '../../../platform/models/models.ts';
import type { Context } from '../../context.ts';
import { type CallRecord, callModel } from '../../models/call-model.ts';
import type { CallableModel } from '../../models/models-of.ts';
import { judgeSentence } from './judge-sentence.ts';
import { openAhead } from './open-ahead.ts';
import { gateScene, type SceneInput } from './scene.ts';
import { answerTools, runTool, type ToolScope } from './tools.ts';

export type TalkInput = SceneInput & {
  system: string;
  message: string;
  evidence: readonly Evidence[];
  voice: Voice;
  tools: ToolScope;
  deadlineMs: number;
  firstPartMs: number;
  records: CallRecord[];
  /** What the shop itself says in the place of a sentence that may not be said. */
  insteadOf: (text: string, cited: readonly Evidence[]) => readonly Claim[];
  /** Told of each sentence as soon as it may be said. */
  onClaim: (claim: Claim) => void;
};

/** What a model said, sentence by sentence past the gate. */
export type Talk = {
  claims: readonly Claim[];
  evidence: readonly Evidence[];
  reply: ModelReply | undefined;
  refused: readonly { text: string; reasons: readonly string[] }[];
  isBlocked: boolean;
};

/** A call that failed after sentences had been said: those stand. */
export class TalkBrokenOff extends Error {
  readonly talk: Talk;

  constructor(talk: Talk, cause: unknown) {
    super('The model stopped in the middle of its reply.', { cause });
    this.talk = talk;
  }
}

const mostRounds = 3;
const mostCallsOfRound = 3;
const maxOutputTokens = 700;

type State = {
  evidence: Evidence[];
  claims: Claim[];
  said: GateSentence[];
  refused: Talk['refused'][number][];
  /** What stands for refused sentences, said as soon as anything else may be said. */
  instead: Claim[];
  isBlocked: boolean;
};

type Round = { calls: ToolCall[]; text: string; reply: ModelReply | undefined };

function say({ onClaim }: TalkInput, state: State, claim: Claim): void {
  state.claims.push(claim);
  onClaim(claim);
}

/** Says what stands for refused sentences, each once. */
function sayInstead(input: TalkInput, state: State): void {
  for (const claim of state.instead.splice(0))
    if (!state.claims.some(({ text }) => text === claim.text)) say(input, state, claim);
}

/** One call: sentences are judged as they come; nothing more is read after one that is blocked. */
async function oneRound(
  ctx: Context,
  {
    model,
    input,
    state,
    messages,
    mayCallTools,
  }: {
    model: CallableModel;
    input: TalkInput;
    state: State;
    messages: readonly ChatMessage[];
    mayCallTools: boolean;
  },
): Promise<Round> {
  const reader = replyReader();
  const calls: ToolCall[] = [];
  let text = '';
  const { system, deadlineMs, firstPartMs, records, settings, voice } = input;
  const { countLater } = input.asked;
  const request = { system, messages, tools: mayCallTools ? answerTools : [], maxOutputTokens, firstPartMs };
  const parts = callModel(ctx, settings, { model, request, deadlineMs, records, countLater });
  using gate = openAhead(
    () => openGate(gateScene(input, state.evidence)),
    (place) => countedUnits(state.evidence[place]!),
  );
  for await (const part of parts) {
    if (part.kind === 'tool_call') calls.push(part.call);
    if (part.kind !== 'text') continue;
    text += part.text;
    for (const sentence of reader.push(part.text)) {
      const judged = judgeSentence(gate.now(), {
        sentence,
        said: state.said,
        evidence: state.evidence,
        voice,
      });
      if (judged.kind === 'allowed') {
        if (judged.claim.kind !== 'frame') sayInstead(input, state);
        state.said.push(judged.sentence);
        say(input, state, judged.claim);
      } else state.refused.push({ text: judged.text, reasons: judged.reasons });
      if (judged.kind === 'refused') {
        const cited = state.evidence.filter(({ id }) => sentence.evidence.includes(id));
        state.instead.push(...input.insteadOf(judged.text, cited));
      }
      if (judged.kind === 'blocked') {
        state.isBlocked = true;
        return { calls: [], text, reply: reader.end() };
      }
    }
  }
  return { calls, text, reply: reader.end() };
}

function addEvidence(
  state: State,
  blocks: readonly EvidenceBlock[],
): { fresh: Evidence[]; known: Evidence[] } {
  const numbered = numberEvidence(state.evidence, blocks);
  const ids = new Set(state.evidence.map(({ id }) => id));
  const fresh = numbered.filter(({ id }) => !ids.has(id));
  state.evidence.push(...fresh);
  return { fresh, known: numbered.filter(({ id }) => ids.has(id)) };
}

function named({ id, source, heading }: Evidence): string {
  return `${id} (${source.title}${heading === '' ? '' : ` > ${heading}`})`;
}

/** Runs the tools that were asked for, and says what they found; what the model has seen is only named. */
async function toolMessages(
  ctx: Context,
  input: TalkInput,
  state: State,
  calls: readonly ToolCall[],
): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (const [i, call] of calls.entries()) {
    const blocks = i < mostCallsOfRound ? await runTool(ctx, input.tools, call.name, call.input) : [];
    const { fresh, known } = addEvidence(state, blocks);
    const seen = known.length === 0 ? '' : `Shown before: ${known.map(named).join('; ')}.\n`;
    const found = fresh.length === 0 ? 'Nothing else was found.' : evidenceText(fresh, input.mark);
    messages.push({ role: 'tool', callId: call.callId, name: call.name, text: seen + found });
  }
  return messages;
}

function hasClaim({ claims }: State): boolean {
  return claims.some(({ kind }) => kind !== 'frame');
}

/** Why a reply is worth one more try; `undefined` = it is not. */
function repairReasons({ reply }: Round, state: State): string[] | undefined {
  if (state.isBlocked || hasClaim(state)) return undefined;
  if (reply === undefined) return ['it is no JSON object of the agreed form'];
  if (reply.status === 'not_found' || state.refused.length === 0) return undefined;
  return state.refused.map(
    ({ text, reasons }) => `${JSON.stringify(text.slice(0, 160))}: ${reasons.slice(0, 2).join('; ')}`,
  );
}

async function talk(
  ctx: Context,
  model: CallableModel,
  input: TalkInput,
  state: State,
): Promise<ModelReply | undefined> {
  const messages: ChatMessage[] = [{ role: 'user', text: input.message }];
  let isRepaired = false;
  for (let round = 1; ; round++) {
    const mayCallTools = round < mostRounds && !isRepaired;
    const done = await oneRound(ctx, { model, input, state, messages, mayCallTools });
    if (done.calls.length > 0 && mayCallTools && state.claims.length === 0 && !state.isBlocked) {
      messages.push({ role: 'assistant', text: '', calls: done.calls });
      messages.push(...(await toolMessages(ctx, input, state, done.calls)));
      continue;
    }
    const reasons = isRepaired ? undefined : repairReasons(done, state);
    if (reasons === undefined) {
      if (!state.isBlocked && hasClaim(state)) sayInstead(input, state);
      return done.reply;
    }
    isRepaired = true;
    // Courtesies of the reply that is thrown away are said again, or not.
    state.claims.length = 0;
    state.said.length = 0;
    state.instead.length = 0;
    messages.push(
      { role: 'assistant', text: done.text.slice(0, 4_000) || '{}' },
      { role: 'user', text: repairMessage(reasons) },
    );
  }
}

/**
 * Lets one model answer: at most three calls with tools between them, and one repair of a reply of which nothing may be
 * said. Sentences are judged while they are written.
 *
 * Throws what `callModel` throws while nothing has been claimed; `TalkBrokenOff` after that.
 */
export async function talkWith(ctx: Context, model: CallableModel, input: TalkInput): Promise<Talk> {
  const state: State = {
    evidence: [...input.evidence],
    claims: [],
    said: [],
    refused: [],
    instead: [],
    isBlocked: false,
  };
  try {
    const reply = await talk(ctx, model, input, state);
    return { ...state, reply };
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!hasClaim(state)) throw error;
    throw new TalkBrokenOff({ ...state, reply: undefined }, error);
  }
}
