import { once } from '../../../memo/kept.ts';
import { spanOf } from '../../text/characters/span.ts';
import { comparable } from '../read/phrase-spans.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt, reasonOfAll } from './claim.ts';

const QUOTED = /[“„«"]([^“”„«»"]{12,400})[”“»"]/gu;
const SHORTEST_WORDS = 3;

function plain(text: string): string {
  return comparable(text)
    .normalize('NFKC')
    .replace(/[*_`]+/gu, '')
    .replace(/[“”„«»"]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Quotations that do not stand in what is cited word for word; the shopper's own words may be quoted too. */
export function checkQuotes(claim: GateClaim): GateReason[] {
  const { sentence, text, cited, gate } = claim;
  const sources = once(() =>
    [...cited.flatMap(({ evidence, said }) => [evidence.text, said]), gate.asked.text].map(plain),
  );
  const stands = (quote: string) => {
    const wanted = plain(quote).replace(/[.…,;]+$/u, '');
    return sources().some((source) => source.includes(wanted));
  };
  const reasons: GateReason[] = [];
  const { quote } = sentence;
  if (quote !== undefined && quote.trim() !== '' && !stands(quote))
    reasons.push(
      reasonOfAll(claim, 'quote', 'the quote given as evidence does not stand there word for word'),
    );
  for (const match of text.matchAll(QUOTED)) {
    if (match[1]!.trim().split(/\s+/u).length < SHORTEST_WORDS || stands(match[1]!)) continue;
    const say = 'the quotation does not stand in the cited evidence word for word';
    reasons.push(reasonAt(claim, 'quote', spanOf(match), say));
  }
  return reasons;
}
