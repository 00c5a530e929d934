import type { AskedWords } from './asked-words.ts';
import type { FieldTerms } from './rank-fields.ts';
import type { TranslationModel } from './translation-model.ts';

/** What a number in the value counts where an amount is asked for, and its absence against. */
const AMOUNT = 1.5;
/** What a value in a unit of the kind named in the question counts, and one in another kind against. */
const DIMENSION = 2;
/** What a yes/no field loses when none of its own words is asked for. */
const UNNAMED_BOOLEAN = 1;
/** What the package's weight and size lose, and the brand, unless the question is about them. */
const PACKAGE = 2;
const BRAND = 1;
/** What a field loses that is named by words of an expression which means another thing: "how much weight can it carry". */
const MISREAD = 3;
/** Lift from which a word of the question speaks of a part of a name. */
const SPEAKS_OF = 10;

const PACKAGE_TERMS = new Set([
  'packag',
  'ship',
  'verpack',
  'versand',
  'emballag',
  'envas',
  'imball',
  'embalag',
]);

function speaksOf(asked: AskedWords, part: string, table: TranslationModel, least = SPEAKS_OF): boolean {
  return asked.terms.some(
    (word) =>
      asked.weight(word) === 1 &&
      (word === part || table.probability(word, part) > least * table.background(word)),
  );
}

/** A weight that is borne, not one's own; "how much" alone asks for no capacity. */
const LOAD_TERMS = new Set(['capac', 'limit', 'maximum', 'max', 'load']);
const SURELY_SPEAKS_OF = 20;

/** Whether a field states what may be put on the product while the question is about the product itself. */
function isLoadUnasked(asked: AskedWords, { name }: FieldTerms, table: TranslationModel): boolean {
  if (!name.includes('weight') || asked.expressions.terms.length > 0) return false;
  const parts = name.filter((part) => LOAD_TERMS.has(part));
  return parts.length > 0 && !parts.some((part) => speaksOf(asked, part, table, SURELY_SPEAKS_OF));
}

/**
 * What speaks for a field before its words do: whether the value is of the kind asked for, and how often shoppers mean
 * such a field at all. Log-likelihood, mostly ≤ 0.
 */
export function fieldFit(asked: AskedWords, field: FieldTerms, table: TranslationModel): number {
  let fit = 0;
  if (asked.wantsAmount) fit += field.hasNumber === true ? AMOUNT : -AMOUNT;
  if (field.dimension !== undefined && asked.dimensions.size > 0)
    fit += asked.dimensions.has(field.dimension) ? DIMENSION : -DIMENSION;
  const isNamed = () => field.name.some((part) => speaksOf(asked, part, table));
  if (field.isBoolean === true && !isNamed()) fit -= UNNAMED_BOOLEAN;
  for (const part of field.name)
    if (PACKAGE_TERMS.has(part) && field.name.length > 1 && !speaksOf(asked, part, table)) fit -= PACKAGE;
  if (field.name.length === 1 && field.name[0] === 'brand') fit -= BRAND;
  if (isLoadUnasked(asked, field, table)) fit -= PACKAGE;
  const { parts } = asked.expressions;
  if (parts.length > 0 && field.name.length > 0 && field.name.every((part) => parts.includes(part)))
    fit -= MISREAD;
  return fit;
}
