import { bare } from '../read/bare.ts';
import type { GateClaim } from './claim.ts';

/** "Subject – name: value; name: value" as its cells; none where the sentence is no row. */
function cellsIn(text: string): { subject: string; name: string; value: string }[] {
  const [subject, rest] = text.split(/ – (?=[^:;]{1,60}: )/u);
  if (subject === undefined || rest === undefined) return [];
  const cells = rest.split(/; (?=[^:;]{1,60}: )/u).map((cell) => {
    const at = cell.indexOf(': ');
    return { subject: bare(subject), name: bare(cell.slice(0, at)), value: bare(cell.slice(at + 2)) };
  });
  return cells.every(({ value }) => value.trim() !== '') ? cells : [];
}

/**
 * Whether a sentence is a stretch of what it cites word for word: a whole sentence, or cells of a row under their own names.
 * What stands there so needs no comparing.
 */
export function isRecital({ text, cited }: GateClaim): boolean {
  const parts = cited.flatMap((each) => each.parts);
  const whole = bare(text);
  if (whole.trim() === '') return false;
  if (parts.some((part) => part.bare === whole && part.statements.length > 0)) return true;
  const cells = cellsIn(text);
  return (
    cells.length > 0 &&
    cells.every(({ subject, name, value }) =>
      parts.some(
        (part) =>
          part.isCell && part.bare.endsWith(value) && part.bare.includes(subject) && part.bare.includes(name),
      ),
    )
  );
}
