import { ModelError } from '../models.ts';

/** No event of a reply is longer, in UTF-16 units; what goes on without an end is not waited for. */
const LONGEST_EVENT = 1_000_000;

/**
 * Reads a stream of server-sent events (HTML standard, 9.2): takes its next bytes and gives back the data of the events that
 * are complete with them. Throws `too_long` where an event has no end.
 */
export function eventDataReader(): (bytes: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let length = 0;
  return (bytes) => {
    // The line feed of a carriage return at the end may still come.
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop()!;
    const complete: string[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) complete.push(data.join('\n'));
        data = [];
        length = 0;
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line[5] === ' ' ? 6 : 5));
        length += line.length;
      }
    }
    if (length + rest.length > LONGEST_EVENT) throw new ModelError('too_long');
    return complete;
  };
}
