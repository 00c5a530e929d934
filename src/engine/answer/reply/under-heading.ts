import { isAsking, lastHeading } from '../../knowledge/heading-path.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { analyze } from '../../text/terms/analyze.ts';
import type { Piece } from '../pieces/piece.ts';
import { listedBudget } from './fill-reply.ts';

/** Share of all telling words of both that a question and a heading that asks the same have in common. */
const SAME_QUESTION = 0.6;

function startOf({ claims }: Piece): number {
  const [support] = claims()[0]?.support ?? [];
  return support?.kind === 'span' ? support.start : 0;
}

function termsOf(text: string, locale: string): Set<string> {
  return new Set(analyze(text, locale, { dropStopWords: true }).map(({ term }) => term));
}

/** How nearly the last heading above a piece asks a question, 0 to 1; 0 for a heading that asks nothing. */
function likeness(asked: ReadonlySet<string>, { section, locale }: Piece): number {
  const heading = lastHeading(section.slice(section.indexOf('\n') + 1));
  if (!isAsking(heading)) return 0;
  const terms = termsOf(heading, locale);
  const shared = [...terms].filter((term) => asked.has(term)).length;
  return shared / Math.max(1, terms.size + asked.size - shared);
}

/**
 * What stands right below the heading that asks the very question, from its start, as much as a reply shows: the shop's own
 * answer to it. `language` is that of the question. Empty where no heading asks it.
 */
export function piecesUnderHeading(question: string, language: string, pages: readonly Piece[]): Piece[] {
  const asked = termsOf(question, language);
  const found = pages
    .filter(({ locale }) => languageOf(locale) === languageOf(language))
    .map((piece) => ({ piece, like: likeness(asked, piece) }))
    .filter(({ like }) => like >= SAME_QUESTION);
  if (found.length === 0) return [];
  const { piece: first } = found.reduce((best, each) => (each.like > best.like ? each : best));
  const below = pages
    .filter(({ section, kind }) => section === first.section && kind !== 'column')
    .sort((a, b) => startOf(a) - startOf(b));
  let length = 0;
  const end = below.findIndex(({ text }) => {
    length += text.length + 1;
    return length > listedBudget.longest;
  });
  return end < 0 ? below : below.slice(0, Math.max(1, end));
}
