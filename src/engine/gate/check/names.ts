import { oncePer } from '../../../memo/once-per.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { traitByTag } from '../../language/pack.ts';
import { foldForMatch } from '../../text/characters/normalize.ts';
import { isWithinAny } from '../../text/characters/span.ts';
import { hasAny } from '../read/phrase-spans.ts';
import { isSameRegion } from '../read/same-region.ts';
import { unstatedIn } from '../read/unstated.ts';
import { heldBy, type Word } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { clauseOf, type GateClaim, reasonAt } from './claim.ts';

const capitalNouns = traitByTag('text', ({ nounsAreCapitalised }) => nounsAreCapitalised);
/** Luxembourgish has that trait and no folder to name it. */
const ALSO_CAPITAL_NOUNS = new Set(['lb']);
const SENTENCE_START = /(?:^|[.!?…:;–—(«“"„»]\s*)$/u;

/** Finds product titles, brands and proper names of a sentence that what it cites does not hold. */
export function checkNames(claim: GateClaim): GateReason[] {
  const reasons: GateReason[] = [];
  const sold = soldNames(claim.gate);
  for (const [i, word] of claim.words.entries()) {
    if (word.isStop || !isCapital(word.raw) || isCalendar(claim, word)) continue;
    // "CA$" is money.
    if (/^\p{Sc}/u.test(claim.text.slice(word.end))) continue;
    const key = foldForMatch(word.raw);
    const isSold = sold.has(key) && !isLight(claim, word);
    if (!isSold && !isNameLike(claim, word, i)) continue;
    if (isHeld(claim, word) || isShoppersName(claim, word)) continue;
    reasons.push(reasonAt(claim, 'name', word, 'the cited evidence does not hold this name'));
  }
  const folded = ` ${foldForMatch(claim.text)} `;
  const said = claim.cited.map((each) => each.folded).join('\n');
  for (const name of [...claim.gate.scene.productTitles, ...claim.gate.scene.brands]) {
    const key = foldForMatch(name);
    if (key.length < 4 || !contains(folded, key) || said.includes(key)) continue;
    // A brand that is an ordinary word is one only where it is written as a name.
    const start = claim.lower.indexOf(key);
    if (start >= 0 && !/\s/u.test(key) && !isCapital(claim.text.slice(start, start + 1))) continue;
    const span = { start: Math.max(0, start), end: start < 0 ? claim.text.length : start + key.length };
    reasons.push(reasonAt(claim, 'name', span, 'the cited evidence is not about this product or brand'));
  }
  return reasons;
}

/** A word that any shop's reply may use names nothing, though a product's title may have it. */
function isLight({ lower, gate }: GateClaim, { start, end }: Word): boolean {
  return hasAny(lower.slice(start, end), gate.lexicon.light);
}

function contains(folded: string, name: string): boolean {
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(folded[at + name.length] ?? ''))
      return true;
  return false;
}

function isCapital(raw: string): boolean {
  return /^\p{Lu}/u.test(raw);
}

function isCalendar({ dates, weekdays }: GateClaim, word: Word): boolean {
  return isWithinAny(word, dates) || isWithinAny(word, weekdays);
}

/** Whether nouns have a capital in a language (a tag). */
export function hasCapitalNouns(language: string): boolean {
  return capitalNouns.has(language) || ALSO_CAPITAL_NOUNS.has(language);
}

/** Words of the names that the shop sells under, and names that other evidence holds. */
const soldNames = oncePer(({ scene, language }: GateClaim['gate']): ReadonlySet<string> => {
  const { productTitles, brands } = scene;
  const words = [...productTitles, ...brands].flatMap(
    (name) => name.match(/\p{Lu}[\p{L}\p{M}\p{N}]{2,}/gu) ?? [],
  );
  // A word that many titles have is what the thing is, not what it is called.
  const counts = new Map<string, number>();
  for (const word of words) counts.set(foldForMatch(word), (counts.get(foldForMatch(word)) ?? 0) + 1);
  const isCommon = (word: string) =>
    hasCapitalNouns(language) &&
    !brands.some((brand) => foldForMatch(brand).includes(word)) &&
    (counts.get(word) ?? 0) > 1;
  return new Set([...counts.keys()].filter((word) => !isCommon(word)));
});

/** A word with a capital where an ordinary one has none; `at` is its place among the words of the sentence. */
export function isNameLike(claim: GateClaim, word: Word, at: number): boolean {
  const { text, gate } = claim;
  if (!isCapital(word.raw)) return false;
  if (/^\p{Lu}{2,}$/u.test(word.raw) || /^\p{L}+\p{Lu}/u.test(word.raw)) return word.raw.length > 1;
  if (hasCapitalNouns(gate.language)) return isPaired(claim, at);
  if (SENTENCE_START.test(text.slice(0, word.start))) return false;
  // "Saturday Delivery": a headline writes all its words so.
  return at > 0;
}

/** Two words with capitals side by side: nouns have articles between them where nouns have capitals. */
function isPaired(claim: GateClaim, at: number): boolean {
  const { words, text } = claim;
  const isNext = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined &&
    b !== undefined &&
    isCapital(a.raw) &&
    isCapital(b.raw) &&
    !a.isStop &&
    !b.isStop &&
    /^[ -]$/u.test(text.slice(a.end, b.start));
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]];
  const isStart = (word: Word | undefined) =>
    word !== undefined && SENTENCE_START.test(text.slice(0, word.start));
  const isStrange = (word: Word | undefined) =>
    word !== undefined && !isHeld(claim, word) && !isWithinAny(word, claim.amounts);
  return (
    (isNext(before, own) && !isStart(before) && isStrange(before)) ||
    (isNext(own, after) && !isStart(own) && isStrange(after))
  );
}

function isHeld(claim: GateClaim, word: Word): boolean {
  return claim.cited.some(({ bag, evidence, folded: text }) => {
    if (heldBy(bag, word) === 1) return true;
    const key = foldForMatch(word.raw);
    // "Torvettis" is of "Torvetti", "BrandX" is not of "brand".
    const bare = key.replace(/(?:'s|s|en|n)$/u, '');
    if (key.length >= 4 && (text.includes(key) || (bare.length >= 4 && text.includes(bare)))) return true;
    if (isSameRegion(word, bag, claim.gate.scene.locale, evidence.locale)) return true;
    // A capital within is of a name, which no other ending translates.
    const mayDiffer = languageOf(evidence.locale) !== claim.gate.language && !/\p{Ll}\p{Lu}/u.test(word.raw);
    return mayDiffer && heldBy(bag, word) > 0;
  });
}

/** A name of the shopper's own may be repeated where it is denied, asked about or a condition, not where it is said. */
function isShoppersName(claim: GateClaim, word: Word): boolean {
  const { gate, lower } = claim;
  if (heldBy(gate.asked.bag, word) < 0.9) return false;
  return clauseOf(claim, word)?.isSaid !== true || unstatedIn(lower, gate.lexicon).length > 0;
}
