import type { Span } from '../../text/characters/span.ts';
import { stockKeyOf } from '../gate-lexicon.ts';
import type { EvidencePart } from '../open-gate.ts';
import { comparable, spansOf } from '../read/phrase-spans.ts';
import type { Statement } from '../read/statements.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt } from './claim.ts';
import { nearestEvidence } from './named-products.ts';

const TOKEN = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu;

function tokensOf(text: string): Set<string> {
  return new Set(comparable(text).match(TOKEN) ?? []);
}

/** A field that says whether a variant can be had, and what tells that variant from the others. */
type Variant = { own: ReadonlySet<string>; isHad: boolean };

function variantsOf(parts: readonly EvidencePart[], key: string): Variant[] {
  const stocked = parts.flatMap(({ isTyped, text, statements }) => {
    const isHad = isTyped ? statements.find(({ stands }) => stands.has(key))?.stands.get(key) : undefined;
    return isHad === undefined ? [] : [{ tokens: tokensOf(text.split(' – ')[0]!), isHad }];
  });
  const shared = (token: string) => stocked.every(({ tokens }) => tokens.has(token));
  return stocked.map(({ tokens, isHad }) => ({
    own: new Set([...tokens].filter((token) => !shared(token))),
    isHad,
  }));
}

/** What a clause speaks of where it speaks of stock: up to the comma behind it; of one in brackets, what stands before them. */
function stretchOf({ text, lower, gate }: GateClaim, { start, end }: Statement, key: string): string {
  const clause = text.slice(start, end);
  if (clause.startsWith('(')) return /[^,;:]*$/u.exec(text.slice(0, start))![0];
  const sides = gate.lexicon.opposites?.[Number(key.slice(1))] ?? [];
  const [said] = sides.flatMap((side) => spansOf(lower.slice(start, end), side));
  const comma = said === undefined ? -1 : clause.indexOf(',', said.end);
  if (comma >= 0) return clause.slice(0, comma);
  // "In stock: S and M; L is sold out."
  return clause.trimEnd().endsWith(':') ? clause + /^[^;.]*/u.exec(text.slice(end))![0] : clause;
}

/**
 * What the cited record says of the stock that a clause speaks of: of the variants whose size, colour or amount it names.
 * `undefined` where no record does, or the clause names no variant.
 */
export function stockSaid(claim: GateClaim, own: Statement): 'so' | 'contrary' | undefined {
  const key = stockKeyOf(claim.gate.lexicon);
  const isHad = key === undefined ? undefined : own.stands.get(key);
  if (key === undefined || isHad === undefined) return undefined;
  const variants = variantsOf(
    nearestEvidence(claim).flatMap(({ parts }) => parts),
    key,
  );
  const heldIn = (text: string) => {
    const said = tokensOf(text);
    return variants.map(({ own: tokens }) => [...tokens].filter((token) => said.has(token)));
  };
  const near = heldIn(stretchOf(claim, own, key));
  const isNear = near.some(({ length }) => length > 0);
  const held = isNear ? near : heldIn(claim.text);
  const most = Math.max(0, ...held.map(({ length }) => length));
  if (most === 0) return undefined;
  const meant = variants.flatMap((variant, i) =>
    held[i]!.length === most ? [{ ...variant, named: held[i]! }] : [],
  );
  // "S and L are sold out" must hold of each.
  const isOne = ({ isHad: own }: Variant) => own === isHad;
  if (!isNear) return meant.some(isOne) ? 'so' : 'contrary';
  const isSo = meant.every(({ named }) =>
    named.every((token) => meant.some((other) => isOne(other) && other.named.includes(token))),
  );
  return isSo ? 'so' : 'contrary';
}

/** Finds clauses that say of a variant's stock what its record denies. */
export function checkStock(claim: GateClaim): GateReason[] {
  return claim.statements
    .filter((own) => stockSaid(claim, own) === 'contrary')
    .map((own: Span) => reasonAt(claim, 'polarity', own, 'the record of that variant says the contrary'));
}
