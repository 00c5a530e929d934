import { languageOf } from '../../text/locale-lookup.ts';
import type { Dimension } from '../../text/units.ts';
import { askedDimensions, namedUnits } from './asked-dimensions.ts';
import { type AskedKinds, askedKinds } from './asked-kinds.ts';
import { namedThings } from './named-things.ts';
import { questionTerms, termsOf, wholeExpressionsIn } from './question-table.ts';

/** What the words of a question count when fields are ranked for it. */
export type AskedWords = {
  /** Distinct index terms, joined pairs among them. */
  terms: readonly string[];
  /** 1, or less for a word that carries the grammar or only names the thing ("this *watch*"). */
  weight(term: string): number;
  /** Terms that mostly name the product and ask nothing of it ("does the *watch* glow"). */
  subjects: ReadonlySet<string>;
  /** Terms of expressions that mean another thing as a whole, and of the words they are made of. */
  expressions: { terms: readonly string[]; parts: readonly string[] };
  /** Whether the answer must hold a number ("how many", "how wide", "over 3 mm"). */
  wantsAmount: boolean;
  /** What the units named measure, where an amount is asked for. */
  dimensions: ReadonlySet<Dimension>;
  /** Terms of the words that name units. */
  units: ReadonlySet<string>;
  kinds: AskedKinds;
};

/** What words of grammar count: with few patterns their likelihoods are mostly noise. */
const GRAMMAR_WEIGHT = 0.2;
/** What the noun after "this" counts: it names the product, not what is asked of it. */
const POINTED_AT_WEIGHT = 0.2;

/** Words of grammar; those that ask (how, what, where) or measure (much, many) are no part of it. */
const grammarWords: Readonly<Record<string, string>> = {
  en: 'a an the is are was were be been am do does did has have had can could will would shall should may might must i you he she it its we they me my mine your our their this that these those there here and or but if of to for from in on at by with without as so than too very just any some all lot lots',
  de: 'ein eine einen einem einer der die das den dem des ist sind war bin sein hat haben hatte kann können könnte wird werden würde soll sollte muss ich du er sie es wir ihr man mein meine dein ihr sein unser dies diese dieser dieses diesen hier da und oder aber wenn von zu für aus in im an am auf bei mit ohne als so sehr nur auch',
  fr: 'un une le la les l des du de d est sont était être a ont avoir avait peut peuvent peux pourrait va sera doit je tu il elle on nous vous ils elles mon ma mes ton votre son sa ses leur ce cet cette ces c y en et ou mais si à au aux pour par dans sur avec sans comme très que qu',
  es: 'un una unos unas el la los las lo del de es son está están era ser estar ha han haber tiene tienen tener puede pueden puedo podría va debe yo tú él ella se nos me mi mis tu su sus este esta esto estos estas ese esa y o pero si a al para por en con sin como muy que',
  it: 'un una uno il lo la i gli le l del della dei delle di è sono era essere ha hanno avere può possono posso va deve io tu lui lei si ci mi mio tuo suo questo questa questi queste e o ma se a al alla per da in su con senza come molto che',
  pt: 'um uma o a os as do da dos das de é são está estão era ser estar tem têm ter pode podem posso vai deve eu você ele ela se me meu seu sua este esta isto estes estas esse essa e ou mas para por em no na com sem como muito que',
  nl: 'een de het is zijn was ben heeft hebben had kan kunnen zou wordt worden moet ik je jij hij zij ze we wij u mijn jouw dit dat deze die hier er en of maar als van te voor uit in aan op bij met zonder zo zeer alleen ook',
};

const amountWords: Readonly<Record<string, RegExp>> = {
  en: /\bhow (?:many|much|long|big|tall|wide|high|deep|heavy|thick|fast|far|old|large)\b/iu,
  de: /(?<!\p{L})wie ?(?:viele?|lang|groß|hoch|breit|tief|schwer|dick|schnell|weit|alt)(?!\p{L})/iu,
  fr: /(?<!\p{L})combien(?!\p{L})/iu,
  es: /(?<!\p{L})cu[aá]nt[oa]s?(?!\p{L})/iu,
  it: /(?<!\p{L})quant[oaie](?!\p{L})/iu,
  pt: /(?<!\p{L})quant[oa]s?(?!\p{L})/iu,
  nl: /(?<!\p{L})hoe ?(?:veel|lang|groot|hoog|breed|diep|zwaar|dik|snel|ver|oud)(?!\p{L})/iu,
};

const grammarTerms = new Map<string, ReadonlySet<string>>();

function grammarOf(language: string): ReadonlySet<string> {
  let terms = grammarTerms.get(language);
  if (terms === undefined) {
    terms = new Set(termsOf(grammarWords[language] ?? '', language));
    grammarTerms.set(language, terms);
  }
  return terms;
}

/** Whether a text has a number beside those of the product's own name ("the Trailhead 2"). */
function holdsNumber(text: string, locale: string, skipped: ReadonlySet<string>): boolean {
  const numbers = text.split(/\s+/u).filter((word) => /\d/u.test(word));
  return numbers.some((word) => termsOf(word, locale).some((term) => !skipped.has(term)));
}

/** Reads what a question asks of a field; `skipped` terms count for nothing. Never throws. */
export function askedWords(
  text: string,
  locale: string,
  skipped: ReadonlySet<string> = new Set(),
): AskedWords {
  const language = languageOf(locale);
  const grammar = grammarOf(language);
  const { pointedAt, subjects } = namedThings(text, locale);
  const named = namedUnits(text, language);
  const wantsAmount = holdsNumber(text, locale, skipped) || amountWords[language]?.test(text) === true;
  return {
    terms: [...new Set(questionTerms(text, locale))].filter((term) => !skipped.has(term)),
    weight: (term) =>
      (grammar.has(term) ? GRAMMAR_WEIGHT : 1) * (pointedAt.has(term) ? POINTED_AT_WEIGHT : 1),
    subjects,
    expressions: wholeExpressionsIn(text, locale),
    wantsAmount,
    dimensions: wantsAmount ? askedDimensions(text, language, named) : new Set(),
    units: new Set(named.flatMap(({ word }) => termsOf(word, locale))),
    kinds: askedKinds(text, locale),
  };
}
