import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Expectation, readLines } from './authored-shops.ts';

/** `within`: whatever is among the first five is one of these; `first`: the first is. */
export type EverydayExpectation = Omit<Expectation, 'products'> & {
  products?: Expectation['products'] & { within?: readonly string[]; first?: readonly string[] };
};

/** What a visitor of any shop types, into the chat or the search box. */
export type EverydayCase = {
  id: string;
  kind: string;
  via: 'chat' | 'search';
  turns: readonly { say: string; expect?: EverydayExpectation }[];
};

/** Shops whose everyday messages nobody who works on the engine reads. */
const unread: ReadonlySet<string> = new Set(
  'fishing formal bookshop solar backen reifen cave optique hogar papeleria elettronica verfhuis'.split(' '),
);

/** The everyday messages of a shop's folder; none where it has none, or where they are unread and `wanted` are the read ones. */
export function everydayCases(folder: string, wanted: 'read' | 'unread'): EverydayCase[] {
  const path = join(folder, 'everyday.jsonl');
  if (unread.has(basename(folder)) !== (wanted === 'unread') || !existsSync(path)) return [];
  return readLines<EverydayCase>(path);
}
