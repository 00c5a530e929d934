import { parse, YAMLError } from 'yaml';
import type { FrontMatter } from './document-of-file.ts';

/**
 * Parts a text into the YAML between `---` lines at its top and the rest. What is not a YAML object there is left in the text.
 */
export function readFrontMatter(text: string): { frontMatter: FrontMatter; content: string } {
  const match = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { frontMatter: {}, content: text };
  try {
    const value: unknown = parse(match[1]!, { maxAliasCount: 0 });
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { frontMatter: value as FrontMatter, content: text.slice(match[0].length) };
  } catch (error) {
    if (!(error instanceof YAMLError || error instanceof ReferenceError)) throw error;
    const frontMatter = plainPairs(match[1]!);
    if (frontMatter !== undefined) return { frontMatter, content: text.slice(match[0].length) };
  }
  return { frontMatter: {}, content: text };
}

/** Lines of `name: text` read as they stand, as people write them: `title: Espresso: how to descale` is no YAML. */
function plainPairs(text: string): FrontMatter | undefined {
  const pairs = text.split(/\r?\n/u).map((line) => /^(\w+):[ \t]+([^\s[\]{}&*|>!'"#%@`].*)$/u.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, pair![2]!.trim()]));
}
