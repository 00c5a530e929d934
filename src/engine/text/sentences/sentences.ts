import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { traitByTag } from '../../language/pack.ts';
import { endsInAbbreviation } from './abbreviations.ts';
import { blocks } from './sentence-blocks.ts';
import { cutLong, type Sentence } from './sentence-pieces.ts';

/** Languages with rules of their own; one segmenter serves the others. */
const ownMarks = traitByTag('text', ({ hasOwnSentenceMarks }) => hasOwnSentenceMarks);
const segmenterOf = kept(
  perLanguage,
  (language) => new Intl.Segmenter(language, { granularity: 'sentence' }),
);

/**
 * The sentences of a text in order, without surrounding white space; nothing but white space lies between them.
 *
 * List items, table rows and headings are sentences of their own; breaks after abbreviations, initials and ordinals
 * are undone by a list per language; sentences too long to show (Thai paragraphs, wide rows) come in pieces of at
 * most 120 code units, other long ones in pieces of at most 240. Empty for blank text.
 */
export function sentences(text: string, locale: string): Sentence[] {
  const language = languageOf(locale);
  const found: Sentence[] = [];
  for (const block of blocks(text)) {
    const spans = block.whole ? [block] : sentencesOfProse(text, block.start, block.end, language);
    for (const span of spans) cutLong(text, span.start, span.end, found);
  }
  return found;
}

function sentencesOfProse(text: string, start: number, end: number, language: string): Sentence[] {
  const prose = text.slice(start, end).replace(/[\r\n]/g, ' ');
  const found: Sentence[] = [];
  let open = 0;
  const segmenter = segmenterOf(ownMarks.has(language) ? language : 'en');
  for (const { segment, index } of segmenter.segment(prose)) {
    const close = index + segment.length;
    const next = prose.slice(close, close + 32);
    if (next !== '' && goesOn(prose.slice(Math.max(open, close - 32), close), next, language)) continue;
    found.push({ start: start + open, end: start + close });
    open = close;
  }
  if (open < prose.length) found.push({ start: start + open, end });
  return found;
}

function goesOn(text: string, next: string, language: string): boolean {
  const ending = text.trimEnd();
  if (/\.["'’”»)\]]*$/.test(ending) && endsInAbbreviation(ending, next, language)) return true;
  // A quotation or bracket that ends in ! or ? inside a sentence.
  return /[!?…][”"»’')\]]*$/.test(ending) && /^\p{Ll}/u.test(next);
}
