import { isJsonObject, type JsonObject, jsonList, parsedJson } from '../text/values/json-value.ts';

/** A sentence of a model's reply, as it wrote it. */
export type ReplySentence = { text: string; evidence: readonly string[]; quote?: string };

export type ReplyStatus = 'answered' | 'closest' | 'not_found';

/** A whole reply. Evidence ids are not looked up here. */
export type ModelReply = {
  status: ReplyStatus;
  sentences: readonly ReplySentence[];
  products: readonly string[];
};

/** Reads a reply while it is written. */
export type ReplyReader = {
  /** Takes the next stretch of text; gives back the sentences that it completes. */
  push(text: string): readonly ReplySentence[];
  /** What the reply says of itself so far, which stands before its sentences. */
  status(): ReplyStatus | undefined;
  /** The reply, once all of it has come; `undefined` = it is none of the agreed form. */
  end(): ModelReply | undefined;
};

const LONGEST_SENTENCE = 600;
const MOST_SENTENCES = 12;
const MOST_IDS = 12;
const statuses: Readonly<Record<string, ReplyStatus>> = {
  answered: 'answered',
  closest: 'closest',
  partial: 'closest',
  not_found: 'not_found',
};

function idsOf(value: unknown): string[] {
  return jsonList(value)
    .filter((each) => typeof each === 'string')
    .map((each) => each.replace(/[[\]\s]/gu, ''))
    .slice(0, MOST_IDS);
}

function sentenceOf(value: unknown): ReplySentence | undefined {
  if (!isJsonObject(value)) return undefined;
  const { text, evidence, quote } = value;
  if (typeof text !== 'string') return undefined;
  const said = text.replace(/\s+/gu, ' ').trim();
  if (said === '' || said.length > LONGEST_SENTENCE) return undefined;
  return {
    text: said,
    evidence: idsOf(evidence),
    ...(typeof quote === 'string' && quote !== '' ? { quote } : {}),
  };
}

/** The object that a reply is, whatever stands around it; without a field where it is none. */
export function objectOfReply(reply: string): JsonObject {
  const value = parsedJson(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
  return isJsonObject(value) ? value : {};
}

/** The end of the JSON object that begins at `start`, exclusive; -1 while it is not there yet. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      depth--;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

/** What a model thought aloud before its reply is none of it. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>');
  if (end >= 0) return text.slice(end + '</think>'.length);
  return text.trimStart().startsWith('<think>') ? '' : text;
}

/** Reads `{"status", "sentences": [{text, evidence}], "products"}` as it comes, whatever stands around it. */
export function replyReader(): ReplyReader {
  let text = '';
  let at = -1;
  let read = 0;
  const body = () => withoutThoughts(text);
  return {
    push(more) {
      text += more;
      const seen = body();
      if (at < 0) {
        const list = /"sentences"\s*:\s*\[/u.exec(seen);
        if (list === null) return [];
        at = list.index + list[0].length;
      }
      const found: ReplySentence[] = [];
      for (;;) {
        const start = seen.indexOf('{', at);
        const close = seen.indexOf(']', at);
        if (start < 0 || (close >= 0 && close < start) || read >= MOST_SENTENCES) return found;
        const end = objectEnd(seen, start);
        if (end < 0) return found;
        at = end;
        const sentence = sentenceOf(parsedJson(seen.slice(start, end)));
        if (sentence === undefined) continue;
        read++;
        found.push(sentence);
      }
    },
    status() {
      const match = /"status"\s*:\s*"([a-z_]+)"/u.exec(body());
      return match === null ? undefined : statuses[match[1]!];
    },
    end() {
      const seen = body();
      const start = seen.indexOf('{');
      const end = start < 0 ? -1 : objectEnd(seen, start);
      const value = end < 0 ? undefined : parsedJson(seen.slice(start, end));
      if (!isJsonObject(value)) return undefined;
      const { status, sentences, products } = value;
      const known = typeof status === 'string' ? statuses[status] : undefined;
      if (known === undefined || !Array.isArray(sentences)) return undefined;
      return {
        status: known,
        sentences: sentences.flatMap((each) => sentenceOf(each) ?? []).slice(0, MOST_SENTENCES),
        products: idsOf(products),
      };
    },
  };
}
