import { factSupport, type ProductView } from '../answer/product-view.ts';
import type { Fact } from '../catalog/fact-sheet.ts';
import type { GateFact } from '../gate/types.ts';
import { fieldLabel } from '../meaning/attributes/label.ts';
import { formatAmount } from '../say/format.ts';
import type { Voice } from '../say/voice.ts';
import type { EvidenceBlock, EvidenceUnit } from './evidence.ts';

/** Most variants of a product that are shown one by one. */
const MOST_VARIANTS = 24;
/** Longest description that is shown, in UTF-16 units. */
const LONGEST_DESCRIPTION = 700;
const codeField = /^(?:gtin|mpn|variants\..*)$/u;

/** The name of a fact as a shopper reads it. */
function labelOf({ path }: Fact): string {
  return path
    .replace(/^attributes\./u, '')
    .replace(/^categories\.\d+$/u, 'category')
    .replace(/^rating\./u, 'rating ')
    .replaceAll('_', ' ');
}

const amount = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/u;

/** A value as a shopper reads it, prices in the form that the shop's replies have. */
function shownValue({ value, path }: Fact, { locale }: Voice): string {
  const money = /price$/u.test(path) ? amount.exec(value) : null;
  if (money !== null) return formatAmount(Number(money[1]), money[2]!, locale);
  if (path.endsWith('availability')) return value.replaceAll('_', ' ');
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (path === 'description' && value.length > LONGEST_DESCRIPTION)
    return `${value.slice(0, LONGEST_DESCRIPTION)}…`;
  return value;
}

function ownUnits(view: ProductView, voice: Voice): EvidenceUnit[] {
  return view.sheet.facts
    .filter(({ path, variantId }) => variantId === undefined && !codeField.test(path))
    .map((fact) => ({
      text: `${labelOf(fact)}: ${shownValue(fact, voice)}`,
      support: [factSupport(view, fact)],
    }));
}

/** The words of a title or of a variant's values as they are compared: lower case, accents apart. */
export function titleWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How many of some words the fields of a variant have. */
function sharedWords(facts: readonly Fact[], words: readonly string[]): number {
  const own = new Set(facts.flatMap(({ value }) => titleWords(value)));
  return words.filter((word) => own.has(word)).length;
}

/** One line a variant: what distinguishes it, its price, its stock; those with the most of some words first. */
function variantUnits(view: ProductView, voice: Voice, words: readonly string[]): EvidenceUnit[] {
  const byVariant = Map.groupBy(
    view.sheet.facts.filter(
      ({ variantId, path }) => variantId !== undefined && !/\.(?:gtin|mpn)$/u.test(path),
    ),
    ({ variantId }) => variantId,
  );
  const all = [...byVariant.values()];
  const ordered =
    words.length === 0 ? all : all.toSorted((a, b) => sharedWords(b, words) - sharedWords(a, words));
  return ordered.slice(0, MOST_VARIANTS).map((facts) => {
    const title = facts.find(({ path }) => path.endsWith('.title'))?.value ?? '';
    const said = facts.flatMap((fact) => {
      const name = fact.path.split('.').at(-1)!;
      if (name === 'title') return [];
      const value = shownValue(fact, voice);
      if (name === 'price' || name === 'availability') return [value];
      return title.includes(value) ? [] : [`${name.replaceAll('_', ' ')} ${value}`];
    });
    const text = ['variant', title, said.join(', ')].filter((part) => part !== '');
    return { text: text.join(': '), support: facts.map((fact) => factSupport(view, fact)) };
  });
}

function gateFacts(view: ProductView, voice: Voice): GateFact[] {
  const labels = new Map(
    view.fields.flatMap((field) =>
      field.facts.map(({ path }) => [
        path,
        { label: fieldLabel(field, view.product.locale, voice.language), field },
      ]),
    ),
  );
  return view.sheet.facts.map(({ path, value }): GateFact => {
    const named = labels.get(path);
    const label = named === undefined ? {} : { label: named.label };
    const money = amount.exec(value);
    if (money !== null && /(?:^|\.)(?:list_)?price$/u.test(path))
      return { path, value: Number(money[1]), unit: money[2]! };
    if (value === 'true' || value === 'false') return { path, ...label, value: value === 'true' };
    const isNumber = named?.field.kind === 'number' && Number.isFinite(Number(value));
    const unit = named?.field.unit === undefined ? {} : { unit: named.field.unit };
    return isNumber ? { path, ...label, value: Number(value), ...unit } : { path, ...label, value };
  });
}

/**
 * A product as a model reads it: its fields, then a line a variant, those first that have the most of `words` (`titleWords`). Codes
 * are left out, as nobody asks for them by name.
 */
export function productEvidenceBlock(
  view: ProductView,
  voice: Voice,
  words: readonly string[] = [],
): EvidenceBlock {
  const units = [...ownUnits(view, voice), ...variantUnits(view, voice, words)];
  const shown = units.filter(({ text }) => !text.startsWith('title: '));
  const { product, source } = view;
  return {
    key: source.sourceId,
    kind: 'product',
    source,
    snapshot: view.sheet.text,
    heading: '',
    text: shown.map(({ text }) => text).join('\n'),
    stored: view.sheet.text,
    units,
    locale: product.locale,
    trust: 'catalog',
    view,
    factsOf: () => gateFacts(view, voice),
  };
}
