import { kept, perLanguage } from '../../../memo/kept.ts';
import type { Availability, Money, Variant } from '../../catalog/product.ts';
import type { MessageKey } from '../../language/answer-messages.ts';
import { lexiconOf } from '../../language/asks-of.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import type { Claim, Support } from '../../say/answer.ts';
import { availabilityWords } from '../../say/availability-words.ts';
import { booleanSentence } from '../../say/boolean-sentence.ts';
import { asserted, fact } from '../../say/claims.ts';
import { formatMoney } from '../../say/format.ts';
import type { Voice } from '../../say/voice.ts';
import { sentences } from '../../text/sentences/sentences.ts';
import { factSupport, type ProductView, pathSupports } from '../product-view.ts';
import { emptyBag } from './asked-words.ts';
import { type BagOf, type Piece, type PieceKind, type Said, SaidPiece } from './piece.ts';
import type { ReadProduct } from './read-product.ts';

/** Names of fields that identify a product to a till, not to a shopper. */
const codeName = /^(?:gtin|mpn|ean|upc|isbn|asin|sku|barcode.*)$/iu;
/** Most variants of a product that are shown one by one. */
const MOST_VARIANTS = 60;

/** What a language calls a price or asks for stock with, as words to match. */
const askingWords = kept(perLanguage, (language) => {
  const { price, stock } = lexiconOf(language);
  return { price: price.replace(/[|*]/gu, ' '), stock: stock.replace(/[|*]/gu, ' ') };
});

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

function productLine({ product }: ProductView, voice: Voice): string {
  const { title, price, availability } = product;
  const said = terms(price, availability, voice);
  return said === '' ? `${title}.` : `${title}: ${said}.`;
}

/** A product's name with its price and stock, as an entry of a list; cites the lines that say so. */
export function productClaim(view: ProductView, voice: Voice): Claim {
  const support = pathSupports(view, ['title', 'price', 'availability']);
  return asserted(productLine(view, voice), support, voice);
}

/** Everything a product's record states, as pieces of equal rank: fields, sentences, price, stock, variants, and itself. */
export function piecesOfProduct(read: ReadProduct, bagOf: BagOf, voice: Voice): Piece[] {
  const { view, all } = read;
  const { product } = view;
  const place = `product:${product.productId}`;
  const shared = {
    around: read.title,
    place,
    section: place,
    productId: product.productId,
    locale: product.locale,
    trust: 'catalog' as const,
  };
  const piece: MakePiece = (kind, text, bags, said) =>
    new SaidPiece({ ...shared, kind, text, ...bags }, said);
  const asked = askingWords(voice.language);
  const pieces: Piece[] = [
    piece(
      'product',
      productLine(view, voice),
      { own: all, key: emptyBag },
      { claims: () => [productClaim(view, voice)] },
    ),
    ...fieldPieces(read, bagOf, voice, piece),
    ...descriptionPieces(read, bagOf, voice, piece),
  ];
  const { price, availability, title } = product;
  const stated = (
    kind: PieceKind,
    { message, slots, path, key }: { message: MessageKey; slots: Slots; path: string; key: string },
  ): Piece => {
    const supports = () => pathSupports(view, ['title', path]);
    const claims = () => [fact(voice, message, slots, supports())];
    return piece(kind, voice.say(message, slots), { own: emptyBag, key: bagOf(key) }, { claims });
  };
  if (price !== undefined) {
    const slots = { product: title, price: formatMoney(price, voice.locale) };
    pieces.push(stated('price', { message: 'price', slots, path: 'price', key: asked.price }));
  }
  if (availability !== 'unknown')
    pieces.push(
      stated('stock', {
        message: `stock_${availability}`,
        slots: { product: title },
        path: 'availability',
        key: asked.stock,
      }),
    );
  return [...pieces, ...variantPieces(read, bagOf, voice, piece)];
}

type Slots = Readonly<Record<string, string>>;
type PieceBags = Pick<Piece, 'own' | 'key' | 'passage' | 'before'>;
type MakePiece = (kind: PieceKind, text: string, bags: PieceBags, said: Said) => Piece;

