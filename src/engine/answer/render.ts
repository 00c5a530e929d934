import type { Claim, RenderedAnswer, Support } from './answer.ts';

/** The spans a support rests on; a computed one rests on its inputs' spans. */
function spansOf(support: Support): Extract<Support, { kind: 'span' | 'field' }>[] {
  return support.kind === 'computed' ? support.inputs.flatMap(spansOf) : [support];
}

/**
 * Joins claims into `result_text` and lists their sources once each, in order of first use.
 *
 * Ranges are UTF-16 offsets into the text, end exclusive; frames and echoes get none. Empty input gives empty text.
 */
export function renderAnswer(claims: readonly Claim[]): RenderedAnswer {
  let resultText = '';
  const ranges: { start: number; end: number; sources: number[] }[] = [];
  const sources: RenderedAnswer['sources'][number][] = [];
  const indexByKey = new Map<string, number>();
  for (const claim of claims) {
    if (claim.text === '') continue;
    if (resultText !== '') resultText += claim.before ?? ' ';
    const start = resultText.length;
    resultText += claim.text;
    const used = new Set<number>();
    for (const span of claim.support.flatMap(spansOf)) {
      const key = `${span.source.sourceId}\n${span.source.hash}\n${span.start}\n${span.end}`;
      let index = indexByKey.get(key);
      if (index === undefined) {
        index = sources.length;
        indexByKey.set(key, index);
        sources.push({ ...span.source, quote: span.quote, start: span.start, end: span.end });
      }
      used.add(index);
    }
    if (used.size > 0) ranges.push({ start, end: resultText.length, sources: [...used] });
  }
  return { resultText, claims: ranges, sources };
}
