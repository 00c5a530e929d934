import type { Availability } from '../catalog/product.ts';
import { partOf } from '../language/pack.ts';

/** A stock as words inside a sentence of that locale; English where the language has none. */
export function availabilityWords(availability: Exclude<Availability, 'unknown'>, locale: string): string {
  return (partOf(locale, 'says') ?? partOf('en', 'says'))!.availability[availability];
}
