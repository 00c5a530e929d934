import { sha256Hex } from '../../../platform/ids/hash.ts';
import { faqText } from '../../faq-lookup/faq-text.ts';
import {
  type Faq,
  isListable,
  questionKey,
  type TranslatedFrom,
  translatedFrom,
} from '../../faq-lookup/faq-types.ts';

/** What a translation of this FAQ is bound to; `undefined` for one that is answered anew on each read. */
export function sourceOfTranslation(source: Faq): TranslatedFrom | undefined {
  if (source.answer.kind === 'live' || translatedFrom(source)) return undefined;
  return { faqId: source.faqId, hash: sha256Hex(`${questionKey(source.question)}\n${faqText(source)}`) };
}

/** Whether a translation says what its source says now, and the source still stands. */
export function stillTranslates(translation: Faq, source: Faq): boolean {
  const [then, now] = [translatedFrom(translation), sourceOfTranslation(source)];
  if (!then || !now || !isListable(source)) return false;
  return then.faqId === now.faqId && then.hash === now.hash;
}

/** The FAQs of a page that are to be translated, in their order. */
export function sourcesOf(faqs: readonly Faq[], isShown: (faq: Faq) => boolean): Faq[] {
  return faqs.filter((faq) => isListable(faq) && isShown(faq) && sourceOfTranslation(faq) !== undefined);
}
