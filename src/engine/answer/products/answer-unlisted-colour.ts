import { coloursOf } from '../../query/colours.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { fieldClaim } from '../attributes/answer-attribute.ts';
import type { Field } from '../attributes/field.ts';
import type { Candidate } from '../candidate.ts';
import { withEcho } from '../claims.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

function valuesOf({ value }: Field): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

const colourName = /colou?r|farbe|couleur|kleur|colore|kolor|^cor$|renk|цвет|لون|रंग|颜色|色|색상|สี/iu;

/** The field that lists the colours of a product. */
function colourField(view: ProductView): Field | undefined {
  return view.fields.find((field) => colourName.test(field.name));
}

/** "Or" is gold in French alone, and a red light is no colour of a lamp that states whether it has one. */
function isOtherwiseMeant(word: string, question: Understood, view: ProductView, colours: Field): boolean {
  const plain = word.toLowerCase();
  return (
    isStopWord(plain, languageOf(question.language)) ||
    view.fields.some((field) => field !== colours && field.words.includes(plain))
  );
}

/**
 * A question for a colour that the product is not listed in ("and in black?"): that it is not among the options, and
 * those there are. `undefined` when no colour is named, or one that the product has.
 */
export function answerUnlistedColour(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate | undefined {
  const field = colourField(view);
  if (field === undefined || question.content.length > 3) return undefined;
  const own = new Set(valuesOf(field).flatMap((value) => [...coloursOf(value)]));
  const named = question.groups
    .map(({ surface }) => surface)
    .filter((word) => coloursOf(word).size > 0 && !isOtherwiseMeant(word, question, view, field));
  const unlisted = named.filter((word) => ![...coloursOf(word)].some((colour) => own.has(colour)));
  const inTitle = new Set(coloursOf(view.product.title));
  if (unlisted.length === 0 || unlisted.length < named.length || inTitle.size > 0) return undefined;
  return {
    route: 'variant',
    confidence: 0.8,
    band: 'answer',
    claims: [
      ...withEcho(voice, (asked) => voice.say('variant_unlisted', { asked }), unlisted[0]!),
      fieldClaim(view, field, voice),
    ],
    products: [view.product],
    passages: [],
    features: { unlisted: unlisted.length },
  };
}
