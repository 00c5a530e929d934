import type { Claim, RenderedAnswer, RenderedClaim, Support } from './answer.ts';

type Span = Extract<Support, { kind: 'span' | 'field' }>;
type Computed = Extract<Support, { kind: 'computed' }>;

/** The spans a support rests on; a computed one rests on its inputs' spans. */
export function spansOf(support: Support): Span[] {
  return support.kind === 'computed' ? support.inputs.flatMap(spansOf) : [support];
}

/** The sources of an answer, once each, in order of first use. */
function sourceList() {
  const sources: RenderedAnswer['sources'][number][] = [];
  const indexByKey = new Map<string, number>();
  const indexOf = (span: Span): number => {
    const key = `${span.source.sourceId}\n${span.source.hash}\n${span.start}\n${span.end}`;
    let index = indexByKey.get(key);
    if (index === undefined) {
      index = sources.length;
      indexByKey.set(key, index);
      sources.push({ ...span.source, quote: span.quote, start: span.start, end: span.end });
    }
    return index;
  };
  return { sources, indexesOf: (spans: readonly Span[]) => [...new Set(spans.map(indexOf))] };
}

function kindOf({ kind }: Claim): RenderedClaim['kind'] {
  return kind === 'quote' || kind === 'computed' || kind === 'paraphrase' ? kind : 'fact';
}

/**
 * Joins claims into `result_text` and lists their sources once each, in order of first use.
 *
 * Ranges are UTF-16 offsets into the text, end exclusive; frames and echoes get none. Empty input gives empty text.
 */
export function renderAnswer(claims: readonly Claim[]): RenderedAnswer {
  let resultText = '';
  const ranges: RenderedClaim[] = [];
  const { sources, indexesOf } = sourceList();
  for (const claim of claims) {
    if (claim.text === '') continue;
    if (resultText !== '') resultText += claim.before ?? ' ';
    const start = resultText.length;
    resultText += claim.text;
    const used = indexesOf(claim.support.flatMap(spansOf));
    if (used.length === 0) continue;
    const computed = claim.support
      .filter((support): support is Computed => support.kind === 'computed')
      .map(({ operation, value, inputs }) => ({
        operation,
        value,
        sources: indexesOf(inputs.flatMap(spansOf)),
      }));
    ranges.push({
      start,
      end: resultText.length,
      kind: kindOf(claim),
      sources: used,
      ...(computed.length === 0 ? {} : { computed }),
    });
  }
  return { resultText, claims: ranges, sources };
}
