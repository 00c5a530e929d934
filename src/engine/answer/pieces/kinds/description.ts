import { languageOf } from '../../../language/locale-lookup.ts';
import { intentsOf } from '../../../meaning/intents/intents-of.ts';
import type { Claim, Support } from '../../../say/answer.ts';
import { sentences } from '../../../text/sentences/sentences.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import type { Piece } from '../piece.ts';
import type { ProposeOfProduct } from './proposing.ts';

/** The sentences of a product's description, word for word. */
export const descriptionPieces: ProposeOfProduct = ({ view, description }, { bagOf, voice, piece }) => {
  const { sheet, source, product } = view;
  const line = sheet.facts.find(({ path }) => path === 'description');
  if (line === undefined) return [];
  const start = line.end - line.value.length;
  // Mostly the line is the description as it was written.
  const passage = line.value === product.description ? description : bagOf(line.value);
  let before = emptyBag;
  return sentences(line.value, product.locale).map(({ start: from, end }): Piece => {
    const quote = line.value.slice(from, end);
    const claims = (): Claim[] => {
      const at = { start: start + from, end: start + end };
      const stated = { productId: product.productId, path: 'description' };
      const support: Support = { kind: 'field', source, ...at, quote, ...stated };
      return [{ text: quote, kind: 'quote', support: [support], before: voice.space }];
    };
    const about = { own: intentsOf(quote, languageOf(product.locale)) };
    const bags = { own: bagOf(quote), key: emptyBag, passage, before, about };
    before = bags.own;
    return piece('description', quote, bags, { claims });
  });
};
