import { languageOf } from '../text/locale-lookup.ts';
import type { Understood } from './understand.ts';

/**
 * How a language says that something has the most of a property, as it stands before or beside the thing: "warmest",
 * "der leichteste", "la plus légère", "el más cálido".
 */
const superlatives: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?!(?:inter|re|for|har|ho|che|mani|pri|near|lat|soon|earli|requ|gu|arr|cont|prot|dig|mod|sugg|inv|conqu|w|v|b)est(?!\p{L}))(?:\p{L}{3,}(?:est|iest)|best|most \p{L}+|least \p{L}+)(?!\p{L})/u,
  de: /(?<!\p{L})(?:der|die|das|den|dem|am|euer|eure|euren|eurem|ihr|ihre|ihren|welche[rsnm]?) (?:\p{L}+ )?(?!erste|letzte|nächste|meiste)\p{L}{2,}(?:st|ßt)e[nrs]?(?!\p{L})/u,
  fr: /(?<!\p{L})(?:le|la|les|votre|vos) (?:\p{L}+ (?:de \p{L}+ )?(?:le |la |les )?)?(?:plus|moins|meilleure?s?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:el|la|los|las|su|vuestr[oa]) (?:\p{L}+ (?:de \p{L}+ )?)?(?:más|menos|mejor|mejores)(?!\p{L})/u,
};

/** Whether a question asks for the thing that has the most of a property; false in languages without a pattern. */
export function asksForMost({ prepared, language }: Understood): boolean {
  return superlatives[languageOf(language)]?.test(prepared.plain) === true;
}
