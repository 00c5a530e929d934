/** Requests that are not about a shop (`clinc-oos`), in two parts by what they ask for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Intents that a shop's assistant does answer: small talk with a reply of its own, and orders. */
const talkIntents = new Set(['greeting', 'goodbye', 'thank_you', 'what_can_i_ask_you', 'order_status']);

export type OffTopic = {
  outOfScope: readonly string[];
  /** Requests of every second intent, which nothing is fitted on, and of the others, which may be. */
  unfitted: readonly string[];
  fitted: readonly { intent: string; text: string }[];
};

/** Reads the requests that lie in `folder`. */
export function readOffTopic(folder: string): OffTopic {
  const rows = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [intent, text] = line.split('\t') as [string, string];
        return { intent, text };
      });
  const requests = rows('assistant_requests.tsv').filter(({ intent }) => !talkIntents.has(intent));
  const intents = [...new Set(requests.map(({ intent }) => intent))].sort();
  const mayBeFitted = new Set(intents.filter((_, i) => i % 2 === 0));
  return {
    outOfScope: rows('out_of_scope.tsv').map(({ text }) => text),
    unfitted: requests.flatMap(({ intent, text }) => (mayBeFitted.has(intent) ? [] : [text])),
    fitted: requests.filter(({ intent }) => mayBeFitted.has(intent)),
  };
}
