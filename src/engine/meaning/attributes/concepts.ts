import { kept, perLanguage } from '../../../memo/kept.ts';
import { askingWordsOf } from '../../language/asks-of.ts';
import { entriesOf } from '../../text/phrases/entries.ts';
import { nameWords } from './name-words.ts';

/** One thing that shops state about products and shoppers look for. */
type Concept = {
  id: string;
  /** Names under which feeds carry it; the first is the canonical one. */
  names: readonly string[];
  /** How an answer calls it. */
  label: string;
};

/** The attributes written for a language, none for one without a list; throws `SyntaxError` on a line without its two parts. */
const conceptsOf = kept(perLanguage, (language): readonly Concept[] =>
  entriesOf(askingWordsOf(language)?.attributes ?? '', '\n').map((line) => {
    const [, id, names, label] = /^([^=]+)=([^|]+)\|([^|]+)$/u.exec(line) ?? [];
    if (id === undefined) throw new SyntaxError(`not a concept: ${line}`);
    return { id: id.trim(), names: entriesOf(names!, ','), label: label!.trim() };
  }),
);

/** Words of a name in one order: the same name may have them in another. */
export function keyOfWords(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Ids by name. */
const nameIndex = kept(perLanguage, (language): ReadonlyMap<string, string> => {
  const index = new Map<string, string>();
  // Earlier concepts win, so that an alias cannot take over another concept's own name.
  for (const most of [1, Number.POSITIVE_INFINITY])
    for (const { id, names } of conceptsOf(language))
      for (const name of names.slice(0, most)) {
        const key = keyOfWords(nameWords(name));
        if (!index.has(key)) index.set(key, id);
      }
  return index;
});

/** The concept that an attribute name stands for, looked up in the catalogue's language, then in English. */
export function conceptIdOf(words: readonly string[], language: string): string | undefined {
  const key = keyOfWords(words);
  return nameIndex(language).get(key) ?? nameIndex('en').get(key);
}

/** How a language calls a concept, or `undefined`. */
export function conceptLabel(id: string, language: string): string | undefined {
  return conceptsOf(language).find((concept) => concept.id === id)?.label;
}

/** The labels of all concepts in a language. */
export function conceptLabels(language: string): string[] {
  return conceptsOf(language).map(({ label }) => label);
}
