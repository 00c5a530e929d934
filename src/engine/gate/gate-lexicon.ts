import { lexiconOf } from '../language/asks-of.ts';
import type { CallKind, GateWords, PromiseKind } from '../language/gate-words.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { everyPart, partOf } from '../language/pack.ts';

/** The words by which a language denies, limits and promises; a list that the language lacks is empty. */
export type GateLexicon = Readonly<
  Required<
    Omit<GateWords, 'promises' | 'calls' | 'beforeNumber' | 'clock' | 'ordinalEndings' | 'machine'>
  > & {
    promises: Readonly<Record<PromiseKind, string>>;
    calls: Readonly<Record<CallKind, string>>;
  }
>;

const emptyLexicon: GateLexicon = {
  negators: '',
  privatives: '',
  privativeEndings: '',
  yes: '',
  no: '',
  opposites: [],
  modifiers: [],
  atMost: '',
  atLeast: '',
  orLess: '',
  orMore: '',
  exceptions: '',
  only: '',
  and: '',
  joins: '',
  pronouns: '',
  openers: '',
  workdays: '',
  everyDay: '',
  noon: '',
  midnight: '',
  money: '',
  numbers: '',
  promises: {
    free: '',
    guarantee: '',
    always: '',
    forever: '',
    all: '',
    refund: '',
    stock: '',
    best: '',
    safe: '',
    soon: '',
  },
  calls: { pay: '', contact: '', leave: '', install: '', reveal: '' },
  notStated: '',
  sources: '',
  tells: '',
  self: '',
  knows: '',
  courtesy: '',
  light: '',
  reviewers: '',
  orders: '',
};

function filled(words: GateWords): GateLexicon {
  return {
    ...emptyLexicon,
    ...words,
    promises: { ...emptyLexicon.promises, ...words.promises },
    calls: { ...emptyLexicon.calls, ...words.calls },
  };
}

const lexicons = new Map(everyPart('gate').map(([language, words]) => [language, filled(words)]));

/** The gate's words of a language; of others only how they deny, as far as answers know it. */
export function gateLexiconOf(locale: string): GateLexicon {
  return lexicons.get(languageOf(locale)) ?? { ...emptyLexicon, negators: lexiconOf(locale).negation };
}

/** Whether the gate knows a language well enough to judge whole answers in it. */
export function hasGateLexicon(locale: string): boolean {
  return partOf(locale, 'gate') !== undefined;
}

/** All languages with words of the gate's own: a list of one check holds in every reply, whatever its language. */
export const gateLexicons: readonly GateLexicon[] = [...lexicons.values()];

/** The key by which statements know the pair of opposites that is about stock. */
export function stockKeyOf({ opposites, promises }: GateLexicon): string | undefined {
  const stock = promises.stock.split('|');
  const at = opposites.findIndex(([plus]) => plus.split('|').some((word) => stock.includes(word)));
  return at < 0 ? undefined : `o${at}`;
}
