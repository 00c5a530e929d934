import { placesOfIntents, shareOfIntents } from '../../meaning/intents/intents-of.ts';
import type { Asked } from './read-asked.ts';

/** Ways to reach the shop, and reasons to. */
const ofContact = placesOfIntents([
  'contact_phone',
  'contact_email',
  'contact_chat_social',
  'contact_person',
  'complaint',
]);

/** How much a message is about reaching the shop, whatever its words ("who do i whinge to"), 0 to 1. */
export function contactShare({ intents }: Pick<Asked, 'intents'>): number {
  return shareOfIntents(intents, ofContact);
}
