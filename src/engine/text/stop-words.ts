import { toNormalWord } from './normal-word.ts';
import { arabic } from './stop-words/ar.ts';
import { danish } from './stop-words/da.ts';
import { german } from './stop-words/de.ts';
import { greek } from './stop-words/el.ts';
import { english } from './stop-words/en.ts';
import { spanish } from './stop-words/es.ts';
import { finnish } from './stop-words/fi.ts';
import { french } from './stop-words/fr.ts';
import { hindi } from './stop-words/hi.ts';
import { italian } from './stop-words/it.ts';
import { japanese } from './stop-words/ja.ts';
import { korean } from './stop-words/ko.ts';
import { dutch } from './stop-words/nl.ts';
import { norwegian } from './stop-words/no.ts';
import { polish } from './stop-words/pl.ts';
import { portuguese } from './stop-words/pt.ts';
import { romanian } from './stop-words/ro.ts';
import { russian } from './stop-words/ru.ts';
import { swedish } from './stop-words/sv.ts';
import { thai } from './stop-words/th.ts';
import { turkish } from './stop-words/tr.ts';
import { vietnamese } from './stop-words/vi.ts';
import { chinese } from './stop-words/zh.ts';

const LISTS: Readonly<Record<string, string>> = {
  ar: arabic,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hi: hindi,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  th: thai,
  tr: turkish,
  vi: vietnamese,
  zh: chinese,
  nb: norwegian,
  nn: norwegian,
};

const sets = new Map<string, ReadonlySet<string>>();

/** Function words of a language in normal form (`toNormalWord`); empty for a language without a list. */
export function stopWords(language: string): ReadonlySet<string> {
  let found = sets.get(language);
  if (found === undefined) {
    const list = Object.hasOwn(LISTS, language) ? LISTS[language]! : '';
    found = new Set(
      list
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => toNormalWord(word.normalize('NFKC'), language)),
    );
    if (list !== '') sets.set(language, found);
  }
  return found;
}

/** Whether a word in normal form is a function word of the language. */
export function isStopWord(word: string, language: string): boolean {
  return stopWords(language).has(word);
}
