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

/** The module as it comes. */
type JudgeModule = Judge & { LONGEST: number };

/** Characters of Chinese and Japanese as words of their own: the rules compare from the start or up to the end of a word. */
export const charactersApart = (text: string): string =>
  text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu, ' $& ');

/** The rules beside a folder of shops; `undefined` where there are none. */
export async function loadJudge(folder: string): Promise<Judge | undefined> {
  const path = join(folder, 'judge.mjs');
  if (!existsSync(path)) return undefined;
  const { plain, has, judge, LONGEST } = (await import(pathToFileURL(path).href)) as JudgeModule;
  return {
    plain: (text) => plain(charactersApart(text)),
    has: (text, part) => has(text, charactersApart(part)),
    judge: (reply, expect) => {
      const text = charactersApart(reply.text);
      const { answers, never, ...others } = expect;
      const apart = {
        ...others,
        answers: answers?.map((group) => group.map(charactersApart)),
        never: never?.map(charactersApart),
      };
      // The spaces that we put in are no characters of the reply.
      const isLong = reply.text.length > LONGEST;
      return judge({ ...reply, text }, apart).filter(
        (fault) => isLong || fault !== `${text.length} characters`,
      );
    },
  };
}
