import type { ProductView } from '../../../engine/answer/product-view.ts';
import type { TermGroup } from '../../../engine/retrieval/types.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { sentences } from '../../../engine/text/sentences/sentences.ts';
import { analyze } from '../../../engine/text/terms/analyze.ts';

const LONGEST = 160;
const MOST_READ = 30;

/**
 * The sentence of a product's description that says most of what was asked for and the title does not say; `undefined`
 * when none says anything of it in so few characters.
 */
export function reasonSentence(
  { product, sheet, source }: ProductView,
  groups: readonly TermGroup[],
): Claim | undefined {
  const stated = sheet.facts.find(({ path }) => path === 'description');
  if (!stated) return undefined;
  const groupOf = new Map<string, number>();
  groups.forEach(({ members, light }, i) => {
    if (!light) for (const { term } of members) if (!groupOf.has(term)) groupOf.set(term, i);
  });
  const groupsIn = (text: string): Set<number> =>
    new Set(analyze(text, product.locale, { only: groupOf }).flatMap(({ term }) => groupOf.get(term) ?? []));
  const named = groupsIn(product.title);
  const text = sheet.text.slice(stated.start, stated.end);
  let best: { start: number; end: number; said: number } | undefined;
  for (const { start, end } of sentences(text, product.locale).slice(0, MOST_READ)) {
    const isLabel = !stated.value.includes(text.slice(start, end));
    if (isLabel || end - start > LONGEST) continue;
    const said = [...groupsIn(text.slice(start, end))].filter((group) => !named.has(group)).length;
    if (said > (best?.said ?? 0)) best = { start, end, said };
  }
  if (!best) return undefined;
  const [start, end] = [stated.start + best.start, stated.start + best.end];
  const quote = sheet.text.slice(start, end);
  return { text: quote, kind: 'quote', support: [{ kind: 'span', source, start, end, quote }] };
}
