import { type ChatPart, ModelError, type TokenUsage } from '../models.ts';
import { inputOf } from '../tool-input.ts';

/** Reads the events of one reply, in their order. */
export type CompatibleReply = {
  /** Takes the data of the next event and gives back the text that it adds. Throws `bad_response`. */
  read(data: string): string;
  /** The tools asked for, then the end. Throws `cut_off` where the reply has none, `bad_response` for a tool without a name. */
  end(): ChatPart[];
};

type Fields = Readonly<Record<string, unknown>>;
type Call = { index: unknown; id: string; name: string; input: string };

/** How a reply ends that is one; a filtered one says nothing. */
const wholeReasons: ReadonlySet<unknown> = new Set(['stop', 'length', 'tool_calls', 'function_call']);

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isWritten(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
}

function eventOf(data: string): Fields {
  let value: Fields | undefined;
  try {
    value = fieldsOf(JSON.parse(data));
  } catch {
    // Told below.
  }
  const isError = (value?.['error'] ?? undefined) !== undefined;
  if (value === undefined || isError || !Array.isArray(value['choices']))
    throw new ModelError('bad_response');
  return value;
}

/** What is said in a message; of a list of parts, those that are text. */
function contentOf(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  return content.map((part) => (fieldsOf(part)?.['type'] === 'text' ? textOf(part.text) : '')).join('');
}

function usageOf(usage: Fields | undefined): TokenUsage | undefined {
  if (usage === undefined) return undefined;
  const count = (tokens: unknown) => (typeof tokens === 'number' ? Math.max(0, Math.floor(tokens)) : 0);
  const inputTokens = count(usage['prompt_tokens']);
  const cached = count(fieldsOf(usage['prompt_tokens_details'])?.['cached_tokens']);
  return {
    inputTokens,
    cachedTokens: Math.min(inputTokens, cached),
    outputTokens: count(usage['completion_tokens']),
  };
}

/** Adds a piece of a call to the call that it belongs to, by its number, else to the last one that was named. */
function addCall(calls: Call[], piece: Fields): void {
  const { name: writtenName, arguments: written } = fieldsOf(piece['function']) ?? {};
  const [index, id, name] = [piece['index'], textOf(piece['id']), textOf(writtenName).trim()];
  const isNumbered = typeof index === 'number';
  const begun = isNumbered
    ? calls.findLast((call) => call.index === index)
    : name === ''
      ? calls.at(-1)
      : undefined;
  const isOther = name !== '' && id !== '' && begun !== undefined && begun.id !== '' && begun.id !== id;
  if (begun === undefined || isOther) {
    calls.push({ index, id, name, input: textOf(written) });
    return;
  }
  begun.id ||= id;
  begun.name ||= name;
  begun.input += textOf(written);
}

/** Reads a streamed reply of `/chat/completions`. `hasBegun` is told when the model has written anything, thoughts too. */
export function compatibleReply(hasBegun: () => void): CompatibleReply {
  const calls: Call[] = [];
  let replyId = '';
  let usage: Fields | undefined;
  let reason: unknown;
  let isRefused = false;
  return {
    read(data) {
      const event = eventOf(data);
      replyId ||= textOf(event['id']);
      usage = fieldsOf(event['usage']) ?? usage;
      const choice = fieldsOf(listOf(event['choices'])[0]);
      reason = choice?.['finish_reason'] ?? reason;
      const delta = fieldsOf(choice?.['delta']);
      if (delta === undefined) return '';
      const {
        content,
        refusal,
        reasoning,
        reasoning_content: thought = reasoning,
        tool_calls: pieces,
      } = delta;
      for (const piece of listOf(pieces)) addCall(calls, fieldsOf(piece) ?? {});
      const refused = textOf(refusal);
      if (refused !== '') isRefused = true;
      if ([content, refused, thought, pieces].some(isWritten)) hasBegun();
      return contentOf(content) + refused;
    },
    end() {
      if (!wholeReasons.has(reason) || isRefused) throw new ModelError('cut_off');
      const asked = calls.map(({ id, name, input }, i): ChatPart => {
        if (name === '') throw new ModelError('bad_response');
        return { kind: 'tool_call', call: { callId: id || `${replyId}_${i}`, name, input: inputOf(input) } };
      });
      return [...asked, { kind: 'end', usage: usageOf(usage), isCutShort: reason === 'length' }];
    },
  };
}
