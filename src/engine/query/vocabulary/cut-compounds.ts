import { oncePer } from '../../../memo/once-per.ts';
import { isCompounding } from '../../text/stems/decompound.ts';
import { type CompiledLexicon, compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { stemKey } from '../tokens/phrase-key.ts';
import { type QueryToken, wordKey } from '../tokens/scan-query.ts';
import type { QueryVocabulary } from './catalogue-vocabulary.ts';

const SHORTEST_REST = 3;
const SHORTEST_WHOLE = 7;
/** Letters that join the parts; a first part may also lose its last `e` (`Woll-pullover`). */
const LINKS = ['', 's', 'n', 'en', 'er'];

/** A form that begins a compound and the word of the lexicon that it is. */
type FirstPart = { form: string; key: string };

/** Forms in which words for whom and of what begin a compound, longest first. */
const partsOf = oncePer(({ lexicon }: CompiledLexicon): readonly FirstPart[] => {
  const words = [...Object.values(lexicon.audiences), ...Object.values(lexicon.materials)]
    .flat()
    .filter((word) => /^\p{L}{4,}$/u.test(word));
  const forms = words.flatMap((word) =>
    [...LINKS.map((link) => word + link), ...(word.endsWith('e') ? [word.slice(0, -1)] : [])].map(
      (form): FirstPart => ({ form, key: wordKey(word) }),
    ),
  );
  return forms.sort((a, b) => b.form.length - a.form.length || (a.form < b.form ? -1 : 1));
});

/**
 * Cuts words that begin with an audience or a material off the thing they name, in languages that write both together.
 *
 * Only where the catalogue knows the rest as a word and has no category of the whole (`Kinderwagen`). Both tokens keep
 * their places in the query; the first has `compound`, and what is read from it is a guess.
 */
export function cutCompounds(
  tokens: readonly QueryToken[],
  language: string,
  vocabulary: QueryVocabulary,
): readonly QueryToken[] {
  if (!isCompounding(language)) return tokens;
  const parts = partsOf(compiledLexicon(language));
  return tokens.flatMap((token) => cut(token, parts, vocabulary) ?? [token]);
}

function cut(
  token: QueryToken,
  parts: readonly FirstPart[],
  vocabulary: QueryVocabulary,
): QueryToken[] | undefined {
  if (token.kind !== 'word' || token.text.length < SHORTEST_WHOLE) return undefined;
  const lower = token.text.toLowerCase();
  const part = parts.find(
    ({ form }) =>
      lower.startsWith(form) &&
      lower.length >= form.length + SHORTEST_REST &&
      vocabulary.knows(token.text.slice(form.length)),
  );
  if (part === undefined || vocabulary.values.has(stemKey(token.text, vocabulary.locale.split('-')[0]!)))
    return undefined;
  const { form, key } = part;
  const middle = token.start + form.length;
  const rest = token.text.slice(form.length);
  return [
    {
      ...token,
      text: token.text.slice(0, form.length),
      key,
      end: middle,
      compound: { whole: token.text, rest },
    },
    { ...token, text: rest, key: wordKey(rest), start: middle, spaced: false },
  ];
}
