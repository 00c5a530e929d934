import type { Evidence } from '../../../engine/prompt/evidence.ts';
import type { SourceRef, Support } from '../../../engine/say/answer.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { Context } from '../../context.ts';
import { faqText } from '../../faq-lookup/faq-text.ts';
import type { Faq } from '../../faq-lookup/faq-types.ts';
import { getSnapshot } from '../../snapshots/get-snapshot.ts';
import { supportSpansOf } from '../facts/facts-of-answer.ts';

type Cited = { source: SourceRef; snapshot: string; support: Support[] };

/** What a merchant's own text is cited as: itself. */
function ownText(faq: Faq, text: string): Cited {
  const hash = snapshotHash(text);
  const { faqId, question: title, updatedAtMs: asOfMs } = faq;
  const source = { sourceId: `faq:${faqId}`, title, hash, asOfMs };
  return {
    source,
    snapshot: text,
    support: [{ kind: 'span', source, start: 0, end: text.length, quote: text }],
  };
}

async function citedTexts(ctx: Context, faq: Faq, text: string): Promise<Cited[]> {
  if (faq.answer.kind !== 'stored') return [ownText(faq, text)];
  const bySource = new Map<string, Cited>();
  for (const span of supportSpansOf(faq.answer.answer.claims)) {
    const { sourceId, hash } = span.source;
    const key = `${sourceId}\n${hash}`;
    const known = bySource.get(key);
    if (known) known.support.push(span);
    else {
      const found = await getSnapshot(ctx, sourceId, hash);
      if (!found) return [];
      bySource.set(key, { source: span.source, snapshot: found.text, support: [span] });
    }
  }
  return [...bySource.values()];
}

/**
 * What a FAQ says as the evidence that its translation is judged by, a block for each text that it cites; none when such a
 * text is not kept any more.
 */
export async function evidenceOfFaq(ctx: Context, faq: Faq): Promise<Evidence[]> {
  const text = faqText(faq);
  return (await citedTexts(ctx, faq, text)).map(({ source, snapshot, support }, i) => ({
    id: `e${i + 1}`,
    key: `${source.sourceId}\n${source.hash}`,
    kind: 'page',
    source,
    snapshot,
    heading: faq.question,
    text,
    stored: text,
    units: [{ text, support }],
    locale: faq.locale,
    trust: 'policy',
  }));
}
