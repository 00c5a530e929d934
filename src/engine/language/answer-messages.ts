/** A text with `{slot}` places; by plural category of the slot `count` where the language needs it. */
export type MessageTemplate = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Every text the embedded engine says by itself; all else in an answer is quoted or a typed field. */
export const messageKeys = [
  'greeting',
  'range',
  'thanks',
  'bye',
  'capabilities',
  'automatic',
  'reached',
  'abstain',
  'offtopic',
  'next_step',
  'closest',
  'sorry',
  'review',
  'source_language',
  'handoff',
  'handoff_unavailable',
  'yes',
  'no',
  'attribute',
  'attribute_more',
  'attribute_yes',
  'attribute_no',
  'variant_yes',
  'variant_out',
  'price',
  'stock_in_stock',
  'stock_out_of_stock',
  'stock_preorder',
  'stock_backorder',
  'stock_discontinued',
  'compare_row',
  'compare_only',
  'compare_none',
  'compare_apart',
] as const;

export type MessageKey = (typeof messageKeys)[number];

export type Messages = Readonly<Record<MessageKey, MessageTemplate>>;
