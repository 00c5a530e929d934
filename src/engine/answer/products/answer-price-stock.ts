import type { Availability, Product } from '../../catalog/product.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import type { Claim } from '../answer.ts';
import type { Candidate } from '../candidate.ts';
import { asserted, fact } from '../claims.ts';
import { formatMoney } from '../format.ts';
import type { MessageKey } from '../messages.ts';
import { hasPhrase } from '../phrases.ts';
import { type ProductView, pathSupports } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

const stockMessage: Readonly<Partial<Record<Availability, MessageKey>>> = {
  in_stock: 'stock_in_stock',
  out_of_stock: 'stock_out_of_stock',
  preorder: 'stock_preorder',
  backorder: 'stock_backorder',
  discontinued: 'stock_discontinued',
};

/** "How much is in the bag" asks for no price, and what if prices change asks for a rule. */
const notPrice: Readonly<Record<string, string>> = {
  en: 'how much is in|how much is inside|how much is there|how much is left|how much is needed|how much are in|what if|what happens if|what happens when|price match*|price promise|price guarantee|price change*|price drop*|price rise*|price increase*|if the price|if prices',
  de: 'was passiert wenn|was ist wenn|wenn der preis|preisgarantie|bestpreis*|tiefpreis*|preisänderung*|preiserhöhung*|preis steigt|preis sinkt',
  fr: 'que se passe-t-il si|et si le prix|si le prix|garantie de prix|meilleur prix|changement de prix',
  es: 'qué pasa si|y si el precio|si el precio|garantía de precio|igualan el precio|igualáis el precio',
};

function lowestPriced(
  product: Product,
): { amount: number; currency: string; path: string; differs: boolean } | undefined {
  const own = product.price && { ...product.price, path: 'price' };
  const priced = product.variants.flatMap((variant) =>
    variant.price ? [{ ...variant.price, path: `variants.${variant.variantId}.price` }] : [],
  );
  const all = own ? [own, ...priced] : priced;
  const [first] = all;
  if (first === undefined) return undefined;
  const comparable = all.filter((price) => price.currency === first.currency);
  const lowest = comparable.reduce((least, price) => (price.amount < least.amount ? price : least), first);
  return { ...lowest, differs: comparable.some((price) => price.amount !== lowest.amount) };
}

/** What a product costs, from its live row: amount, list price if higher, "from" when variants differ. */
export function priceClaims(view: ProductView, voice: Voice): Claim[] {
  const { product } = view;
  const slots = { product: product.title };
  const lowest = lowestPriced(product);
  if (lowest === undefined) return [];
  const price = formatMoney(lowest, voice.locale);
  const key = lowest.differs ? 'price_from' : 'price';
  const claims = [fact(voice, key, { ...slots, price }, pathSupports(view, ['title', lowest.path]))];
  const list = product.listPrice;
  if (list && !lowest.differs && list.currency === lowest.currency && list.amount > lowest.amount)
    claims.push(
      fact(
        voice,
        'price_list',
        { price: formatMoney(list, voice.locale) },
        pathSupports(view, ['list_price']),
      ),
    );
  return claims;
}

/** Whether a product can be had, from its live row; with what its variants say where they differ. */
export function stockClaims(view: ProductView, voice: Voice): Claim[] {
  const { product } = view;
  const message = stockMessage[product.availability];
  // What is not stated is not said, neither that it is there nor that it is not.
  if (message === undefined) return [];
  const claims = [
    fact(voice, message, { product: product.title }, pathSupports(view, ['title', 'availability'])),
  ];
  const restock = view.fields.find(({ words }) =>
    words.some((word) => word === 'restock' || word === 'available_from'),
  );
  const lacking = product.variants.filter((variant) => variant.availability === 'out_of_stock');
  if (product.availability === 'in_stock' && lacking.length > 0 && lacking.length < product.variants.length) {
    const named = lacking.slice(0, 12);
    const paths = named.flatMap((variant) => [
      `variants.${variant.variantId}.title`,
      `variants.${variant.variantId}.availability`,
    ]);
    const list = named.map((variant) => variant.title ?? variant.variantId).join(', ');
    claims.push(asserted(voice.say('stock_variants_out', { list }), pathSupports(view, paths), voice));
  }
  if (restock && product.availability !== 'in_stock')
    claims.push(
      asserted(
        voice.say('attribute_more', restockSlots(restock)),
        view.sheet.facts.length > 0 ? pathSupports(view, [`attributes.${restock.name}`]) : [],
        voice,
      ),
    );
  return claims;
}

function restockSlots(field: { name: string; value: unknown }): { label: string; value: string } {
  return { label: field.name.replaceAll('_', ' '), value: String(field.value) };
}

/** Price and stock questions about one product; `undefined` when it is asked for neither. */
export function answerPriceStock(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate | undefined {
  const asksPrice =
    hasPhrase(question.prepared, question.lexicon.price) &&
    !hasPhrase(question.prepared, notPrice[languageOf(question.language)] ?? '');
  const asksStock = hasPhrase(question.prepared, question.lexicon.stock);
  if (!asksPrice && !asksStock) return undefined;
  const claims = [
    ...(asksPrice ? priceClaims(view, voice) : []),
    ...(asksStock ? stockClaims(view, voice) : []),
  ];
  if (claims.length === 0) return undefined;
  return {
    route: 'price_stock',
    confidence: 0.9,
    band: 'answer',
    claims,
    products: [view.product],
    passages: [],
    features: { price: asksPrice ? 1 : 0, stock: asksStock ? 1 : 0 },
  };
}
