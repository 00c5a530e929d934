/** The heading right above a text, of the path of all headings above it ("Returns > What cannot come back"); empty without any. */
export function lastHeading(headingPath: string): string {
  return headingPath.split(' > ').at(-1) ?? '';
}

const questionEnd = /[?？؟]\s*$/u;

/** Whether a heading asks what stands below it. */
export function isAsking(heading: string): boolean {
  return questionEnd.test(heading);
}
