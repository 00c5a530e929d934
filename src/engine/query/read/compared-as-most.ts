import { kept, perLanguage } from '../../../memo/kept.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import { comparativesOf } from '../../meaning/superlatives.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { wordKey } from '../tokens/scan-query.ts';

const THAN = new Set(everyPart('shopping').flatMap(([, { price }]) => price.than.map(wordKey)));

/** Of each comparative of one word, its superlative; in all its endings. */
const mostOf = kept(perLanguage, (language): ReadonlyMap<string, string> => {
  const endings = ['', ...(partOf(language, 'measures')?.endings ?? [])];
  const most = new Map<string, string>();
  for (const [comparative, superlative] of comparativesOf(language))
    for (const ending of comparative.includes(' ') ? [] : endings)
      if (!most.has(comparative + ending)) most.set(comparative + ending, superlative);
  return most;
});

/**
 * A message about what was shown with its comparatives as superlatives: "a bigger one" asks for those that are biggest first. One that
 * is told what to be bigger than stays.
 */
export function comparedAsMost(text: string, language: string): string {
  const words = text.split(/\s+/u);
  const isBound = (at: number) => THAN.has(wordKey(words[at + 1] ?? ''));
  return words
    .map((word, at) =>
      isBound(at)
        ? word
        : (mostOf(language).get(foldAccents(word.toLowerCase().replace(/[?!.,]+$/u, ''))) ?? word),
    )
    .join(' ');
}
