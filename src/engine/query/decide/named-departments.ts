import { keptByLanguage } from '../../../memo/kept.ts';
import { departmentsOf, leafOf } from '../../catalog/category-path.ts';
import { joinsThings, namesIn } from '../../catalog/joined-names.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll } from '../../language/pack.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { wordFormsOf } from '../../text/words/word-forms.ts';
import { titleHeads } from '../words/title-heads.ts';

/** The index terms of the words of a department's path. */
export const termsIn: (path: string, locale: string) => readonly string[] = keptByLanguage(
  { most: 20_000, longest: 200 },
  (path, locale) => {
    const formsOf = wordFormsOf(languageOf(locale));
    return path.split(/[^\p{L}\p{M}\p{N}'’-]+/u).map((word) => formsOf(word).term);
  },
);

/** The index terms of the things that the name of a path's innermost department names, joined ones too. */
export function headsIn(path: string, locale: string): readonly string[] {
  return namesIn(leafOf(path), languageOf(locale)).flatMap((name) => titleHeads(name, undefined, locale));
}

/** Whether the name of a path's innermost department joins these things with others: `Toys & scratching posts`. */
export function isJoined(path: string, terms: readonly string[], locale: string): boolean {
  const leaf = leafOf(path);
  const language = languageOf(locale);
  return joinsThings(leaf, language) && namesIn(leaf, language).some((name) => isNamed(name, terms, locale));
}

/** Whether the name of a department names these things (index terms), and no others beside them. */
export function isNamed(name: string, terms: readonly string[], locale: string): boolean {
  return headsOf(name, locale).some((head) => terms.includes(head));
}

/** Every name of a department is asked with every such query. */
const headsOf: (name: string, locale: string) => readonly string[] = keptByLanguage(
  { most: 20_000, longest: 100 },
  (name, locale) => {
    if (joinsThings(name, languageOf(locale))) return [];
    const again = wordFormsOf(languageOf(locale));
    const heads = titleHeads(name, undefined, locale);
    // The plural of a Dutch compound is cut to what its singular still ends with.
    return [...new Set([...heads, ...heads.map((head) => again(head).term)])];
  },
);

const BESIDES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfAll('catalogue', ({ besides }) => besides)})(?!\p{L})`,
  'iu',
);

/** Whether a department is one of what goes with things: accessories, spare parts. */
export function isBesides(path: string): boolean {
  return departmentsOf(path).some((name) => BESIDES.test(foldAccents(name)));
}
