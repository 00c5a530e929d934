/**
 * How unlikely typing errors are, in natural logarithms below a lost letter or two that changed places: those can go wrong
 * in one way each, a letter put in or replaced in 25, unless the finger slipped to the key beside or struck one twice
 * (the noisy channel of Kernighan, Church & Gale 1990). Chosen on 30 catalogues: right corrections of their words against
 * corrections of words that only other shops know.
 */
const SLIPPED = 1.1;
const REPLACED = 2.6;
/** A second edit, and each letter of the typed word that the other has not. */
const SECOND_EDIT = 6;
const FOREIGN_LETTER = 4.5;
/** Fingers seldom miss the first letter. */
const OTHER_START = 0.35;

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function keysBeside(): ReadonlySet<string> {
  const beside = new Set<string>();
  for (const [at, row] of KEY_ROWS.entries())
    for (const [i, key] of [...row].entries())
      for (const other of [row[i + 1], KEY_ROWS[at + 1]?.[i], KEY_ROWS[at + 1]?.[i - 1]])
        if (other !== undefined) beside.add(key + other).add(other + key);
  return beside;
}

const BESIDE = keysBeside();

function isBeside(key: string | undefined, other: string | undefined): boolean {
  return key === other || BESIDE.has(`${key}${other}`);
}

/**
 * What it takes to have typed `typed` for `word`, in natural logarithms: 0 for the likeliest errors. Both lower case
 * without accents; `distance` is their edit distance, 0 to 2.
 */
export function slipCost(typed: string, word: string, distance: number): number {
  if (distance === 0) return 0;
  const start = isSameStart(typed, word) ? 0 : OTHER_START;
  if (distance > 1) return start + SECOND_EDIT + foreignLetters(typed, word) * FOREIGN_LETTER;
  return start + oneSlip(typed, word);
}

function oneSlip(typed: string, word: string): number {
  if (typed.length < word.length) return 0;
  let at = 0;
  while (typed[at] === word[at]) at++;
  const letter = typed[at];
  if (typed.length > word.length)
    return isBeside(letter, typed[at - 1]) || isBeside(letter, typed[at + 1]) ? SLIPPED : REPLACED;
  if (letter === word[at + 1] && typed[at + 1] === word[at]) return 0;
  return isBeside(letter, word[at]) ? SLIPPED : REPLACED;
}

/** Whether two words begin alike, or with their first two letters swapped. */
export function isSameStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

/** How many letters of the typed word the other lacks: those a finger has put in, beside what it left out or swapped. */
export function foreignLetters(typed: string, word: string): number {
  let rest = word;
  let foreign = 0;
  for (const letter of typed) {
    const at = rest.indexOf(letter);
    if (at < 0) foreign++;
    else rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return foreign;
}
