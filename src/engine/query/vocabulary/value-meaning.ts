import { once } from '../../../memo/kept.ts';
import {
  type Audience,
  audiences,
  type Colour,
  colours,
  type Material,
} from '../../language/concepts/values.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { matchPhrase, type PhraseTable, phraseTable } from '../tokens/phrases.ts';
import { scanQuery, wordKey } from '../tokens/scan-query.ts';

/** The words of every lexicon for the things of one kind: shops write "navy" and "noir" in any language. */
function wordsOf<T extends string>(kind: 'colours' | 'materials' | 'audiences'): () => PhraseTable<T> {
  return once(() =>
    phraseTable(
      lexicons.flatMap((lexicon) =>
        Object.entries<readonly string[]>(lexicon[kind]).flatMap(([meaning, words]) =>
          // French "or" is English for an alternative.
          words.filter((word) => word !== 'or').map((word) => [word, meaning as T] as const),
        ),
      ),
      'en',
    ),
  );
}

const colourWords = wordsOf<Colour>('colours');
const materialWords = wordsOf<Material>('materials');
const audienceWords = wordsOf<Audience>('audiences');
const yesAndNo = once(() => ({
  yes: new Set(lexicons.flatMap((lexicon) => lexicon.yes.map(wordKey))),
  no: new Set(lexicons.flatMap((lexicon) => lexicon.no.map(wordKey))),
}));

function meaningsIn<T>(table: PhraseTable<T>, text: string): T[] {
  const tokens = scanQuery(text, 'en');
  const found: T[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matchPhrase(table, tokens, at);
    if (match) found.push(match.meaning);
    at += match?.length ?? 1;
  }
  return found;
}

/** The colours that a catalogue value names (`Midnight Blue/Black` → blue, black), with their parents; empty for none. */
export function coloursOf(value: string): ReadonlySet<Colour> {
  const named = value.trim().toLowerCase() === 'or' ? (['gold'] as const) : meaningsIn(colourWords(), value);
  return new Set(named.flatMap((colour) => [colour, colours[colour].parent ?? []].flat()));
}

/** The materials a catalogue value names (`100% Cotton, Polyester` → both). */
export function materialsOf(value: string): ReadonlySet<Material> {
  return new Set(meaningsIn(materialWords(), value));
}

/**
 * The audiences that a value serves: it names exactly one (`Men`, `Herren`), and those who are served by it too.
 * Empty for a value that says anything beside it (`Men's shoes` is a category, no audience).
 */
export function audiencesOf(value: string): ReadonlySet<Audience> {
  const tokens = scanQuery(value, 'en');
  const match = matchPhrase(audienceWords(), tokens, 0);
  if (!match || match.length !== tokens.length) return new Set();
  const named = match.meaning;
  const asking = (Object.keys(audiences) as Audience[]).filter((audience) =>
    audiences[audience].servedBy.includes(named),
  );
  return new Set([named, ...asking]);
}

/** Splits the values of a yes/no attribute; `undefined` when the attribute has other values. */
export function flagOf(values: readonly { value: string }[]): { yes: string[]; no: string[] } | undefined {
  const { yes, no } = yesAndNo();
  const found = { yes: [] as string[], no: [] as string[] };
  for (const { value } of values) {
    const key = wordKey(value.trim());
    if (yes.has(key)) found.yes.push(value);
    else if (no.has(key)) found.no.push(value);
    else return undefined;
  }
  return values.length === 0 ? undefined : found;
}
