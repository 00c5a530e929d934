import { type Colour, colourParents } from './lexicon/lexicon.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { matchPhrase, type PhraseTable, phraseTable } from './read/phrases.ts';
import { scanQuery } from './read/scan-query.ts';

let table: PhraseTable<Colour> | undefined;

/** The colour words of every lexicon; shops write "navy" and "noir" in any language. */
function allColours(): PhraseTable<Colour> {
  table ??= phraseTable(
    lexicons.flatMap((lexicon) =>
      Object.entries(lexicon.colours).flatMap(([colour, words]) =>
        // French "or" is English for an alternative.
        words.filter((word) => word !== 'or').map((word) => [word, colour as Colour] as const),
      ),
    ),
    'en',
  );
  return table;
}

/** The colours that a catalogue value names (`Midnight Blue/Black` → blue, black), with their parents; empty for none. */
export function coloursOf(value: string): ReadonlySet<Colour> {
  const found = new Set<Colour>();
  const tokens = scanQuery(value, 'en');
  if (tokens.length === 1 && tokens[0]!.key === 'or') found.add('gold');
  for (let at = 0; at < tokens.length; ) {
    const match = matchPhrase(allColours(), tokens, at);
    if (match) {
      found.add(match.meaning);
      const parent = colourParents[match.meaning];
      if (parent !== undefined) found.add(parent);
    }
    at += match?.length ?? 1;
  }
  return found;
}
