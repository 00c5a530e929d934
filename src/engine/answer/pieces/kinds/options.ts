import { lexiconOf } from '../../../language/asks-of.ts';
import { languageOf } from '../../../language/locale-lookup.ts';
import { intentsOf } from '../../../meaning/intents/intents-of.ts';
import { fact } from '../../../say/claims.ts';
import type { Piece } from '../piece.ts';
import { fieldSupport, isCode } from './fields.ts';
import { wordsOfPatterns } from './pattern-words.ts';
import type { ProposeOfProduct } from './proposing.ts';

/** What there is to choose from: the values of a field that a product's variants differ in. */
export const optionPieces: ProposeOfProduct = ({ view, fields }, { bagOf, voice, piece }) =>
  fields.flatMap(({ field, label: labelOf, value }): Piece[] => {
    if (field.ofVariants !== true || isCode(field)) return [];
    const label = labelOf();
    const slots = { product: view.product.title, label, value };
    const key = bagOf(`${label} ${wordsOfPatterns(lexiconOf(voice.language).variant)}`);
    const about = intentsOf(`${label}: ${value}`, languageOf(view.product.locale));
    return [
      piece(
        'options',
        voice.say('attribute', slots),
        { own: bagOf(value), key, about: { own: about } },
        { claims: () => [fact(voice, 'attribute', slots, fieldSupport(view, field))] },
      ),
    ];
  });
