import type { Variant } from '../../../catalog/product.ts';
import type { MessageKey } from '../../../language/answer-messages.ts';
import { surelyAbout } from '../../../meaning/intents/intents-of.ts';
import { asserted, fact } from '../../../say/claims.ts';
import { formatList } from '../../../say/format.ts';
import { factSupport, pathSupports } from '../../product-view.ts';
import type { Alike, Piece } from '../piece.ts';
import type { ProposeOfProduct } from './proposing.ts';
import { saidTerms } from './said-terms.ts';

/** Most variants of a product that are shown one by one. */
const MOST_VARIANTS = 60;

/** How a yes/no question for a variant is answered, where its stock is known. */
const offered: Partial<Record<string, MessageKey>> = { in_stock: 'variant_yes', out_of_stock: 'variant_out' };

function optionText({ title, attributes }: Variant): string {
  return title ?? Object.values(attributes).flat().join(', ');
}

const about = {
  own: surelyAbout(['thing_price', 'thing_available', 'thing_colours', 'thing_sizes', 'thing_pack']),
};

/** Each variant with its own price and stock. */
export const variantPieces: ProposeOfProduct = ({ view }, { bagOf, voice, piece }) => {
  const { product } = view;
  return product.variants.slice(0, MOST_VARIANTS).flatMap((variant): Piece[] => {
    const facts = view.sheet.facts.filter(({ variantId }) => variantId === variant.variantId);
    const said = saidTerms(variant.price, variant.availability, voice);
    const options = optionText(variant);
    if (facts.length === 0 || said === '' || options === '') return [];
    const ofTitle = () => pathSupports(view, ['title']);
    const ofVariant = () => facts.map((one) => factSupport(view, one));
    const support = () => [...ofTitle(), ...ofVariant()];
    const text = `${product.title}, ${options}: ${said}.`;
    const words = [options, ...Object.values(variant.attributes).flat()].join(' ');
    const names = bagOf(`${words} ${Object.keys(variant.attributes).join(' ')}`);
    const key = variant.availability === undefined ? undefined : offered[variant.availability];
    const slots = { product: product.title, options };
    const alike: Alike = {
      name: options,
      said,
      support: ofVariant,
      together: (all, isBrief) => {
        const names = formatList(
          all.map(({ name }) => name),
          voice.locale,
        );
        const supports = [...ofTitle(), ...all.flatMap((one) => one.support())];
        return asserted(`${isBrief ? '' : `${product.title}, `}${names}: ${said}.`, supports, voice);
      },
    };
    return [
      piece(
        'variant',
        text,
        { own: bagOf(words), key: names, about },
        {
          claims: () => [asserted(text, support(), voice)],
          brief: () => asserted(`${options}: ${said}.`, support(), voice),
          alike,
          ...(key === undefined ? {} : { direct: () => [fact(voice, key, slots, support())] }),
        },
      ),
    ];
  });
};
