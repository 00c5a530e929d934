import { languageOf } from '../../text/locale-lookup.ts';
import { termsOf } from './question-table.ts';

/** "This" and the noun behind it, which names the product. */
const pointedAt: Readonly<Record<string, RegExp>> = {
  en: /\b(?:this|these)\s+(?!(?:made|by|for|from|in|on|of|with|to|at|or|and|as|if|too|actually|really|also|only|still|just|any|not|come|weigh|fit|work|hold|last|include|require|run|take|cost|go|look|feel|support|contain|measure|charge|smell|taste|stretch|shrink|fade|float|fold|keep|make|need|use|used|stand|good|available|suitable|intended|meant)\b)(\p{L}[\p{L}-]*)/giu,
  de: /\b(?:dies|diese[rsnm]?)\s+(\p{L}[\p{L}-]*)/giu,
  fr: /(?<![\p{L}-])(?:ce|cet|cette|ces)\s+(\p{L}[\p{L}-]*)/giu,
  es: /(?<!\p{L})(?:est[ea]|est[oa]s)\s+(\p{L}[\p{L}-]*)/giu,
  it: /(?<!\p{L})(?:quest[oaie])\s+(\p{L}[\p{L}-]*)/giu,
  pt: /(?<!\p{L})(?:est[ea]s?|ess[ea]s?)\s+(\p{L}[\p{L}-]*)/giu,
  nl: /\b(?:deze|dit)\s+(\p{L}[\p{L}-]*)/giu,
};

/** "Is this waterproof?", "are these safe for dogs": the word behind "this" is what is asked. */
const predicates: Readonly<Record<string, RegExp>> = {
  en: /^(?:so |and |hi,? |hello,? )?(?:is|are|was|were)\s+(?:this|these)\s+\p{L}[\p{L}-]*(?=\s*(?:$|[?!.,;]|(?:for|in|on|at|with|to|or|and|by|from|of|if|when|enough|as|like)\b))/iu,
};

/**
 * Nouns that mostly name the product, sometimes a part of it: behind the verb that asks ("does the towel ring rust") and
 * at the end ("what are the sizes of the beds").
 */
const subjects: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // "What is the size" asks for it.
    /(?<!\b(?:what|which|who|where)(?:’s|'s)?\s+)\b(?:is|are|was|were|does|do|did|can|could|will|would|should|has|have)\s+(?:the|this|these|my)\s+(\p{L}[\p{L}'-]*)/giu,
    /\b(?:of|for|on|in|with|to|from)\s+(?:the|this|these|my)\s+(\p{L}[\p{L}'-]*)(?:\s+(\p{L}[\p{L}'-]*))?\s*(?=$|[?.!,])/giu,
  ],
  de: [
    /(?<!\p{L}|(?:was|wie|welche[rs]?)\s+)(?:ist|sind|war|hat|haben|kann|können|wird|werden|wiegt|wiegen|passt|passen|hält|halten|braucht|brauchen|kommt|kommen)\s+(?:der|die|das|diese[rs]?|mein|meine)\s+(\p{L}[\p{L}-]*)/giu,
    /(?<!\p{L})(?:von|für|bei|mit|an|auf|in)\s+(?:der|die|das|dem|den|diese[rmns]?)\s+(\p{L}[\p{L}-]*)\s*(?=$|[?.!,])/giu,
  ],
  es: [
    /(?<!\p{L}|(?:qué|que|cuál|cual|cuáles|cuales|cómo|como)\s+)(?:es|son|está|están|tiene|tienen|puede|pueden|pesa|pesan|mide|miden|viene|vienen|lleva|llevan)\s+(?:el|la|los|las|est[ea]|est[oa]s)\s+(\p{L}[\p{L}-]*)/giu,
    /(?<!\p{L})(?:del|(?:de|para|en|con)\s+(?:el|la|los|las|est[ea]|est[oa]s))\s+(\p{L}[\p{L}-]*)\s*(?=$|[?.!,])/giu,
  ],
};

/** Terms of the words of a question that name the thing instead of asking about it. */
export type NamedThings = {
  /** Behind "this": surely the product. */
  pointedAt: ReadonlySet<string>;
  /** In the place where the product is mostly named; those pointed at among them. */
  subjects: ReadonlySet<string>;
};

/** Reads which words of a question name the thing; nothing in a language without rules. */
export function namedThings(text: string, locale: string): NamedThings {
  const language = languageOf(locale);
  const termsIn = (searched: string, pattern: RegExp) =>
    [...searched.matchAll(pattern)].flatMap(([, ...nouns]) =>
      nouns.flatMap((noun) => (noun === undefined ? [] : termsOf(noun, locale))),
    );
  const pointing = pointedAt[language];
  const predicate = predicates[language]?.exec(text)?.[0] ?? '';
  const rest = text.slice(predicate.length);
  const pointed = pointing === undefined ? [] : termsIn(rest, pointing);
  const named = (subjects[language] ?? []).flatMap((pattern) => termsIn(rest, pattern));
  return { pointedAt: new Set(pointed), subjects: new Set([...pointed, ...named]) };
}
