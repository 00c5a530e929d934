/** How many results are kept, and of texts of how many code units at most. */
type Limits = { most: number; longest: number };

/** For what is read once per language: more than there are languages; their tags are short. */
export const perLanguage: Limits = { most: 200, longest: 40 };

/**
 * `make`, its results kept by text and language: words, names and headings come again with every query and document. At
 * most `most` are kept, and all are forgotten when one more comes; those of texts longer than `longest` never are. What it
 * gives must depend on both alone, since every company's texts share them.
 */
export function keptByLanguage<Value>(
  { most, longest }: Limits,
  make: (text: string, language: string) => Value,
): (text: string, language: string) => Value {
  const kept = new Map<string, { value: Value }>();
  return (text, language) => {
    const key = language === '' ? text : `${language}\n${text}`;
    let found = kept.get(key);
    if (found === undefined) {
      found = { value: make(text, language) };
      if (kept.size >= most) kept.clear();
      if (text.length <= longest) kept.set(key, found);
    }
    return found.value;
  };
}

/** The same of what depends on the text alone. */
export function kept<Value>(limits: Limits, make: (text: string) => Value): (text: string) => Value {
  const byText = keptByLanguage(limits, make);
  return (text) => byText(text, '');
}

/** The same of what depends on nothing: `make` runs at the first call. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
