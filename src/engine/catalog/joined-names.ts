import { anyOfAll, traitByTag } from '../language/pack.ts';

const AND = anyOfAll('catalogue', ({ and }) => and);
const OR = anyOfAll('catalogue', ({ or }) => or);

/** A name of two things (`Jackets & Clothing`): what is below it is one of both. */
const joined = new RegExp(String.raw`\s[&+/]\s|,|\s(?:${AND})\s`, 'iu');
/** What joins things in one language and is another word in others: Dutch "en". */
const ownJoining = traitByTag('catalogue', ({ ownAnd }) => ownAnd);
const joiningWord = new RegExp(`^(?:[&/]|${AND}|${OR})$`, 'iu');

/** Whether the name of a department, in a language, joins things that are both in it. */
export function joinsThings(name: string, language = ''): boolean {
  const own = ownJoining.get(language);
  return joined.test(name) || (own !== undefined && name.toLowerCase().includes(` ${own} `));
}

/** The name, and each of the things it joins by a word or sign of its own: `Hoodies & Sweatshirts`, `Hoodies`, `Sweatshirts`. */
export function namesIn(name: string, language = ''): string[] {
  const own = ownJoining.get(language);
  const words = name.replaceAll('/', ' / ').replaceAll(',', ' / ').split(/\s+/u);
  const names: string[] = [name];
  let from = 0;
  for (let i = 0; i <= words.length; i++) {
    if (i < words.length && !joiningWord.test(words[i]!) && words[i] !== own) continue;
    if (i > from && (from > 0 || i < words.length)) names.push(words.slice(from, i).join(' '));
    from = i + 1;
  }
  return names;
}
