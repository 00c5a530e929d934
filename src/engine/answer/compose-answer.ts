import type { Product } from '../catalog/product.ts';
import { languageOf } from '../text/locale-lookup.ts';
import type { Answer, AnswerStatus, Claim, ProductCard } from './answer.ts';
import type { Candidate } from './candidate.ts';
import { frame, withEcho } from './claims.ts';
import { formatLanguage } from './format.ts';
import type { Voice } from './voice.ts';

/** A product as an answer shows it, with what its row says now. */
export function productCard(product: Product): ProductCard {
  const { productId, title, url, imageUrl, price, listPrice, availability, brand, rating } = product;
  return {
    productId,
    title,
    availability,
    ...(url === undefined ? {} : { url }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(price === undefined ? {} : { price }),
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(brand === undefined ? {} : { brand }),
    ...(rating === undefined ? {} : { rating }),
  };
}

const MOST_CARDS = 10;

function statusOf(candidate: Candidate): AnswerStatus {
  return candidate.band === 'answer' ? 'answered' : candidate.band === 'closest' ? 'partial' : 'not_found';
}

/** Says that nothing was found about some words of the shopper's. */
export function nothingAbout(asked: string, voice: Voice): Claim[] {
  return withEcho(voice, (place) => voice.say('unmentioned', { asked: place }), asked);
}

/** The frames before a candidate's claims: that it is only the closest or what there is on the topic, and in which language it is quoted. */
function opening(candidate: Candidate, voice: Voice): Claim[] {
  const frames: Claim[] = [];
  const { quotedLocale, unmentioned } = candidate;
  if (unmentioned !== undefined)
    frames.push(...nothingAbout(unmentioned.join(' '), voice), frame(voice, 'on_topic'));
  else if (candidate.band === 'closest') frames.push(frame(voice, 'closest'));
  if (quotedLocale !== undefined && languageOf(quotedLocale) !== voice.language)
    frames.push(
      frame(voice, 'source_language', { language: formatLanguage(languageOf(quotedLocale), voice.locale) }),
    );
  return frames;
}

/** A candidate in bands *answer* or *closest* as the answer object; quotes in another language are announced as such. */
export function composeAnswer(
  candidate: Candidate,
  voice: Voice,
  suggestedQuestions: readonly string[] = [],
): Answer {
  const distinct = [...new Map(candidate.products.map((product) => [product.productId, product])).values()];
  return {
    status: statusOf(candidate),
    route: candidate.route,
    engine: 'embedded',
    degraded: false,
    locale: candidate.quotedLocale ?? voice.locale,
    claims: [...opening(candidate, voice), ...candidate.claims],
    products: distinct.slice(0, MOST_CARDS).map(productCard),
    suggestedQuestions: suggestedQuestions.slice(0, 3),
  };
}

/** An answer that only talks: greetings, hand-offs, abstentions. */
export function composeFrames(
  route: string,
  status: AnswerStatus,
  claims: readonly Claim[],
  voice: Voice,
  suggestedQuestions: readonly string[] = [],
): Answer {
  return {
    status,
    route,
    engine: 'embedded',
    degraded: false,
    locale: voice.locale,
    claims,
    products: [],
    suggestedQuestions: suggestedQuestions.slice(0, 3),
  };
}
