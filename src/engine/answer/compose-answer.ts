import type { Product } from '../catalog/product.ts';
import { languageOf } from '../language/locale-lookup.ts';
import type { Answer, AnswerStatus, Claim, ProductCard } from '../say/answer.ts';
import { frame } from '../say/claims.ts';
import { formatLanguage } from '../say/format.ts';
import type { Voice } from '../say/voice.ts';

/** A product as an answer shows it, with what its row says now. */
export function productCard(product: Product): ProductCard {
  const { productId, title, url, imageUrl, price, listPrice, availability, brand, rating } = product;
  return { productId, title, availability, url, imageUrl, price, listPrice, brand, rating };
}

const MOST_CARDS = 10;

/** Something that surely answers a question, with what it was read from. */
export type Saying = {
  route: string;
  claims: readonly Claim[];
  /** Language tag of what is quoted; absent when nothing is. */
  quotedLocale?: string;
  /** Products named in the claims, in order. */
  products: readonly Product[];
};

/** What surely answers as the answer object; quotes in another language are announced as such. */
export function composeAnswer({ route, claims, quotedLocale, products }: Saying, voice: Voice): Answer {
  const distinct = [...new Map(products.map((product) => [product.productId, product])).values()];
  const isForeign = quotedLocale !== undefined && languageOf(quotedLocale) !== voice.language;
  const language = isForeign ? formatLanguage(languageOf(quotedLocale), voice.locale) : '';
  const said = [...(isForeign ? [frame(voice, 'source_language', { language })] : []), ...claims];
  return {
    ...composeFrames(route, 'answered', said, voice),
    locale: quotedLocale ?? voice.locale,
    products: distinct.slice(0, MOST_CARDS).map(productCard),
  };
}

/** An answer that only talks: greetings, hand-offs, abstentions. */
export function composeFrames(
  route: string,
  status: AnswerStatus,
  claims: readonly Claim[],
  voice: Voice,
): Answer {
  return {
    status,
    route,
    engine: 'embedded',
    degraded: false,
    locale: voice.locale,
    claims,
    products: [],
    suggestedQuestions: [],
  };
}
