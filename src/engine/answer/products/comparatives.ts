import { kept, perLanguage } from '../../../memo/kept.ts';
import { phrasesOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { ComparedId } from '../../language/measure-words.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { comparativesOf, signsOfMeasure, superlativesOf } from '../../meaning/superlatives.ts';
import type { Understood } from '../../question/understand.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { hasPhrase } from '../../text/phrases/phrases.ts';
import { questionWords } from '../../text/phrases/question-words.ts';

/** Whether a comparison is about what the products cost. */
export function asksForPrice({ prepared, lexicon, language }: Understood): boolean {
  return hasPhrase(prepared, lexicon.price) || hasPhrase(prepared, phrasesOf(language, 'cheaper'));
}

/** The superlatives and comparatives of a language, between spaces, with what they compare. */
const measuringWords = kept(
  perLanguage,
  (language): readonly (readonly [string, readonly ComparedId[]])[] => {
    const comparatives = new Map(comparativesOf(language).map(([comparative, form]) => [form, comparative]));
    return superlativesOf(language).flatMap(([form, extremes]) =>
      [...new Set([form, comparatives.get(form) ?? form])].map(
        (word) => [` ${word} `, extremes.map(({ measure }) => measure)] as const,
      ),
    );
  },
);

/** What a question compares by its comparative or superlative ("lighter": the weight), the likeliest first; none without one. */
export function comparedMeasures({ text, language }: Understood): ComparedId[] {
  const said = ` ${foldAccents(questionWords(text))} `;
  return (
    measuringWords(languageOf(language))
      .find(([word]) => said.includes(word))?.[1]
      .slice() ?? []
  );
}

/** Whether the name or the unit of a field says that it states a measure. */
export function statesMeasure({ words, unit }: Pick<Field, 'words' | 'unit'>, measure: ComparedId): boolean {
  const { words: names, units } = signsOfMeasure(measure);
  return (
    (unit !== undefined && units.includes(unit)) || words.some((word) => names.includes(foldAccents(word)))
  );
}
