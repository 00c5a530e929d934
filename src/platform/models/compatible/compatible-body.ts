import type { ChatMessage, ChatRequest, ToolSpec } from '../models.ts';

function messageOf(message: ChatMessage): object {
  if (message.role === 'user') return { role: 'user', content: message.text };
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text };
  const { text, calls = [] } = message;
  if (calls.length === 0) return { role: 'assistant', content: text };
  return {
    role: 'assistant',
    content: text === '' ? null : text,
    tool_calls: calls.map(({ callId, name, input }) => ({
      id: callId,
      type: 'function',
      function: { name, arguments: JSON.stringify(input ?? {}) },
    })),
  };
}

function toolOf({ name, description, parameters }: ToolSpec): object {
  return { type: 'function', function: { name, description, parameters } };
}

/** The body of a request for a streamed reply, as `/chat/completions` takes it. */
export function compatibleBody(
  model: string,
  { system, messages, tools, maxOutputTokens }: Omit<ChatRequest, 'signal'>,
): string {
  return JSON.stringify({
    model,
    max_tokens: maxOutputTokens,
    temperature: 0,
    messages: [{ role: 'system', content: system }, ...messages.map(messageOf)],
    ...(tools.length === 0 ? {} : { tools: tools.map(toolOf), tool_choice: 'auto' }),
    stream: true,
    stream_options: { include_usage: true },
  });
}
