/** The entries of a list written as text, trimmed; empty ones are left out. */
export function entriesOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
