/** Inflection endings of nouns, adjectives and verbs without accents, longest first. */
const ENDINGS = (
  'ουμαστε ουσασταν ομασταν ιεμαι ουνται ουσαμε ησουμε ματων ματος ησεισ ησετε ησαμε ουμε ουσε ουτε ονται ομαι ' +
  'εσαι εται ησει ησαν ιδων ιδεσ ματα εισ ουσ ουν ωντασ ονται οντασ αμε ατε ετε εων εωσ ιων ιεσ ιασ ιου αδων αδεσ ' +
  'ησ ασ εσ οσ ου ων οι αι ει ια ιο αν εν ω α η ο ι ε υ'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

/** Light stem of a normalised Greek word: one inflection ending removed, at least three letters kept. */
export function stem(word: string): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
