import type { MessageTemplate } from './answer-messages.ts';

/** Every sentence a search says by itself; `{product}`, `{price}` and lists are filled from live fields. */
export const searchMessageKeys = [
  'count',
  'best',
  'best_plain',
  'closest',
  'closest_plain',
  'cheapest',
  'dearest',
  'newest',
  'best_rated',
  'sorted',
  'also',
  'facts',
  'corrected',
  'relaxed',
  'unknown',
  'converted_size',
  'above_price',
  'not_carried',
  'none',
  'incomplete',
  'other_currency',
  'reset',
  'picked',
  'picked_plain',
  'slot_rating',
  'slot_brand',
  'slot_color',
  'slot_material',
  'slot_pattern',
  'slot_fit',
  'slot_size',
  'slot_age',
  'slot_category',
  'slot_audience',
  'slot_sale',
  'slot_attribute',
] as const;

export type SearchMessageKey = (typeof searchMessageKeys)[number];

export type SearchMessages = Readonly<Record<SearchMessageKey, MessageTemplate>>;
