import { questionWords } from '../../faq/made-wordings.ts';
import { type MeasureName, measureNames, superlativesOf } from '../../query/lexicon/superlatives.ts';
import { foldAccents } from '../../text/fold.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import type { Field } from '../attributes/field.ts';
import { hasPhrase } from '../phrases.ts';
import type { Understood } from '../understand.ts';

/** Comparing by price, where the price words of the lexicon do not say it. */
const priceComparatives: Readonly<Record<string, string>> = {
  en: 'cheaper|cheapest|less expensive|more expensive|costs less|costs more|better value',
  de: 'billiger|günstiger|teurer|preiswerter|am günstigsten|am billigsten',
  fr: 'moins cher*|plus cher*|coûte moins|coûte plus',
  es: 'más barat*|mas barat*|más caro|más cara|cuesta menos|cuesta más',
  it: 'più economic*|meno caro|meno cara|più caro|più cara|costa meno|costa di più',
  pt: 'mais barat*|mais caro|mais cara|custa menos|custa mais',
  nl: 'goedkoper|duurder|goedkoopst*',
  pl: 'tańsz*|droższ*',
  tr: 'daha ucuz|daha pahalı',
  ru: 'дешевле|дороже',
  ar: '*أرخص*|*أغلى*',
  hi: 'सस्ता|सस्ती|महंगा|महंगी',
  zh: '便宜|更贵',
  ja: '*安い*|*高い*',
  ko: '*저렴*|*더 싼*|*비싼*|*비싸*',
  th: 'ถูกกว่า|แพงกว่า',
};

/** Whether a comparison is about what the products cost. */
export function asksForPrice({ prepared, lexicon, language }: Understood): boolean {
  return (
    hasPhrase(prepared, lexicon.price) || hasPhrase(prepared, priceComparatives[languageOf(language)] ?? '')
  );
}

/** The comparative that goes with a folded superlative, where a language makes one by an ending; others say "plus" for both. */
const comparativeOf: Readonly<Record<string, (superlative: string) => string>> = {
  en: (word) => word.replace(/est\b/u, 'er'),
  de: (word) => word.replace(/(?:es|(?<!s)s|(?<=ss))te$/u, 'er'),
};

const measuring = new Map<string, readonly (readonly [string, readonly MeasureName[]])[]>();

function measuringWords(language: string): readonly (readonly [string, readonly MeasureName[]])[] {
  let words = measuring.get(language);
  if (words === undefined) {
    const comparative = comparativeOf[language] ?? ((word) => word);
    words = superlativesOf(language).flatMap(([form, extremes]) =>
      [...new Set([form, comparative(form)])].map(
        (word) => [` ${word} `, extremes.map(({ measure }) => measure)] as const,
      ),
    );
    measuring.set(language, words);
  }
  return words;
}

/** What a question compares by its comparative or superlative ("lighter": the weight), the likeliest first; none without one. */
export function comparedMeasures({ text, language }: Understood): MeasureName[] {
  const said = ` ${foldAccents(questionWords(text))} `;
  return (
    measuringWords(languageOf(language))
      .find(([word]) => said.includes(word))?.[1]
      .slice() ?? []
  );
}

/** Whether the name or the unit of a field says that it states a measure. */
export function statesMeasure({ words, unit }: Pick<Field, 'words' | 'unit'>, measure: MeasureName): boolean {
  const { words: names, units } = measureNames[measure];
  return (
    (unit !== undefined && units.includes(unit)) || words.some((word) => names.includes(foldAccents(word)))
  );
}
