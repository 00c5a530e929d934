import type { SpelledNumbers } from '../spelled-numbers.ts';

/** `einhundertfünfundzwanzig`: thousands, hundreds, and what is below. */
function readCompound(values: ReadonlyMap<string, number>): (word: string) => number | undefined {
  const small = (word: string): number | undefined => {
    if (word === '') return 0;
    if (word === 'ein' || word === 'eine') return 1;
    const known = values.get(word);
    if (known !== undefined) return known < 100 ? known : undefined;
    const [, one, ten] = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(word) ?? [];
    const tens = ten === undefined ? undefined : values.get(ten);
    if (one === undefined || tens === undefined || tens < 20 || tens > 90) return undefined;
    return tens + (one === 'ein' ? 1 : values.get(one)!);
  };
  const part = (text: string | undefined): number | undefined => {
    if (text === undefined) return 0;
    return text === '' ? 1 : small(text);
  };
  return (word) => {
    const [, thousands, hundreds, rest = ''] = COMPOUND.exec(word) ?? [];
    const [thousand, hundred, below] = [part(thousands), part(hundreds), small(rest)];
    if (thousand === undefined || hundred === undefined || below === undefined) return undefined;
    const value = thousand * 1000 + hundred * 100 + below;
    return value > 20 ? value : undefined;
  };
}

const COMPOUND = /^(?:(\p{L}*?)tausend(?:und)?)?(?:(\p{L}*?)hundert(?:und)?)?(\p{L}*)$/u;

export const numbers: SpelledNumbers = {
  ones: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  others: 'hundert=100 tausend=1000 zwo=2',
  and: '',
  articles: 'ein eine einen einem einer',
  joins: 'bis und oder -',
  halves: 'einhalb,und ein halb',
  minus: 'minus',
  half: 'halb',
  compound: readCompound,
};
