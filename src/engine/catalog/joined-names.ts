import { anyOfAll } from '../language/pack.ts';

const AND = anyOfAll('catalogue', ({ and }) => and);
const OR = anyOfAll('catalogue', ({ or }) => or);

/** A name of two things (`Jackets & Clothing`): what is below it is one of both. */
const joined = new RegExp(String.raw`\s[&+/]\s|,|\s(?:${AND})\s`, 'iu');
const joiningWord = new RegExp(`^(?:[&/]|${AND}|${OR})$`, 'iu');

/** Whether the name of a department joins things that are both in it. */
export function joinsThings(name: string): boolean {
  return joined.test(name);
}

/** The name, and each of the things it joins by a word or sign of its own: `Hoodies & Sweatshirts`, `Hoodies`, `Sweatshirts`. */
export function namesIn(name: string): string[] {
  const words = name.replaceAll('/', ' / ').replaceAll(',', ' / ').split(/\s+/u);
  const names: string[] = [name];
  let from = 0;
  for (let i = 0; i <= words.length; i++) {
    if (i < words.length && !joiningWord.test(words[i]!)) continue;
    if (i > from && (from > 0 || i < words.length)) names.push(words.slice(from, i).join(' '));
    from = i + 1;
  }
  return names;
}
