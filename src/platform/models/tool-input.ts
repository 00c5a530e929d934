/** What a model wrote as the input of a tool; nothing where that is no JSON. */
export function inputOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
