import { type PackedModel, packModel } from '../../src/engine/answer/attributes/packed-model.ts';
import { shippedPairs } from '../../src/engine/answer/attributes/question-table.ts';
import { trainTranslationModel } from '../../src/engine/answer/attributes/translation-model.ts';

/** The table of a language, trained now from what ships. */
export function trainedTable(language: string): PackedModel {
  const pairs = shippedPairs(language);
  return packModel(trainTranslationModel(pairs), {
    names: pairs.flatMap(({ name }) => name),
    questions: pairs.flatMap(({ question }) => question),
  });
}
