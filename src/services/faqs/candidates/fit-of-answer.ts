import type { Product } from '../../../engine/catalog/product.ts';
import type { FaqCandidate } from '../../../engine/faq/candidates/candidate.ts';
import { isAtPath } from '../../../engine/faq/made/is-at-path.ts';
import { lastHeading } from '../../../engine/knowledge/heading-path.ts';
import type { Answer } from '../../../engine/say/answer.ts';
import { analyze } from '../../../engine/text/terms/analyze.ts';
import type { Context } from '../../context.ts';
import { findPassages } from '../../documents/find-passages.ts';
import { documentIdOf, pathOf, supportSpansOf } from '../facts/facts-of-answer.ts';

export type Attempted = { answer: Answer; question: string; candidate: FaqCandidate; product: Product };

function termsOf(text: string, locale: string): ReadonlySet<string> {
  return new Set(analyze(text, locale, { dropStopWords: true }).map(({ term }) => term));
}

function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const term of a) if (b.has(term)) return true;
  return false;
}

/** The headings above what an answer quotes. */
async function headingsOf(ctx: Context, answer: Answer): Promise<string> {
  const headings: string[] = [];
  for (const span of supportSpansOf(answer.claims)) {
    const documentId = documentIdOf(span);
    if (documentId === undefined) continue;
    const passages = await findPassages(ctx, { documentId, locale: answer.locale });
    const passage = passages.find(({ start, end }) => start <= span.start && span.start < end);
    if (passage) headings.push(passage.headingPath);
  }
  return headings.join('\n');
}

/** Share of all terms of both that they have in common. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/**
 * How surely a text is about what was asked: it asks the same in a heading; its title says so; the heading above the
 * quoted words says so; not at all.
 */
async function subjectFit(ctx: Context, attempted: Attempted): Promise<0 | 1 | 2 | 3> {
  const { answer, question, product } = attempted;
  const name = termsOf(product.title, product.locale);
  const asked = new Set([...termsOf(question, product.locale)].filter((term) => !name.has(term)));
  const headings = await headingsOf(ctx, answer);
  const last = headings.split('\n').map(lastHeading);
  if (last.some((heading) => overlap(asked, termsOf(heading, answer.locale)) >= 0.5)) return 3;
  const titles = supportSpansOf(answer.claims).map(({ source }) => source.title);
  if (shares(asked, termsOf(titles.join('\n'), answer.locale))) return 2;
  return shares(asked, termsOf(headings, answer.locale)) ? 1 : 0;
}

function speaksOfKind({ answer, product }: Attempted): boolean {
  const kinds = product.categories.flatMap((category) => category.split('>'));
  const own = termsOf([product.title, ...kinds].join('\n'), product.locale);
  const spans = supportSpansOf(answer.claims);
  const said = spans.map(({ source, quote }) => `${source.title}\n${quote}`).join('\n');
  return shares(own, termsOf(said, answer.locale));
}

/**
 * How well an answer is about what its candidate asks for, and not about something that merely sounds like it; 0 = not at
 * all. Where several wordings are answered, the higher fit wins.
 */
export async function fitOfAnswer(ctx: Context, attempted: Attempted): Promise<number> {
  const { answer, candidate, product } = attempted;
  const spans = supportSpansOf(answer.claims);
  const { paths, documentIds, fromTexts } = candidate;
  if (paths && !spans.some((span) => isAtPath(pathOf(span, product), paths))) return 0;
  if (documentIds && !spans.some((span) => documentIds.includes(documentIdOf(span) ?? ''))) return 0;
  if (fromTexts === undefined) return 1;
  if (!spans.every((span) => documentIdOf(span) !== undefined)) return 0;
  if (fromTexts === 'product' && !speaksOfKind(attempted)) return 0;
  return subjectFit(ctx, attempted);
}
