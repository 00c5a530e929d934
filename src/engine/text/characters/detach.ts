/** Up to this length the engine copies a slice anyway. */
const LONGEST_COPIED_SLICE = 12;

/** A copy of a text that is to be kept: a slice would keep the whole text it was cut from in memory. */
export function detach(text: string): string {
  return text.length <= LONGEST_COPIED_SLICE ? text : (JSON.parse(JSON.stringify(text)) as string);
}
