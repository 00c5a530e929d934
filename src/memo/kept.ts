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
  // By language first: a text that is kept elsewhere is looked up by the hash that it has, and no key is joined.
  const kept = new Map<string, Map<string, { value: Value }>>();
  let size = 0;
  return (text, language) => {
    let byText = kept.get(language);
    const known = byText?.get(text);
    if (known !== undefined) return known.value;
    const value = make(text, language);
    if (size >= most) {
      kept.clear();
      size = 0;
    }
    if (text.length <= longest) {
      // Looked up again: `make` may have kept something itself.
      byText = kept.get(language);
      if (byText === undefined) {
        byText = new Map();
        kept.set(language, byText);
      }
      if (!byText.has(text)) size++;
      byText.set(text, { value });
    }
    return value;
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
