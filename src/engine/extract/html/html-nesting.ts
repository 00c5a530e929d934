/** Far deeper than any page is nested; up to here the parser's work grows harmlessly. */
const deepest = 2_000;

const tags = /<(\/?)([a-z][a-z0-9-]*)(?:[^<>]*?)(\/?)>/gi;
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements that a page may leave open many times without nesting them. */
const selfClosing = new Set('p li dt dd tr td th thead tbody tfoot option optgroup colgroup'.split(' '));

function isDeep(html: string): boolean {
  let depth = 0;
  for (const [, closing, name, empty] of html.matchAll(tags)) {
    const tag = name!.toLowerCase();
    if (empty === '/' || voidElements.has(tag) || selfClosing.has(tag)) continue;
    depth += closing === '/' ? -1 : 1;
    if (depth > deepest) return true;
    if (depth < 0) depth = 0;
  }
  return false;
}

/** Takes out scripts and styles with what they hold; one that is never closed takes the rest, as in a browser. */
function withoutCode(html: string): string {
  const lower = html.toLowerCase();
  let kept = '';
  let from = 0;
  for (const opening of html.matchAll(/<(script|style)\b/gi)) {
    if (opening.index < from) continue;
    kept += `${html.slice(from, opening.index)} `;
    const closing = lower.indexOf(`</${opening[1]!.toLowerCase()}`, opening.index);
    if (closing === -1) return kept;
    from = closing;
  }
  return kept + html.slice(from);
}

/**
 * HTML that a parser can read in linear time: markup nested deeper than 2,000 elements, which no page has, loses its tags
 * (and what scripts and styles hold), so that only its text is read.
 */
export function flattenDeepNesting(html: string): string {
  if (html.length < deepest * 3 || !isDeep(html)) return html;
  return withoutCode(html).replace(/<[^<>]*>/g, '\n');
}
