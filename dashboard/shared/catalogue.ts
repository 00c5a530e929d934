/** Texts by their English wording; `{name}` stands for a value. */
export type TextCatalogue = Readonly<Record<string, string>>;
