import { UNSPACED_LETTERS } from '../../text/characters/character-classes.ts';
import { hashText } from '../../text/characters/hash-text.ts';
import { isCompounding } from '../../text/stems/decompound.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { stopWords } from '../../text/words/stop-words.ts';
import { segmentRun } from '../../text/words/unspaced.ts';

/** A function word says little of what a message is about, but "where are you" is made of nothing else. */
const LIGHT = 0.15;
/** Two words beside each other, and a part of a word; both chosen on lines of other authors than those learned from. */
const PAIR = 0.8;
const PART = 0.6;
const STRETCH = 4;
const BEGINNINGS = [4, 6];
const digit = /\p{Nd}/u;
const unspaced = new RegExp(`[${UNSPACED_LETTERS}]`, 'u');
const words = /\p{L}[\p{L}\p{M}]*/gu;
/** A part may be spelled like a term and is another feature. */
const [ofPairs, ofParts] = [hashText('pair:'), hashText('part:')];

/** The terms of a text that may speak for what it is about, each once, with its weight, 0 to 1. */
export function intentTerms(text: string, language: string): Map<string, number> {
  const terms = new Map<string, number>();
  const light = stopWords(language);
  for (const { term, weight } of analyze(text, language)) {
    if (digit.test(term)) continue;
    const own = light.has(term) ? weight * LIGHT : weight;
    if (own > (terms.get(term) ?? 0)) terms.set(term, own);
  }
  return terms;
}

/** The words of a text; those of scripts without spaces as a dictionary cuts them. */
function wordsIn(text: string): string[] {
  return (text.match(words) ?? []).flatMap((run) => {
    if (!unspaced.test(run)) return run;
    const cut: string[] = [];
    segmentRun(run, (start, end) => cut.push(run.slice(start, end)));
    return cut;
  });
}

type Visit = (feature: number, weight: number) => void;

/** What a word is known by beside its stem: a compound by any stretch of four letters, another word by how it begins. */
function visitParts(word: string, compounds: boolean, visit: Visit): void {
  if (word.length < STRETCH) return;
  if (!compounds) {
    for (const length of BEGINNINGS)
      if (length <= word.length) visit(hashText(word, ofParts, 0, length), PART);
    return;
  }
  const whole = `<${word}>`;
  for (let at = 0; at + STRETCH <= whole.length; at++)
    visit(hashText(whole, ofParts, at, at + STRETCH), PART);
}

/**
 * What of a text speaks for what it is about: its terms, its words two by two ("send back", "too small") and parts of its words
 * (character n-grams: McNamee & Mayfield 2004), by its hash, with its weight, 0 to 1. Some come more than once; the last weight holds.
 * `terms` are its `intentTerms`.
 */
export function visitIntentFeatures(
  { text, language, terms }: { text: string; language: string; terms: ReadonlyMap<string, number> },
  visit: Visit,
): void {
  for (const [term, weight] of terms) visit(hashText(term), weight);
  const compounds = isCompounding(language);
  let before = '';
  for (const word of wordsIn(text.toLowerCase())) {
    if (before !== '') visit(hashText(word, hashText(' ', hashText(before, ofPairs))), PAIR);
    visitParts(word, compounds, visit);
    before = word;
  }
}

/** Each feature of a text once (`visitIntentFeatures`), with its weight. */
export function intentFeatures(
  text: string,
  language: string,
  terms = intentTerms(text, language),
): Map<number, number> {
  const features = new Map<number, number>();
  visitIntentFeatures({ text, language, terms }, (feature, weight) => features.set(feature, weight));
  return features;
}
