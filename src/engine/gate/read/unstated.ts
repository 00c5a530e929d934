import type { Span } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { hasAny, spansOf } from './phrase-spans.ts';

/** How far a denial may stand from what it denies. */
const REACH = 90;

/**
 * Where a clause of a comparable text says that something is not known: by a phrase for it, by denying that the shop's texts
 * tell it ("our pages do not state"), or by denying that the speaker can see or do it ("I can't see your order", "I can
 * only help with this shop").
 */
export function unstatedIn(lower: string, lexicon: GateLexicon): Span[] {
  const { negators, only, notStated, sources, tells, self, knows } = lexicon;
  const phrases = spansOf(lower, notStated);
  const denials = spansOf(lower, negators);
  const limits = hasAny(lower, self) ? spansOf(lower, only) : [];
  if (denials.length + limits.length === 0) return phrases;
  const near = (entries: string | undefined, of: readonly Span[]) =>
    spansOf(lower, entries).filter(({ start, end }) =>
      of.some((denial) => Math.max(start - denial.end, denial.start - end) <= REACH),
    );
  const told = hasAny(lower, sources) ? near(tells, denials) : [];
  return [...phrases, ...told, ...(hasAny(lower, self) ? near(knows, [...denials, ...limits]) : [])];
}
