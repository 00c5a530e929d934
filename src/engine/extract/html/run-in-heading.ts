import type { PageNode } from './load-html.ts';

/** A longer bold opening is emphasis and names nothing, in UTF-16 units. */
const LONGEST = 120;
/** The same of a paragraph that is bold as a whole. */
const LONGEST_ALONE = 60;

/** What stands behind the bold opening of a paragraph: nothing, a new line, or more of its line. */
export type Behind = 'nothing' | 'line' | 'text';

/**
 * Whether the bold opening of a paragraph heads what follows, as FAQ pages write it: a question, a sentence of its own ("It foams. The
 * water is too warm."), a line of its own above others, or all of it where it ends no sentence ("What we don't take"). Words of the
 * first sentence, labels with a colon and statements that are bold as a whole are no headings.
 */
export function isRunInHeading(text: string, behind: Behind): boolean {
  const told = text.trim();
  if (told === '' || told.length > LONGEST) return false;
  if (/[?？؟]$/u.test(told)) return true;
  if (behind === 'nothing') return told.length <= LONGEST_ALONE && !/[.!…。！:：;,]$/u.test(told);
  return behind === 'line' || /[.!…。！]$/u.test(told);
}

const isBlank = ({ type, data }: PageNode) => type === 'comment' || (type === 'text' && !data?.trim());

/** What opens a paragraph in bold, and what stands behind it; `undefined` where it opens otherwise. */
export function boldOpening(paragraph: PageNode): { opening: PageNode; behind: Behind } | undefined {
  const [opening, next] = (paragraph.children ?? []).filter((child) => !isBlank(child));
  if (opening?.name !== 'strong' && opening?.name !== 'b') return undefined;
  return { opening, behind: next === undefined ? 'nothing' : next.name === 'br' ? 'line' : 'text' };
}
