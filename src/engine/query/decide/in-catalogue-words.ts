import { languageOf } from '../../language/locale-lookup.ts';
import type { Constraint } from '../../question/constraint.ts';
import { type ParsedQuery, parseQuery } from '../read/parse-query.ts';
import { type TranslatedWords, translate } from '../words/translate.ts';
import type { InterpretInput } from './interpret-query.ts';
import type { ReadWords } from './read-words.ts';

/** The words of a query as the catalogue has them. */
type InCatalogueWords = ReadWords & {
  translations: readonly TranslatedWords[];
  /** Words for things by whose names in the catalogue's language no product is called. */
  inVain: readonly string[];
  /** Departments that are called like the things named. */
  departments: readonly Constraint[];
};

/** The words of a query in another language than the catalogue's as the catalogue has them; those of its own language stay. */
export function inCatalogueWords(
  read: ReadWords,
  { constraints, spent }: Pick<ParsedQuery, 'constraints' | 'spent'>,
  language: string,
  input: InterpretInput,
): InCatalogueWords {
  const { index, thesaurus } = input;
  if (thesaurus === undefined || languageOf(language) === languageOf(index.locale))
    return { ...read, translations: [], inVain: [], departments: [] };
  const words = read.groups.filter(({ surface }) => !isElided(surface, read.text));
  const isRead = new Set([...constraints.map(({ surface }) => surface), ...spent].flatMap(wordsIn));
  const translated = translate(words, thesaurus, { language, read: isRead }, index);
  const departments = translated.translations.flatMap((one) => departmentsOf(one, read.text, input));
  return { ...read, ...translated, departments };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Whether a letter is only what stands beside an apostrophe (`women's`), which the catalogue's language reads as a word. */
function isElided(surface: string, text: string): boolean {
  return surface.length === 1 && (text.includes(`'${surface}`) || text.includes(`’${surface}`));
}

/** The departments that a text in the catalogue's language names, as if they had been named in the words it translates. */
function departmentsOf({ from, to }: TranslatedWords, text: string, input: InterpretInput): Constraint[] {
  const { index, knowledge, currency } = input;
  const lower = text.toLowerCase();
  const start = lower.indexOf(from[0]!);
  const last = from.at(-1)!;
  const end = lower.indexOf(last, start) + last.length;
  const reading = { language: languageOf(index.locale), vocabulary: knowledge.vocabulary, currency };
  return parseQuery(to, reading)
    .constraints.filter(({ slot, operator }) => slot === 'category' && operator === 'is')
    .map((department) => ({ ...department, start, end, surface: text.slice(start, end) }));
}
