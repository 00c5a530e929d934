import type { Product } from '../../catalog/product.ts';
import { attributeConcepts } from '../../language/concepts/attribute-concepts.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll } from '../../language/pack.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import type { PatternKey } from '../wording/phrasebook.ts';
import { fillPattern } from '../wording/product-name.ts';
import { type Asking, isOption } from './attribute-candidates.ts';
import type { FaqCandidate } from './candidate.ts';

const sizeName = new RegExp(`^(?:${anyOfAll('fields', ({ size }) => size)})$`, 'iu');
const colorName = new RegExp(`^(?:${anyOfAll('fields', ({ color }) => color)})$`, 'iu');

function optionKind(field: Field): { pattern: PatternKey; topic: string; prior: number } {
  const name = field.words.join(' ');
  const topic = sizeName.test(name) ? 'size' : colorName.test(name) ? 'color' : undefined;
  const option = topic === undefined ? undefined : attributeConcepts.get(topic)?.option;
  if (option === undefined) return { pattern: 'options', topic: `option:${name}`, prior: 0.45 };
  return { ...option, topic: topic! };
}

function valuesOf(product: Product, name: string): Set<string> {
  return new Set(
    product.variants.flatMap(({ attributes }) => {
      const value = attributes[name];
      return value === undefined ? [] : [String(value)];
    }),
  );
}

/** Names of the options that a shopper has a choice in, which are asked as such and not as attributes. */
export function optionNames(product: Product): Set<string> {
  const names = new Set(product.variants.flatMap(({ attributes }) => Object.keys(attributes)));
  return new Set([...names].filter((name) => valuesOf(product, name).size >= 2));
}

/**
 * What a shopper can choose from: one candidate per option in which the variants differ.
 *
 * An option that the product states itself as well may be answered from either.
 */
export function optionCandidates(product: Product, fields: readonly Field[], asking: Asking): FaqCandidate[] {
  const language = languageOf(asking.locale);
  return [...optionNames(product)].sort().flatMap((name): FaqCandidate[] => {
    const field = fields.find((entry) => entry.name === name);
    if (!field) return [];
    const { pattern, topic, prior } = optionKind(field);
    const label = fieldLabel(field, asking.locale, language);
    const wordings = (asking.phrasebook.patterns[pattern] ?? []).map((text) =>
      fillPattern(text, asking.name, label),
    );
    const own = isOption(field) ? [] : field.facts.map(({ path }) => path);
    return [
      {
        kind: 'option',
        wordings,
        topic,
        paths: [`*.attributes.${name}`, ...own],
        askers: 0,
        prior,
        rarity: 0,
      },
    ];
  });
}
