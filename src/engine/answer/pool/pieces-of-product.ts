import type { Availability, Money, Variant } from '../../catalog/product.ts';
import { availabilityWords } from '../../faq/availability-words.ts';
import { sentences } from '../../text/sentences.ts';
import type { Claim, Support } from '../answer.ts';
import { booleanSentence } from '../attributes/boolean-sentence.ts';
import { fieldLabel } from '../attributes/label.ts';
import { valueText } from '../attributes/value-text.ts';
import { asserted, fact } from '../claims.ts';
import { formatMoney } from '../format.ts';
import { lexiconOf } from '../lexicons.ts';
import type { MessageKey } from '../messages.ts';
import { factSupport, type ProductView, pathSupports } from '../product-view.ts';
import type { Voice } from '../voice.ts';
import { emptyBag, type TermBag } from './asked-words.ts';
import type { BagOf, Piece, PieceKind } from './piece.ts';

/** Names of fields that identify a product to a till, not to a shopper. */
const codeName = /^(?:gtin|mpn|ean|upc|isbn|asin|sku|barcode.*)$/iu;
/** Most variants of a product that are shown one by one. */
const MOST_VARIANTS = 60;

/** What a language calls a price or asks for stock with, as words to match. */
const asking = new Map<string, { price: string; stock: string }>();
function askingWords(language: string): { price: string; stock: string } {
  let words = asking.get(language);
  if (words === undefined) {
    const { price, stock } = lexiconOf(language);
    words = { price: price.replace(/[|*]/gu, ' '), stock: stock.replace(/[|*]/gu, ' ') };
    asking.set(language, words);
  }
  return words;
}

/** All text of a product that says what it is, for matching. */
export function productText({ product, fields }: ProductView, voice: Voice): string {
  const { title, brand = '', categories, description, variants } = product;
  const stated = fields.map((field) => `${field.words.join(' ')} ${valueText(field, voice)}`);
  const named = variants.map((variant) => variant.title ?? '');
  return [title, brand, ...categories, description, ...stated, ...named].join('\n');
}

/** "€139, in stock": what can be said of price and stock; empty where neither is known. */
function terms(price: Money | undefined, availability: Availability | undefined, voice: Voice): string {
  const stock =
    availability === undefined || availability === 'unknown'
      ? ''
      : availabilityWords(availability, voice.language);
  return [price === undefined ? '' : formatMoney(price, voice.locale), stock]
    .filter((part) => part !== '')
    .join(', ');
}

/** A product's name with its price and stock, as an entry of a list; cites the lines that say so. */
export function productClaim(view: ProductView, voice: Voice): Claim {
  const { title, price, availability } = view.product;
  const said = terms(price, availability, voice);
  const support = pathSupports(view, ['title', 'price', 'availability']);
  return asserted(said === '' ? `${title}.` : `${title}: ${said}.`, support, voice);
}

/** Everything a product's record states, as pieces of equal rank: fields, sentences, price, stock, variants, and itself. */
export function piecesOfProduct(view: ProductView, bagOf: BagOf, voice: Voice): Piece[] {
  const { product } = view;
  const place = `product:${product.productId}`;
  const around = bagOf(product.title);
  const shared = {
    around,
    place,
    section: place,
    productId: product.productId,
    locale: product.locale,
    trust: 'catalog' as const,
  };
  const piece = (kind: PieceKind, claim: Claim, own: TermBag, key: TermBag): Piece => ({
    ...shared,
    kind,
    text: claim.text,
    claims: [claim],
    own,
    key,
  });
  const said = askingWords(voice.language);
  const pieces: Piece[] = [
    piece('product', productClaim(view, voice), bagOf(productText(view, voice)), emptyBag),
    ...fieldPieces(view, bagOf, voice, piece),
    ...descriptionPieces(view, bagOf, voice, piece),
  ];
  const { price, availability, title } = product;
  if (price !== undefined) {
    const claim = fact(
      voice,
      'price',
      { product: title, price: formatMoney(price, voice.locale) },
      pathSupports(view, ['title', 'price']),
    );
    pieces.push(piece('price', claim, emptyBag, bagOf(said.price)));
  }
  if (availability !== 'unknown') {
    const claim = fact(
      voice,
      `stock_${availability}`,
      { product: title },
      pathSupports(view, ['title', 'availability']),
    );
    pieces.push(piece('stock', claim, emptyBag, bagOf(said.stock)));
  }
  return [...pieces, ...variantPieces(view, bagOf, voice, piece)];
}

type MakePiece = (kind: PieceKind, claim: Claim, own: TermBag, key: TermBag) => Piece;

