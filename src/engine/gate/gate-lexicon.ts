import { lexiconOf } from '../language/asks-of.ts';
import type { GateWords } from '../language/gate-words.ts';
import { everyPart, partOf } from '../language/pack.ts';

/** The words by which a language denies, limits and promises; of a list that it lacks nothing is found. */
export type GateLexicon = Readonly<GateWords>;

/** The gate's words of a language; of others only how they deny, as far as answers know it. */
export function gateLexiconOf(locale: string): GateLexicon {
  return partOf(locale, 'gate') ?? { negators: lexiconOf(locale).negation };
}

/** Whether the gate knows a language well enough to judge whole answers in it. */
export function hasGateLexicon(locale: string): boolean {
  return partOf(locale, 'gate') !== undefined;
}

/** All languages with words of the gate's own: a list of one check holds in every reply, whatever its language. */
export const gateLexicons: readonly GateLexicon[] = everyPart('gate').map(([, words]) => words);

/** The key by which statements know the pair of opposites that is about stock. */
export function stockKeyOf({ opposites = [], promises }: GateLexicon): string | undefined {
  const stock = promises?.stock?.split('|') ?? [];
  const at = opposites.findIndex(([plus]) => plus.split('|').some((word) => stock.includes(word)));
  return at < 0 ? undefined : `o${at}`;
}
