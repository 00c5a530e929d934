import { partOf } from '../language/pack.ts';
import type { Voice } from './voice.ts';

/**
 * The sentence that states a yes/no attribute of a product, in the voice's language.
 *
 * Names that read as adjectives make a plain sentence ("Yes, the Ridge Boot is waterproof."); any other name is given as
 * the catalogue writes it, since guessing its grammar would garble it.
 */
export function booleanSentence(product: string, label: string, isTrue: boolean, voice: Voice): string {
  const plain = partOf(voice.language, 'says')?.propertySentence?.(product, label.toLowerCase(), isTrue);
  return plain ?? voice.say(isTrue ? 'attribute_yes' : 'attribute_no', { product, label });
}
