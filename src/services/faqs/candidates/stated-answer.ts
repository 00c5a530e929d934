import { productCard } from '../../../engine/answer/compose-answer.ts';
import { quoteStretch } from '../../../engine/answer/passages/quote.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { statementCandidates } from '../../../engine/faq/candidates/statement-candidates.ts';
import { phrasebookOf } from '../../../engine/faq/wording/phrasebooks.ts';
import { spokenName } from '../../../engine/faq/wording/product-name.ts';
import { voiceFor } from '../../../engine/say/voice.ts';
import type { Answered } from '../../answers/answer-types.ts';
import type { ToldText } from './told-text.ts';

/** An answer with the texts that it cites. */
export type Quotable = Pick<Answered, 'answer' | 'snapshots'>;

/** Stretches of the text that describes the product as an answer: quoted word for word, and nothing else said. */
export function statedAnswer(
  { told, source, snapshot }: ToldText,
  said: readonly { start: number; end: number }[],
  product: Product,
): Quotable {
  const voice = voiceFor(product.locale, []);
  const claims = said.map(({ start, end }) => quoteStretch({ source, text: told.text, start, end }, voice));
  return {
    answer: {
      status: 'answered',
      route: 'product_text',
      engine: 'embedded',
      degraded: false,
      locale: product.locale,
      claims,
      products: [productCard(product)],
      suggestedQuestions: [],
    },
    snapshots: [snapshot],
  };
}

/** What the text says now to a question that was once made of it; `undefined` when no statement asks for it any more. */
export function answerAsStated(
  text: ToldText | undefined,
  product: Product,
  question: string,
): Quotable | undefined {
  const phrasebook = phrasebookOf(product.locale);
  if (!phrasebook || !text) return undefined;
  const name = spokenName(product, product.locale, phrasebook);
  const candidate = statementCandidates(text.told, product.locale, name).find(({ wordings }) =>
    wordings.includes(question),
  );
  return candidate?.said && statedAnswer(text, candidate.said, product);
}
