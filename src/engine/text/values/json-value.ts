/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that may stand alone or in a list: the list, empty where there is no value. */
export function jsonList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The objects of a value that may stand alone or in a list. */
export function jsonObjects(value: unknown): JsonObject[] {
  return jsonList(value).filter(isJsonObject);
}

/** What a text of JSON says; `undefined` for a text that is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever wrote it may have written anything: what does not parse says nothing.
    return undefined;
  }
}
