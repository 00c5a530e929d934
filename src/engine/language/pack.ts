import type { Language, LanguageParts } from './language.ts';
import { languages } from './languages.ts';
import { languageOf } from './locale-lookup.ts';

const byTag = new Map(
  languages.flatMap((language) =>
    [language.tag, ...(language.otherTags ?? [])].map((tag) => [tag, language] as const),
  ),
);

/** A part of what is known of a locale's language; `undefined` where nobody has written it. */
export function partOf<Part extends keyof LanguageParts>(locale: string, part: Part): Language[Part] {
  return byTag.get(languageOf(locale))?.[part];
}

/** A part of every language that has it, with the language's tag, in the order of `languages.ts`. */
export function everyPart<Part extends keyof LanguageParts>(
  part: Part,
): (readonly [tag: string, words: NonNullable<Language[Part]>])[] {
  return languages.flatMap((language) => {
    const words = language[part];
    return words === undefined ? [] : [[language.tag, words] as const];
  });
}

/** What `pick` takes of a part, by each tag of the languages that have it: for what is asked of every word, where `partOf` is dear. */
export function traitByTag<Part extends keyof LanguageParts, Trait>(
  part: Part,
  pick: (words: NonNullable<Language[Part]>) => Trait | undefined,
): ReadonlyMap<string, Trait> {
  const traits = new Map<string, Trait>();
  for (const [tag, language] of byTag) {
    const words = language[part];
    const trait = words === undefined ? undefined : pick(words);
    if (trait !== undefined) traits.set(tag, trait);
  }
  return traits;
}

/** The words that `pick` takes of a part, separated by spaces or line feeds there, of all languages together. */
export function wordsOfAll<Part extends keyof LanguageParts>(
  part: Part,
  pick: (words: NonNullable<Language[Part]>) => string | undefined,
): ReadonlySet<string> {
  const all = everyPart(part).flatMap(([, words]) => pick(words)?.split(/\s+/u) ?? []);
  return new Set(all.filter((word) => word !== ''));
}

/** The patterns that `pick` takes of a part, of all languages, as one source that matches any of them. */
export function anyOfAll<Part extends keyof LanguageParts>(
  part: Part,
  pick: (words: NonNullable<Language[Part]>) => string | undefined,
): string {
  return everyPart(part)
    .flatMap(([, words]) => pick(words) ?? [])
    .join('|');
}
