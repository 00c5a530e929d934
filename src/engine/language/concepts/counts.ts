import type { AttributeRow } from './attribute-row.ts';

/** What is stated as a number of things: whoever writes the number may write the thing beside it. */
export const counts = {
  seating_capacity: { bigness: 3, topic: 'capacity', prior: 0.85 },
  seats: {},
  pack_quantity: { topic: 'box', prior: 0.78, isIdleAtOne: true },
  uv_protection: { topic: 'weather', prior: 0.45 },
  ports: { topic: 'fit_with', prior: 0.6 },
  processor_cores: {},
  number_of_players: { topic: 'people', prior: 0.6 },
  number_of_doors: { topic: 'use', prior: 0.4 },
  number_of_drawers: { topic: 'capacity', prior: 0.4 },
  number_of_pages: { topic: 'maker', prior: 0.4 },
  number_of_pieces: { topic: 'box', prior: 0.7 },
  number_of_shelves: { topic: 'capacity', prior: 0.4 },
  number_of_lights: {},
  number_of_rooms: { topic: 'measures', prior: 0.45 },
  color_count: {},
} as const satisfies Readonly<Record<string, AttributeRow>>;
