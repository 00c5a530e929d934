/** The headings that a text stands under, of the path of them ("Returns > What cannot come back"), outermost first. */
export function headingsOf(headingPath: string): string[] {
  return headingPath === '' ? [] : headingPath.split(' > ');
}

/** The heading right above a text, of the path of all headings above it; empty without any. */
export function lastHeading(headingPath: string): string {
  return headingsOf(headingPath).at(-1) ?? '';
}

const questionEnd = /[?？؟]\s*$/u;

/** Whether a heading asks what stands below it. */
export function isAsking(heading: string): boolean {
  return questionEnd.test(heading);
}