function fieldPieces(view: ProductView, bagOf: BagOf, voice: Voice, piece: MakePiece): Piece[] {
  const { product, fields } = view;
  const title = pathSupports(view, ['title']);
  return fields.flatMap((field): Piece[] => {
    if (field.ofVariants || codeName.test(field.name)) return [];
    const label = fieldLabel(field, product.locale, voice.language);
    const value = valueText(field, voice);
    const support = [...title, ...field.facts.map((each) => factSupport(view, each))];
    const own = bagOf(`${field.words.join(' ')} ${value}`);
    const key = bagOf(`${field.words.join(' ')} ${label}`);
    if (field.kind !== 'boolean')
      return [
        {
          ...piece(
            'field',
            fact(voice, 'attribute', { product: product.title, label, value }, support),
            own,
            key,
          ),
          brief: fact(voice, 'attribute_more', { label, value }, support),
        },
      ];
    const isTrue = field.value === true || field.value === 'true';
    const sentence = booleanSentence(product.title, label, isTrue, voice);
    const plain = withoutYesNo(sentence);
    const claim =
      plain === undefined
        ? fact(voice, 'attribute', { product: product.title, label, value }, support)
        : asserted(plain, support, voice);
    return [{ ...piece('boolean', claim, own, key), direct: [asserted(sentence, support, voice)] }];
  });
}

/** "Yes, the lamp is dimmable." as a statement of its own; `undefined` where the sentence is not of that form. */
function withoutYesNo(sentence: string): string | undefined {
  const rest = /^\p{L}+, (.+)$/u.exec(sentence)?.[1];
  return rest === undefined ? undefined : rest.charAt(0).toUpperCase() + rest.slice(1);
}

function descriptionPieces(view: ProductView, bagOf: BagOf, voice: Voice, piece: MakePiece): Piece[] {
  const { sheet, source, product } = view;
  const line = sheet.facts.find(({ path }) => path === 'description');
  if (line === undefined) return [];
  const start = line.end - line.value.length;
  const passage = bagOf(line.value);
  let before = emptyBag;
  return sentences(line.value, product.locale).map(({ start: from, end }): Piece => {
    const quote = line.value.slice(from, end);
    const support: Support = {
      kind: 'field',
      source,
      start: start + from,
      end: start + end,
      quote,
      productId: product.productId,
      path: 'description',
    };
    const claim: Claim = { text: quote, kind: 'quote', support: [support], before: voice.space };
    const own = bagOf(quote);
    const made = { ...piece('description', claim, own, emptyBag), passage, before };
    before = own;
    return made;
  });
}

/** How a yes/no question for a variant is answered, where its stock is known. */
const offered: Partial<Record<string, MessageKey>> = { in_stock: 'variant_yes', out_of_stock: 'variant_out' };

function optionText({ title, attributes }: Variant): string {
  return title ?? Object.values(attributes).flat().join(', ');
}

function variantPieces(view: ProductView, bagOf: BagOf, voice: Voice, piece: MakePiece): Piece[] {
  const { product, fields } = view;
  const title = pathSupports(view, ['title']);
  const each = product.variants.slice(0, MOST_VARIANTS).flatMap((variant): Piece[] => {
    const facts = view.sheet.facts.filter(({ variantId }) => variantId === variant.variantId);
    const said = terms(variant.price, variant.availability, voice);
    const options = optionText(variant);
    if (facts.length === 0 || said === '' || options === '') return [];
    const support = [...title, ...facts.map((one) => factSupport(view, one))];
    const claim = asserted(`${product.title}, ${options}: ${said}.`, support, voice);
    const words = [options, ...Object.values(variant.attributes).flat()].join(' ');
    const names = bagOf(`${words} ${Object.keys(variant.attributes).join(' ')}`);
    const key = variant.availability === undefined ? undefined : offered[variant.availability];
    const slots = { product: product.title, options };
    return [
      {
        ...piece('variant', claim, bagOf(words), names),
        brief: asserted(`${options}: ${said}.`, support, voice),
        ...(key === undefined ? {} : { direct: [fact(voice, key, slots, support)] }),
      },
    ];
  });
  const lists = fields.flatMap((field): Piece[] => {
    if (field.ofVariants !== true || codeName.test(field.name)) return [];
    const label = fieldLabel(field, product.locale, voice.language);
    const value = valueText(field, voice);
    const support = [...title, ...field.facts.map((one) => factSupport(view, one))];
    const claim = fact(voice, 'attribute', { product: product.title, label, value }, support);
    return [
      piece(
        'options',
        claim,
        bagOf(value),
        bagOf(`${label} ${lexiconOf(voice.language).variant.replace(/[|*]/gu, ' ')}`),
      ),
    ];
  });
  return [...each, ...lists];
}
