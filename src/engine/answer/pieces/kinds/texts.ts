import { keptByLanguage } from '../../../../memo/kept.ts';
import { languageOf } from '../../../language/locale-lookup.ts';
import { sentences } from '../../../text/sentences/sentences.ts';
import { emptyBag, type TermBag } from '../../asked/asked-words.ts';
import { passageText } from '../../passages/evidence.ts';
import { quoteStretch, stretchText } from '../../passages/quote.ts';
import { isTableRow } from '../../passages/quote-row.ts';
import { type Piece, SaidPiece } from '../piece.ts';
import { aboutOf, ofPassage } from './of-passage.ts';
import type { ProposeOfPassage } from './proposing.ts';

const listMark = /^\s*(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+/u;

/** The same passages come again with every question. */
const sentencesOf = keptByLanguage({ most: 10_000, longest: 2_000 }, sentences);

/** The sentences and list items of a passage, word for word. */
export const textPieces: ProposeOfPassage = (passage, bagOf, voice) => {
  if (isTableRow(passage)) return [];
  const { source, text, start, locale } = passage;
  const own = ofPassage(passage, bagOf);
  const part = passageText(passage);
  const whole = bagOf(part);
  const about = aboutOf(passage);
  let before: TermBag | undefined;
  return sentencesOf(part, languageOf(locale)).flatMap((sentence): Piece[] => {
    const stretch = { source, text, start: start + sentence.start, end: start + sentence.end };
    const shown = stretchText(stretch);
    if (!/[\p{L}\p{N}]/u.test(shown)) return [];
    const kind = listMark.test(text.slice(stretch.start, stretch.end)) ? 'item' : 'sentence';
    const claims = () => [quoteStretch(stretch, voice)];
    const bags = { own: bagOf(shown), key: emptyBag, passage: whole, before, about: about(shown) };
    before = bags.own;
    return [new SaidPiece({ ...own, ...bags, kind, text: shown }, { claims })];
  });
};
