import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Expectation } from './authored-shops.ts';

/** A reply as it is judged. */
export type JudgedReply = { text: string; status: string; productIds: readonly string[] };

/** The rules by which replies to a shop's questions are judged; they come with the shops, as a module. */
export type Judge = {
  /** Text as it is compared. */
  plain(text: string): string;
  has(text: string, part: string): boolean;
  /** What is wrong with a reply; empty = right. */
  judge(reply: JudgedReply, expect: Expectation): string[];
};

/** The rules beside a folder of shops; `undefined` where there are none. */
export async function loadJudge(folder: string): Promise<Judge | undefined> {
  const path = join(folder, 'judge.mjs');
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Judge) : undefined;
}
