import { entriesOf } from '../../text/phrases/entries.ts';

/**
 * Words by which a sentence shows what it states, and the questions that it then answers.
 *
 * `{1}` in a question is what the first group of the pattern that took part has matched.
 */
export type Cue = { topic: string; prior: number; pattern: RegExp; questions: readonly string[] };

/** A number as product texts write it: `6`, `1.75`, `7-1/2`, `1 1/2`, `1,540`. */
const number = String.raw`\d(?:[\d.,/½¼¾⅛⅜⅝⅞-]|\s\d+/\d)*`;

/** `\b` knows only Latin letters without accents; this knows all. */
const edge = String.raw`(?:(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]))`;

/**
 * Reads the cues of a language: one cue per line, `topic prior :: pattern :: question; question`. In patterns `<n>` is a
 * number; they match whole words of any script, whatever their case. Throws `SyntaxError` on any other line.
 */
export function parseCues(text: string): readonly Cue[] {
  return entriesOf(text, '\n').map((line) => {
    const [head, pattern, questions, ...rest] = line.split(' :: ');
    const [topic, prior] = (head ?? '').split(' ');
    if (!topic || !pattern || !questions || rest.length > 0 || !(Number(prior) > 0))
      throw new SyntaxError(`not a cue: ${line}`);
    const source = pattern.replaceAll('<n>', number).replaceAll(String.raw`\b`, () => edge);
    const whole = `(?<![\\p{L}\\p{N}-])(?:${source})`;
    return {
      topic,
      prior: Number(prior),
      pattern: new RegExp(whole, 'iu'),
      questions: questions.split(';').map((question) => question.trim()),
    };
  });
}
