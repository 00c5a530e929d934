import type { Availability, Money } from '../../../catalog/product.ts';
import { availabilityWords } from '../../../say/availability-words.ts';
import { formatMoney } from '../../../say/format.ts';
import type { Voice } from '../../../say/voice.ts';

/** "€139, in stock": what can be said of price and stock; empty where neither is known. */
export function saidTerms(
  price: Money | undefined,
  availability: Availability | undefined,
  voice: Voice,
): string {
  const stock =
    availability === undefined || availability === 'unknown'
      ? ''
      : availabilityWords(availability, voice.language);
  return [price === undefined ? '' : formatMoney(price, voice.locale), stock]
    .filter((part) => part !== '')
    .join(', ');
}
