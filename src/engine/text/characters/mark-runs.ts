/** Longest run of combining marks that Unicode normalisation is asked to order (UAX #15 §13, stream-safe text). */
const LONGEST_MARK_RUN = 30;
const GRAPHEME_JOINER = '\u034F';
const MARK_RUN = new RegExp(`(?:(?!${GRAPHEME_JOINER})\\p{M}){${LONGEST_MARK_RUN + 1},}`, 'gu');
const LONG_MARK_RUN = new RegExp(`\\p{M}{${LONGEST_MARK_RUN + 1}}`, 'u');

/** Unicode's first combining mark. */
const FIRST_MARK = 0x0300;

/** Looked at first: the expressions are long, and the engine compiles them anew after a while without use. */
function mayHaveMarks(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= FIRST_MARK) return true;
  return false;
}

/** Whether a text may have a run of more than 30 combining marks; `breakMarkRuns` changes no other text. */
export function hasLongMarkRun(text: string): boolean {
  return mayHaveMarks(text) && LONG_MARK_RUN.test(text);
}

/** Inserts U+034F into runs of more than 30 combining marks, so that normalising the result takes linear time. */
export function breakMarkRuns(text: string): string {
  if (!mayHaveMarks(text)) return text;
  return text.replace(MARK_RUN, (run) => {
    const marks = [...run].map((mark) => mark.normalize('NFD')).join('');
    const pieces: string[] = [];
    let piece: string[] = [];
    for (const mark of marks) {
      if (piece.length === LONGEST_MARK_RUN) {
        pieces.push(piece.join(''));
        piece = [];
      }
      piece.push(mark);
    }
    pieces.push(piece.join(''));
    return pieces.join(GRAPHEME_JOINER);
  });
}
