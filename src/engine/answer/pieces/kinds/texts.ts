import { keptByLanguage } from '../../../../memo/kept.ts';
import { isAsking, lastHeading } from '../../../knowledge/heading-path.ts';
import { languageOf } from '../../../language/locale-lookup.ts';
import type { Voice } from '../../../say/voice.ts';
import type { Span } from '../../../text/characters/span.ts';
import { sentences } from '../../../text/sentences/sentences.ts';
import { emptyBag, type TermBag } from '../../asked/asked-words.ts';
import { type PassageEvidence, passageText } from '../../passages/evidence.ts';
import { isListItem, quoteStretch, type Stretch, stretchText } from '../../passages/quote.ts';
import { isTableRow } from '../../passages/quote-row.ts';
import { tableText } from '../narrow-piece.ts';
import type { Piece, PieceHead } from '../piece.ts';
import { aboutOf, ofPassage } from './of-passage.ts';
import type { ProposeOfPassage } from './proposing.ts';

const asks = /[?？؟]["'”’»)\]]*\s*$/u;

/**
 * Sentences as they can be said: a question is one with the sentence that answers it ("Forgot your code? Write to us."), and one that
 * nothing follows says nothing.
 */
function sayable(text: string, language: string): Span[] {
  const all = sentences(text, language);
  let from: number | undefined;
  const said = all.flatMap(({ start, end }): Span[] => {
    const opened = from ?? start;
    const isQuestion = asks.test(text.slice(start, end));
    from = isQuestion ? opened : undefined;
    return isQuestion ? [] : [{ start: opened, end }];
  });
  return said.length === 0 ? all : said;
}

/** The same passages come again with every question. */
const sentencesOf = keptByLanguage({ most: 10_000, longest: 2_000 }, sayable);

/**
 * The sentences and list items of a passage, word for word. An item that is no sentence says nothing without what it stands under:
 * "What cannot come back – bib shorts without the strip".
 */
export const textPieces: ProposeOfPassage = (passage, bagOf, voice) => {
  if (isTableRow(passage)) return [];
  const { source, text, start, locale } = passage;
  let lead = headingAbove(passage);
  const own = ofPassage(passage, bagOf);
  const part = passageText(passage);
  const whole = bagOf(part);
  const aboutIt = aboutOf(passage);
  let before: TermBag | undefined;
  return sentencesOf(part, languageOf(locale)).flatMap((sentence): Piece[] => {
    const stretch = { source, text, start: start + sentence.start, end: start + sentence.end };
    const shown = stretchText(stretch);
    if (!/[\p{L}\p{N}]/u.test(shown)) return [];
    const about = aboutIt(shown);
    const bags = { own: bagOf(shown), key: emptyBag, passage: whole, before, about };
    before = bags.own;
    const isItem = isListItem(stretch);
    if (!isItem) lead = introduction.test(shown) ? stretch : undefined;
    const kind = isItem ? 'item' : 'sentence';
    const head: PieceHead = { ...own, ...bags, kind, text: shown };
    if (isItem && lead !== undefined && !sentenceEnd.test(shown))
      return [itemUnder(lead, stretch, head, voice)];
    const claims = () => [quoteStretch(stretch, voice)];
    return [{ ...head, claims }];
  });
};

/** An item (`head`) as it is said with what it stands under, both cited; behind another of the same list on a line of its own. */
function itemUnder(lead: Stretch, item: Stretch, head: PieceHead, voice: Voice): Piece {
  const text = tableText(stretchText(lead).replace(introduction, ''), [head]);
  const quote = () => quoteStretch(item, voice);
  const claims = () => [
    { ...quote(), text, support: [lead, item].flatMap((each) => quoteStretch(each, voice).support) },
  ];
  const brief = () => ({ ...quote(), before: '\n' as const });
  return { ...head, text, lead: `${lead.start}`, claims, brief };
}

/** A line that introduces a list. */
const introduction = /\s*[:：]\s*$/u;
const sentenceEnd = /[.!?。！？…]["”»)]?$/u;
/** A longer heading is a sentence of its own, in UTF-16 units. */
const LONGEST_HEADING = 80;

/** The last heading above a passage where it stands right before it; one that asks is answered by what is below, not named by it. */
function headingAbove({ source, text, start, headingPath }: PassageEvidence): Stretch | undefined {
  const heading = lastHeading(headingPath);
  const end = text
    .slice(0, start)
    .trimEnd()
    .replace(/(?:[#*_=-]|\s)+$/u, '').length;
  const from = end - heading.length;
  const isName = heading !== '' && heading.length <= LONGEST_HEADING && !isAsking(heading);
  return isName && text.slice(from, end) === heading ? { source, text, start: from, end } : undefined;
}
