import { KeptValues } from '../../../memo/kept-values.ts';
import { traitByTag } from '../../language/pack.ts';
import { detach } from '../characters/detach.ts';
import { foldAccents } from '../characters/fold.ts';
import { languageOfWord } from '../characters/scripts.ts';
import { headStart } from '../stems/compound-heads.ts';
import { stem } from '../stems/stem.ts';
import { toNormalWord } from './normal-word.ts';
import { isStopWord } from './stop-words.ts';

/** What the index knows of one word. */
export type WordForms = {
  /** Lower-case spelling. */
  surface: string;
  /** Main index term: the stem, or the surface of a word with digits. */
  term: string;
  /** Term of the spelling without accents and apostrophes, when it differs. */
  folded: string | undefined;
  stop: boolean;
  /** Where the thing begins that the word names as a compound (`headStart`). */
  head: number | undefined;
};

/** Longer words are cut here, in UTF-16 code units. */
export const LONGEST_TERM = 64;
const MOST_WORDS = 32_768;
/** A language more than these forgets another's words: about 8 MB each when full. */
const MOST_LANGUAGES = 24;

const HAS_DIGIT = /[0-9]/;
const partsSuffixes = traitByTag('text', ({ apostropheBeforeSuffixes }) => apostropheBeforeSuffixes);

const formsByLanguage = new KeptValues<KeptValues<WordForms>>(MOST_LANGUAGES);

/** A function giving the forms of raw words in one language; at most 32,768 of them are remembered per language. */
export function wordFormsOf(language: string): (raw: string) => WordForms {
  const forms = formsByLanguage.getOrMake(language, () => new KeptValues<WordForms>(MOST_WORDS));
  return (raw) => forms.get(raw) ?? remember(forms, raw, makeForms(raw, language));
}

function remember(known: KeptValues<WordForms>, raw: string, forms: WordForms): WordForms {
  // Codes and numbers seldom come twice, and have no stem that would be dear to find.
  if (raw.length > LONGEST_TERM || HAS_DIGIT.test(forms.surface)) return forms;
  // A copy, since the slice would keep the whole text it was cut from in memory.
  known.set(forms.surface === raw ? forms.surface : detach(raw), forms);
  return forms;
}

function makeForms(raw: string, language: string): WordForms {
  const normal = shorten(toNormalWord(raw, language));
  if (HAS_DIGIT.test(normal)) {
    const surface = detach(normal);
    const folded = foldAccents(surface);
    const head = headStart(surface, language);
    return { surface, term: surface, folded: folded === surface ? undefined : folded, stop: false, head };
  }
  const surface = detach(normal);
  const base = partsSuffixes.has(language) ? beforeApostrophe(surface) : surface;
  const own = languageOfWord(base, language);
  const term = stem(base, own);
  const plain = foldAccents(base).replaceAll("'", '');
  const folded = plain === base ? term : stem(plain, own);
  return {
    surface,
    term,
    folded: folded === term ? undefined : folded,
    stop: isStopWord(base, language),
    head: headStart(surface, language),
  };
}

/** The word without case endings behind an apostrophe. */
function beforeApostrophe(word: string): string {
  const at = word.indexOf("'");
  return at > 1 ? word.slice(0, at) : word;
}

function shorten(word: string): string {
  return word.length > LONGEST_TERM ? word.slice(0, LONGEST_TERM).toWellFormed() : word;
}
