import { kept, once } from '../../memo/kept.ts';
import { anyOfAll } from '../language/pack.ts';
import { foldAccents } from '../text/characters/fold.ts';
import { LOOK_ALIKE } from '../text/characters/look-alikes.ts';
import type { GateReason } from './types.ts';

const SHORTEST_SECRET = 5;
/** As many letters in a row as the model's instructions: no coincidence. */
const SHINGLE = 36;
/** How much of what was said before is looked at together with a sentence. */
const BEFORE = 240;

/** A text with nothing left but what a reader could piece together: no case, accents, gaps, hidden or look-alike characters. */
export function skeletonOf(text: string): string {
  const lower = foldAccents(text.normalize('NFKC').toLowerCase());
  return [...lower]
    .map((letter) => LOOK_ALIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gu, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 84 + 26) % 26) + 97),
  );
}

/** What runs of base64 or hexadecimal digits in a text decode to. */
function decoded(text: string): string {
  const runs = text.match(/[A-Za-z0-9+/_-]{12,}={0,2}/gu) ?? [];
  return runs
    .flatMap((run) => {
      const found: string[] = [];
      if (/^(?:[\da-f]{2})+$/iu.test(run))
        found.push(run.replace(/../gu, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
      try {
        found.push(atob(run.replaceAll('-', '+').replaceAll('_', '/')));
      } catch {
        // No base64.
      }
      return found;
    })
    .join(' ');
}

/** Stretches of the model's instructions that give them away, and what of them the shop's own texts or the shopper say too. */
export type Instructions = { shingles: ReadonlySet<string>; known: () => string };

const shinglesOf = kept({ most: 40, longest: 40_000 }, (promptText): ReadonlySet<string> => {
  const prompt = skeletonOf(promptText);
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= prompt.length; at++) shingles.add(prompt.slice(at, at + SHINGLE));
  return shingles;
});

/** Makes instructions ready to be looked for; those of a company are the same for each of its messages. */
export function instructionsOf(promptText: string, known: readonly string[]): Instructions {
  return { shingles: shinglesOf(promptText), known: once(() => known.map(skeletonOf).join(' ')) };
}

const MACHINE: readonly RegExp[] = [
  /<\/?think(?:ing)?>|<\|[^|]*\|>|\[\/?INST\]|<\/?(?:tool|function|system|assistant)[\w:-]*>/iu,
  /"(?:tool_calls?|function_call|arguments|role|sentences|evidence)"\s*:/u,
  /\b(?:search_products|search_pages|read_page|read_product|get_product|get_variant_stock|compare_products|search_knowledge|get_policy|list_faqs|request_handoff)\b/u,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b|\bas an ai\b|\blanguage model\b/iu,
  new RegExp(String.raw`\b(?:${anyOfAll('gate', ({ machine }) => machine)})\b`, 'iu'),
];

/** Secrets in any spelling, the model's own instructions, and what models write to machines. */
export function checkLeak(
  text: string,
  before: string,
  secrets: readonly string[],
  instructions: Instructions,
): GateReason[] {
  const whole = { start: 0, end: text.length, text: '' };
  const own = skeletonOf(text);
  const joined = skeletonOf(before.slice(-BEFORE)) + own;
  const readings = [joined, reversed(joined), rotated(joined), skeletonOf(decoded(text))];
  const reasons: GateReason[] = [];
  for (const secret of secrets) {
    const skeleton = skeletonOf(secret);
    if (skeleton.length < SHORTEST_SECRET) continue;
    if (readings.some((reading) => reading.includes(skeleton)))
      reasons.push({ ...whole, check: 'leak', say: 'something that must not leave the server' });
  }
  if (readings.some((reading) => givesAway(reading, instructions)))
    reasons.push({ ...whole, check: 'leak', say: 'the model’s own instructions' });
  for (const pattern of MACHINE)
    if (pattern.test(text))
      reasons.push({ ...whole, check: 'leak', say: 'addressed to a machine, not to a shopper' });
  return reasons;
}

function givesAway(text: string, { shingles, known }: Instructions): boolean {
  for (let at = 0; at + SHINGLE <= text.length; at++) {
    const shingle = text.slice(at, at + SHINGLE);
    if (shingles.has(shingle) && !known().includes(shingle)) return true;
  }
  return false;
}
