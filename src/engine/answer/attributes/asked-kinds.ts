import { languageOf } from '../../text/locale-lookup.ts';

/** What a question asks for that decides whether a value can answer it at all. */
export type AskedKinds = {
  /** Why, or what the difference is: no value of one product says that. */
  isReason: boolean;
  /** How something is done or where it is found: few fields say that. */
  isManner: boolean;
  /** Whether it works with something, fits it, serves for it or comes with it: the value must say that very thing. */
  isFitting: boolean;
};

type Patterns = { reason: RegExp; manner: RegExp; fitting: RegExp };

const patterns: Readonly<Record<string, Patterns>> = {
  en: {
    reason: /\b(?:why|how come|what happens|differ|differences?)\b/iu,
    manner:
      /\bhow (?:to|(?:do|does|did|can|could|should|would) (?:i|you|we|they|it|this|the))\b|\bwhere (?:can|could|do|did) (?:i|you|we)\b/iu,
    fitting:
      /(?:^|[.,;!?]\s*)(?:so |and |but |hi,? )?(?:is|are|do|does|did|can|could|will|would|has|have)\b[^.;!?]*\b(?:(?:works?|working|fit|fits|fitted|compatible|used?|usable|goes|go|connects?|pairs?|meant|suitable|safe|good|comes?) (?:well |only |also |together |just )?(?:with|for|on|as|inside|into|onto|under|over)\b|fits? |used? |works? in\b|replaces? |interchangeable|supports? |includes? )/iu,
  },
  de: {
    reason: /(?<!\p{L})(?:warum|wieso|weshalb|unterschiede?)(?!\p{L})/iu,
    manner: /(?<!\p{L})(?:wie|wo) (?:\p{L}+ (?:ich|man|wir)|geht|funktioniert)(?!\p{L})/iu,
    fitting:
      /^(?:und |aber )?(?:passt|passen|geht|gehen|funktioniert|funktionieren|taugt|taugen|reicht)(?!\p{L})|^(?:kann|können|lässt|lassen|ist|sind|wird|werden)(?!\p{L}).*(?:mit .*(?:nutzen|benutzen|verwenden|kombinieren)|kompatibel|geeignet|dabei|enthalten|mitgeliefert)/iu,
  },
  fr: {
    reason: /(?<!\p{L})(?:pourquoi|différences?)(?!\p{L})/iu,
    manner: /(?<!\p{L})(?:comment|où) (?:\p{L}+[- ](?:je|on|t-on|nous)|faire|faut-il)(?!\p{L})/iu,
    fitting:
      /(?:compatibles? avec|(?:fonctionne|marche|va|vont|rentre|utiliser|utilisable)(?:nt)?\P{L}.*(?:avec|dans|sur|pour|comme))(?!\p{L})/iu,
  },
  es: {
    reason: /(?<!\p{L})(?:por qué|diferencias?)(?!\p{L})/iu,
    manner: /(?<!\p{L})(?:cómo|dónde) (?:puedo|se|debo|hago|hay que|compro)(?!\p{L})/iu,
    fitting:
      /(?:compatibles? con|(?:funciona|sirve|vale|encaja|cabe|usar|utilizar)n?\P{L}.*(?:con|en|para|como)|viene con|incluye)(?!\p{L})/iu,
  },
};

/** Reads the kinds of a question from its words; none in a language without patterns. */
export function askedKinds(text: string, locale: string): AskedKinds {
  const known = patterns[languageOf(locale)];
  return {
    isReason: known?.reason.test(text) === true,
    isManner: known?.manner.test(text) === true,
    isFitting: known?.fitting.test(text) === true,
  };
}
