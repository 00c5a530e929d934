import { languageOf } from '../../language/locale-lookup.ts';
import { type Extreme, measuresSaid, signsOfMeasure } from '../../meaning/superlatives.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { dimensionOf } from '../../text/numbers/units.ts';
import { OWN_UNIT } from '../tag-names.ts';
import { stemKey } from '../tokens/phrase-key.ts';
import type { NumericColumn } from '../vocabulary/catalogue-vocabulary.ts';
import { isOfOther, isUnitWord, unitOfColumn } from '../vocabulary/column-unit.ts';
import { isFree, longestPhraseAt, type Reading, take } from './reading.ts';

/**
 * A wish for the most (1) or the least (−1): the attributes that may measure it. `areSame`: all of them state it of the product
 * itself, in units that can be converted, so that a product may fill any.
 */
export type WantedExtreme = { direction: 1 | -1; columns: readonly string[]; areSame?: boolean };

/** Compounds end with what they measure: `Schnittbreite`, `Akkulaufzeit`. */
const LEAST_OF_COMPOUND = 5;

/**
 * Reads superlatives that an attribute can measure (`lightest`, `leiseste`, `plus grand`, `más ligero`); the first wins.
 *
 * The words are taken out of the text: where the catalogue measures no such thing they praise, unless it knows the word.
 */
export function readExtremes(reading: Reading): void {
  readNamedExtreme(reading);
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = longestPhraseAt(reading, reading.lexicon.superlatives, at);
    if (!found) continue;
    const to = at + found.length;
    const wanted = found.meaning.flatMap((extreme) => wantedOf(extreme, reading.vocabulary.columns));
    const isName = reading.tokens.slice(at, to).every(({ text }) => reading.vocabulary.knows(text));
    if (wanted.length === 0 && isName) continue;
    take(reading, at, to, false);
    if (reading.extremes.length === 0) reading.extremes = wanted;
  }
}

/** How far from "most" the name of what is most may stand, in words after it and before it. */
const AFTER = 3;
const BEFORE = 2;

/** "the most protein", "which weighs the least": the most or the least of what a word beside it names; the first counts. */
function readNamedExtreme(reading: Reading): void {
  const { tokens, lexicon } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const found = longestPhraseAt(reading, lexicon.extremes, at);
    if (!found) continue;
    const to = at + found.length;
    const places = [...tokens.keys()].filter((place) => place >= to && place < to + AFTER);
    const before = [...tokens.keys()].filter((place) => place >= at - BEFORE && place < at);
    for (const place of [...places, ...before.reverse()]) {
      const wanted = isFree(reading, place) ? namedBy(reading, place, found.meaning) : [];
      if (wanted.length === 0) continue;
      take(reading, at, to, false);
      take(reading, place, place + 1, false);
      reading.extremes = wanted;
      return;
    }
  }
}

/** What a word names: attributes that have it in their name, else those that state the measure that it means. */
function namedBy(
  { tokens, keys, vocabulary, lexicon }: Reading,
  at: number,
  direction: 1 | -1,
): WantedExtreme[] {
  const { kind, text } = tokens[at]!;
  if (kind !== 'word') return [];
  const language = languageOf(vocabulary.locale);
  const named = vocabulary.columns.filter(
    ({ words }) => !isOfOther(words) && words.some((word) => stemKey(word, language) === keys[at]),
  );
  const plain = named.filter(({ words }) =>
    words.every((word) => stemKey(word, language) === keys[at] || isUnitWord(word)),
  );
  const said = measuresSaid(foldAccents(text.toLowerCase()), lexicon.language);
  return [
    ...wantedBy(direction, named, plain),
    ...said.flatMap((measure) => wantedOf({ measure, direction }, vocabulary.columns)),
    ...wantedBy(direction, columnsIn(text, keys[at]!, vocabulary.columns, lexicon.language)),
  ];
}

function wantedOf({ measure, direction }: Extreme, columns: readonly NumericColumn[]): WantedExtreme[] {
  const { words, units } = signsOfMeasure(measure);
  const named = columns.filter(({ column, words: name }) => {
    if (isOfOther(name)) return false;
    const unit = column.split('@')[1];
    return (unit !== undefined && units.includes(unit)) || name.some((word) => isOneOf(word, words));
  });
  // "Weight" before "max child weight".
  const plain = named.filter(({ words: name }) =>
    name.every((word) => isOneOf(word, words) || isUnitWord(word)),
  );
  return wantedBy(direction, named, plain);
}

/** The columns whose unit a word names: "the most megapixels", "plus de litres". */
function columnsIn(
  word: string,
  key: string,
  columns: readonly NumericColumn[],
  language: string,
): NumericColumn[] {
  const dimension = dimensionOf(unitAfter(`1 ${word}`, 1, language)?.unit ?? '');
  return columns.filter(({ column, words }) => {
    if (isOfOther(words)) return false;
    const unit = unitOfColumn(column);
    if (unit === undefined) return false;
    return unit === OWN_UNIT + key || (dimension !== undefined && dimensionOf(unit) === dimension);
  });
}

/** The most or the least of columns: of those that state just that in one dimension, whichever a product fills; else of any. */
function wantedBy(
  direction: 1 | -1,
  named: readonly NumericColumn[],
  plain: readonly NumericColumn[] = [],
): WantedExtreme[] {
  if (named.length === 0) return [];
  const alike = Map.groupBy(plain, ({ column }) => dimensionOf(unitOfColumn(column) ?? ''));
  const [of, ...others] = [...alike].filter(([dimension]) => dimension !== undefined);
  const same = of !== undefined && others.length === 0 ? of[1] : [];
  const columnsOf = (some: readonly NumericColumn[]) => some.map(({ column }) => column);
  return [
    ...(same.length === 0 ? [] : [{ direction, columns: columnsOf(same), areSame: true }]),
    { direction, columns: columnsOf(named) },
  ];
}

function isOneOf(word: string, words: readonly string[]): boolean {
  return words.some((other) => word === other || (other.length >= LEAST_OF_COMPOUND && word.endsWith(other)));
}
