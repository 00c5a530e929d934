import { type Fact, factSheet } from '../../catalog/fact-sheet.ts';
import type { Money, Product } from '../../catalog/product.ts';
import { formatMoney } from '../../say/format.ts';
import { numberForms } from './number-forms.ts';

/** Fields that say nothing by themselves, or that a text names without asserting their value. */
const unbound = new Set(['title', 'description']);
const leastLetters = 3;

function normal(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.,]+/gu, ' ')
    .replace(/[.,]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()} `;
}

function moneyOf(product: Product, path: string): Money | undefined {
  if (path === 'price') return product.price;
  if (path === 'list_price') return product.listPrice;
  const [, variantId, field] = /^variants\.(.+)\.(price|list_price)$/u.exec(path) ?? [];
  const variant = product.variants.find((entry) => entry.variantId === variantId);
  return field === 'price' ? variant?.price : variant?.listPrice;
}

/** The ways in which a text may write a value. */
function spellings(fact: Fact, product: Product): string[] {
  const money = moneyOf(product, fact.path);
  if (money)
    return [
      formatMoney(money, product.locale),
      fact.value.replace(/ [A-Z]{3}$/u, ''),
      ...numberForms(fact.value),
    ];
  if (fact.value === 'true' || fact.value === 'false') return [];
  return fact.value.split(', ').flatMap((part) => [part, ...numberForms(part)]);
}

/** Lines of a product's fact sheet whose values a text states: these, when they change, make it doubtful. */
export function statedFacts(text: string, product: Product): Fact[] {
  const said = normal(text);
  return factSheet(product).facts.filter((fact) => {
    if (unbound.has(fact.path)) return false;
    return spellings(fact, product).some((spelling) => {
      const words = normal(spelling);
      const isTelling = /\p{N}/u.test(words) || words.trim().length >= leastLetters;
      return isTelling && said.includes(words);
    });
  });
}
