/** How many results are kept, and of texts of how many code units at most. */
type Limits = { most: number; longest: number };

/**
 * `make`, its results kept by text and language: words, names and headings come again with every query and document. At
 * most `most` are kept, and all are forgotten when one more comes; those of texts longer than `longest` never are.
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
export function keptByText<Value>(limits: Limits, make: (text: string) => Value): (text: string) => Value {
  const kept = keptByLanguage(limits, make);
  return (text) => kept(text, '');
}

/** What was made for a key before, else what `make` gives; at most `most` are kept, and all are forgotten when one more comes. */
export function keptByKey<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, { value: Value }>();
  return (key, make) => {
    let found = kept.get(key);
    if (found === undefined) {
      found = { value: make() };
      if (kept.size >= most) kept.clear();
      kept.set(key, found);
    }
    return found.value;
  };
}