function fieldPieces({ view, fields }: ReadProduct, bagOf: BagOf, voice: Voice, piece: MakePiece): Piece[] {
  const { title } = view.product;
  return fields.flatMap(({ field, label: labelOf, value, words, own }): Piece[] => {
    if (field.ofVariants || codeName.test(field.name)) return [];
    const label = labelOf();
    const support = () => fieldSupport(view, field);
    const bags = { own, key: bagOf(`${words} ${label}`) };
    const slots = { product: title, label, value };
    const claims = () => [fact(voice, 'attribute', slots, support())];
    if (field.kind !== 'boolean') {
      const brief = () => fact(voice, 'attribute_more', { label, value }, support());
      return [piece('field', voice.say('attribute', slots), bags, { claims, brief })];
    }
    const isTrue = field.value === true || field.value === 'true';
    const sentence = booleanSentence(title, label, isTrue, voice);
    const plain = withoutYesNo(sentence);
    const direct = () => [asserted(sentence, support(), voice)];
    return [
      plain === undefined
        ? piece('boolean', voice.say('attribute', slots), bags, { claims, direct })
        : piece('boolean', plain, bags, { claims: () => [asserted(plain, support(), voice)], direct }),
    ];
  });
}

/** The lines that state a field and whose it is. */
function fieldSupport(view: ProductView, { facts }: Field): Support[] {
  return [...pathSupports(view, ['title']), ...facts.map((each) => factSupport(view, each))];
}

/** "Yes, the lamp is dimmable." as a statement of its own; `undefined` where the sentence is not of that form. */
function withoutYesNo(sentence: string): string | undefined {
  const rest = /^\p{L}+, (.+)$/u.exec(sentence)?.[1];
  return rest === undefined ? undefined : rest.charAt(0).toUpperCase() + rest.slice(1);
}

function descriptionPieces(
  { view, description }: ReadProduct,
  bagOf: BagOf,
  voice: Voice,
  piece: MakePiece,
): Piece[] {
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
    const bags = { own: bagOf(quote), key: emptyBag, passage, before };
    before = bags.own;
    return piece('description', quote, bags, { claims });
  });
}

/** How a yes/no question for a variant is answered, where its stock is known. */
const offered: Partial<Record<string, MessageKey>> = { in_stock: 'variant_yes', out_of_stock: 'variant_out' };

function optionText({ title, attributes }: Variant): string {
  return title ?? Object.values(attributes).flat().join(', ');
}

function variantPieces({ view, fields }: ReadProduct, bagOf: BagOf, voice: Voice, piece: MakePiece): Piece[] {
  const { product } = view;
  const each = product.variants.slice(0, MOST_VARIANTS).flatMap((variant): Piece[] => {
    const facts = view.sheet.facts.filter(({ variantId }) => variantId === variant.variantId);
    const said = terms(variant.price, variant.availability, voice);
    const options = optionText(variant);
    if (facts.length === 0 || said === '' || options === '') return [];
    const support = () => [...pathSupports(view, ['title']), ...facts.map((one) => factSupport(view, one))];
    const text = `${product.title}, ${options}: ${said}.`;
    const words = [options, ...Object.values(variant.attributes).flat()].join(' ');
    const names = bagOf(`${words} ${Object.keys(variant.attributes).join(' ')}`);
    const key = variant.availability === undefined ? undefined : offered[variant.availability];
    const slots = { product: product.title, options };
    return [
      piece(
        'variant',
        text,
        { own: bagOf(words), key: names },
        {
          claims: () => [asserted(text, support(), voice)],
          brief: () => asserted(`${options}: ${said}.`, support(), voice),
          ...(key === undefined ? {} : { direct: () => [fact(voice, key, slots, support())] }),
        },
      ),
    ];
  });
  const lists = fields.flatMap(({ field, label: labelOf, value }): Piece[] => {
    if (field.ofVariants !== true || codeName.test(field.name)) return [];
    const label = labelOf();
    const slots = { product: product.title, label, value };
    const key = bagOf(`${label} ${lexiconOf(voice.language).variant.replace(/[|*]/gu, ' ')}`);
    return [
      piece(
        'options',
        voice.say('attribute', slots),
        { own: bagOf(value), key },
        { claims: () => [fact(voice, 'attribute', slots, fieldSupport(view, field))] },
      ),
    ];
  });
  return [...each, ...lists];
}
