import { hashText } from '../../text/characters/hash-text.ts';
import { isCompounding } from '../../text/stems/decompound.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { firstNotBefore } from '../../text/values/first-not-before.ts';
import { isStopWord } from '../../text/words/stop-words.ts';

/** A function word says little of what a message is about, but "where are you" is made of nothing else. */
const LIGHT = 0.15;
/** Two words beside each other, and a part of a word; both chosen on lines of other authors than those learned from. */
const PAIR = 0.8;
const PART = 0.6;
const STRETCH = 4;
const BEGINNINGS = [4, 6];
const digit = /\p{Nd}/u;
/** A part may be spelled like a term and is another feature. */
const [ofPairs, ofParts] = [hashText('pair:'), hashText('part:')];

/** The terms of a text that may speak for what it is about, each once, with its weight, 0 to 1. */
export function intentTerms(text: string, language: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { term, weight } of analyze(text, language)) {
    if (digit.test(term)) continue;
    const own = isStopWord(term, language) ? weight * LIGHT : weight;
    if (own > (terms.get(term) ?? 0)) terms.set(term, own);
  }
  return terms;
}

/** What a word is known by beside its stem: a compound by any stretch of four letters, another word by how it begins. */
function partsOf(word: string, compounds: boolean): string[] {
  if (word.length < STRETCH) return [];
  if (!compounds)
    return BEGINNINGS.filter((length) => length <= word.length).map((length) => word.slice(0, length));
  const whole = `<${word}>`;
  return Array.from({ length: whole.length - STRETCH + 1 }, (_, i) => whole.slice(i, i + STRETCH));
}

/**
 * What of a text speaks for what it is about: its terms, its words two by two ("send back", "too small") and parts of its words
 * (character n-grams: McNamee & Mayfield 2004), each once, by its hash, with its weight, 0 to 1. `terms` are its `intentTerms`.
 */
export function intentFeatures(
  text: string,
  language: string,
  terms = intentTerms(text, language),
): Map<number, number> {
  const features = new Map<number, number>();
  for (const [term, weight] of terms) features.set(hashText(term), weight);
  const compounds = isCompounding(language);
  let before = '';
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    if (before !== '') features.set(hashText(`${before} ${word}`, ofPairs), PAIR);
    for (const part of partsOf(word, compounds)) features.set(hashText(part, ofParts), PART);
    before = word;
  }
  return features;
}

/** The place of a feature (its hash) among some in ascending order, -1 where it is not one of them. */
export function placeOfFeature(feature: number, features: Uint32Array): number {
  const found = firstNotBefore(0, features.length, (place) => features[place]! < feature);
  return features[found] === feature ? found : -1;
}
