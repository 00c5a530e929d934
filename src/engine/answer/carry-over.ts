import type { TermGroup } from '../retrieval/types.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { toNormalWord } from '../text/normal-word.ts';
import { isAspectWord } from './aspect-words.ts';
import { leanOf } from './points-back.ts';
import { replacedNames } from './replaced-names.ts';
import { expandSynonyms } from './synonyms/expand-synonyms.ts';
import { type Understood, understand } from './understand.ts';

/** How present a word is when it is said: one that only says what is asked, and one said of the thing talked about. */
const ASPECT = 0.1;
const SAID_OF_IT = 0.3;
/** What stays of earlier words after a turn that points back, one that takes up something new, and one that does not. */
const AFTER_POINTING = 0.9;
const AFTER_SHIFT = 0.2;
const AFTER_SAME = 0.95;
/** How much a question needs what was said: by pointing back, naming nothing itself, naming something. */
const NEED_BY_POINTING = 1;
const NEED_WITHOUT_NAME = 0.9;
const NEED_WITH_NAME = 0.5;
/** What stays of an earlier name when the question goes on asking about another of its kind ("what about York?"). */
const REPLACED_NAME = 0.2;
/** A word less present than this is not carried over, and at most so many are. */
const LEAST_PRESENT = 0.05;
const MOST_CARRIED = 16;

/** An amount that was asked about once is no topic; a year or a model is. */
const smallNumber = /^\p{Nd}{1,3}$/u;

/** A word of the thread: how present it is now, and as a word that the thread began with, which stay its topic. */
type Said = { group: TermGroup; presence: number; topic: number };

/** A turn as the thread remembers it: its content words, those that name things among them. */
type Turn = { words: readonly { group: TermGroup; isName: boolean }[]; points: boolean };

function turnOf(question: Understood): Turn {
  const language = languageOf(question.language);
  const asked = expandSynonyms(question.content, question.prepared, language);
  // "How much is" says what was asked then, not what of.
  const said = asked.filter(({ members }) => members[0]!.weight >= 1 || question.content.length === 0);
  const words = said.map((group) => {
    const word = toNormalWord(group.surface.normalize('NFKC'), language);
    return { group, isName: !isAspectWord(word, language) && !smallNumber.test(word) };
  });
  return { words, points: leanOf(question) !== 'not' };
}

function termOf(group: TermGroup): string {
  return group.members[0]!.term;
}

/** Words fade as the talk goes on, faster when a turn takes up something new; a word said again is fully present again. */
function hear(said: Map<string, Said>, { words, points }: Turn, isFirst: boolean): void {
  const takesUp = words.some(({ group, isName }) => isName && !said.has(termOf(group)));
  const rest = !takesUp ? AFTER_SAME : points ? AFTER_POINTING : AFTER_SHIFT;
  const now = new Set(words.map(({ group }) => termOf(group)));
  for (const [term, word] of said) if (!now.has(term)) word.presence *= rest;
  for (const { group, isName } of words) {
    const presence = isName ? 1 : ASPECT;
    const known = said.get(termOf(group));
    if (known !== undefined) known.presence = Math.max(known.presence, presence);
    else
      said.set(termOf(group), {
        group,
        presence: points && !isFirst ? presence * SAID_OF_IT : presence,
        topic: isFirst ? presence : 0,
      });
  }
}

/**
 * The words that a question leaves out because the turns before said them, most present first, each once and none that
 * the question has itself. Weights are 0 to 1: how likely the question means the word.
 *
 * What is talked about is followed turn by turn as in centering theory (Grosz, Joshi, Weinstein 1995): a turn that points
 * back keeps to its centre and what it adds is said of that; one that names something new moves the centre there. Words
 * that say what is asked ("cost", "difference") are never a centre.
 */
export function carriedOver(question: Understood, earlier: readonly string[]): TermGroup[] {
  const said = new Map<string, Said>();
  for (const [i, text] of earlier.entries()) hear(said, turnOf(understand(text, question.language)), i === 0);
  const { words, points } = turnOf(question);
  const names = words.some(({ isName }) => isName);
  const need = points ? NEED_BY_POINTING : names ? NEED_WITH_NAME : NEED_WITHOUT_NAME;
  const replaced = replacedNames(question, earlier);
  const own = new Set(question.content.flatMap(({ members }) => members.map(({ term }) => term)));
  return [...said.values()]
    .filter(({ group }) => !group.members.some(({ term }) => own.has(term)))
    .map(({ group, presence, topic }) => {
      const stays = replaced.has(termOf(group)) ? REPLACED_NAME : 1;
      return { group, weight: stays * need * Math.max(presence, topic) };
    })
    .filter(({ weight }) => weight >= LEAST_PRESENT)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_CARRIED)
    .map(({ group: { surface, members }, weight }) => ({
      surface,
      members: members.map((member) => ({ term: member.term, weight: member.weight * weight })),
    }));
}
