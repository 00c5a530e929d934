import { keptByLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { cuesOf } from '../cues/cues.ts';
import { patternKeys } from './phrasebook.ts';
import { phrasebookOf } from './phrasebooks.ts';
import { fillPattern, pronounOf, type SpokenName } from './product-name.ts';

/** Stands for the product's name and for what a cue has found; a word that no text holds. */
const placeholder = 'xproductx';
const slot = 'xslotx';

/** Question patterns of a language as keys; those with a slot as one expression. */
type Wordings = { fixed: ReadonlySet<string>; slotted: RegExp | undefined };

/** Which questions: those of statements of a text only, or of fields too. */
type Made = 'of_statements' | 'of_all';

function readWordings(locale: string, made: Made): Wordings {
  const phrasebook = phrasebookOf(locale);
  if (!phrasebook) return { fixed: new Set(), slotted: undefined };
  const names: SpokenName[] = [
    { text: placeholder, isPlural: false },
    { text: placeholder, isPlural: true },
    pronounOf(phrasebook),
  ];
  const ofStatements = cuesOf(locale).flatMap(({ questions }) => questions);
  const ofFields = [
    ...[...phrasebook.attributes.values()].flatMap(({ questions }) => questions),
    ...patternKeys.flatMap((key) => phrasebook.patterns[key] ?? []),
  ];
  const patterns = made === 'of_all' ? [...ofFields, ...ofStatements] : ofStatements;
  const all = patterns.flatMap((pattern) =>
    names.map((name) => questionWords(fillPattern(pattern.replace(/\{(?:a )?1\}/gu, slot), name, slot))),
  );
  const slotted = [...new Set(all.filter((wording) => wording.includes(slot)))];
  return {
    fixed: new Set(all.filter((wording) => !wording.includes(slot))),
    slotted:
      slotted.length === 0 ? undefined : new RegExp(`^(?:${slotted.join('|').replaceAll(slot, '.+')})$`, 'u'),
  };
}

const wordingsOf = keptByLanguage({ most: 200, longest: 20 }, (made, language) =>
  readWordings(language, made as Made),
);

/**
 * Whether a question is worded like one of those that are made of fields and statements (`of_all`) or of statements of a
 * text alone, about this product or "it". Cheap, so that only such a question is looked for among those of the product.
 */
export function isMadeWording(question: string, locale: string, name: SpokenName, made: Made): boolean {
  const asked = questionWords(question).replace(questionWords(name.text), placeholder);
  const plain = questionWords(question);
  const { fixed, slotted } = wordingsOf(made, languageOf(locale));
  return (
    fixed.has(asked) ||
    fixed.has(plain) ||
    (slotted !== undefined && (slotted.test(asked) || slotted.test(plain)))
  );
}
