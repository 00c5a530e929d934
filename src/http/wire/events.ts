/** One server-sent event: its number in the stream and its data as JSON text. */
export type WireEvent = { id: number; event: string; data: string };

type MessageBody = {
  result_text: string;
  thread_id: string;
  message_id: string;
  sources: unknown;
  products: unknown;
  claims: { end: number }[];
};

/** Cuts the text after each claim, so that a piece never ends inside a checked sentence. */
function pieces(text: string, claims: readonly { end: number }[]): string[] {
  const cuts = [...new Set(claims.map(({ end }) => end))]
    .filter((end) => end > 0 && end < text.length)
    .sort((a, b) => a - b);
  const starts = [0, ...cuts];
  return starts
    .map((start, i) => text.slice(start, starts[i + 1] ?? text.length))
    .filter((piece) => piece !== '');
}

/** The first event of a stream: ids before any work. */
export function startEvent(ids: { threadId: string; messageId: string }): WireEvent {
  return {
    id: 1,
    event: 'message.start',
    data: JSON.stringify({ thread_id: ids.threadId, message_id: ids.messageId }),
  };
}

/** The `count`th stretch of the text, from 1: numbered as it is in the events of the stored reply. */
export function deltaEvent(count: number, text: string): WireEvent {
  return { id: 1 + count, event: 'delta', data: JSON.stringify({ text }) };
}

/**
 * All events of a stored reply. They follow from its body alone, so a resumed stream continues exactly
 * where the first one broke off. `body` is the non-streamed JSON; it is the data of the last event, byte for byte.
 */
export function eventsOfReply(body: string): WireEvent[] {
  const message = JSON.parse(body) as MessageBody;
  const start = startEvent({ threadId: message.thread_id, messageId: message.message_id });
  const rest = [
    ...pieces(message.result_text, message.claims).map((text) => ({
      event: 'delta',
      data: JSON.stringify({ text }),
    })),
    { event: 'sources', data: JSON.stringify({ sources: message.sources, products: message.products }) },
    { event: 'message.completed', data: body },
  ];
  return [start, ...rest.map((event, i) => ({ id: i + 2, ...event }))];
}

/** One event as it stands in the stream (WHATWG HTML, server-sent events). */
export function spellEvent({ id, event, data }: WireEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;
}
