import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, type Offence, sourceFiles } from './architecture.ts';

/** A room, a folder or a file: what it holds, and which rooms above it in the list it imports. */
export type Room = { name: string; holds: string; mayImport: readonly string[] };

/** The rooms of the engine in their order: each needs only rooms that stand above it. */
export const engineRooms: readonly Room[] = [
  {
    name: 'language',
    holds:
      'every word of a language that the engine reads by or says, a folder per language; the concepts that the words are of',
    mayImport: [],
  },
  {
    name: 'text',
    holds:
      'characters, stems, words, terms, numbers, sentences, phrases; likeness of words; which language a text is in',
    mayImport: ['language'],
  },
  {
    name: 'catalog',
    holds: 'a product, its fact sheet, the key of its page',
    mayImport: ['language', 'text'],
  },
  { name: 'knowledge', holds: 'documents, cut into passages; pages that contradict', mayImport: ['text'] },
  {
    name: 'records',
    holds: 'tables and feeds, read into products and documents',
    mayImport: ['language', 'text', 'catalog'],
  },
  {
    name: 'extract',
    holds: 'fetched pages and uploaded files, read as text, products, questions and contact facts',
    mayImport: ['language', 'text', 'catalog', 'records'],
  },
  { name: 'likeness', holds: 'vectors of texts and how near they are', mayImport: [] },
  {
    name: 'retrieval',
    holds: 'the index: bytes, parts, filter, score, segment, live, scan, rank, merge',
    mayImport: ['text'],
  },
  {
    name: 'meaning',
    holds: 'what words stand for: the thesaurus, needs, places, superlatives, attributes',
    mayImport: ['language', 'text', 'catalog'],
  },
  {
    name: 'question',
    holds: 'what a message asks, what it leans on, which conditions it names, what a thread remembers',
    mayImport: ['language', 'text', 'meaning'],
  },
  {
    name: 'say',
    holds: 'claims and their sources, messages, numbers and money of a locale, the text that they make',
    mayImport: ['language', 'catalog', 'meaning'],
  },
  {
    name: 'query',
    holds: 'a search: conditions that are read from it, its words, what is listed in which order',
    mayImport: ['language', 'text', 'catalog', 'retrieval', 'meaning', 'question'],
  },
  {
    name: 'gate',
    holds: 'whether a sentence of a model is borne out by its evidence',
    mayImport: ['language', 'text', 'knowledge', 'meaning'],
  },
  {
    name: 'verify',
    holds: 'whether a finished answer is borne out by its sources; knows nothing of how answers are made',
    mayImport: ['language', 'text', 'meaning', 'say'],
  },
  {
    name: 'answer',
    holds: 'the pool of evidence, ranked and said; comparisons of products; small talk',
    mayImport: ['language', 'text', 'catalog', 'knowledge', 'meaning', 'question', 'say'],
  },
  {
    name: 'prompt',
    holds: 'what a model is told, and its reply as it is read',
    mayImport: ['text', 'catalog', 'knowledge', 'meaning', 'say', 'gate', 'verify', 'answer'],
  },
  {
    name: 'faq',
    holds: 'questions of a product page: made, chosen, answered, matched with what is asked',
    mayImport: ['language', 'text', 'catalog', 'meaning', 'question', 'say', 'answer'],
  },
  {
    name: 'gaps',
    holds: 'unanswered questions, grouped by what they are about',
    mayImport: ['language', 'text', 'meaning'],
  },
];

/** The rooms inside `answer`, in their order, by the same rule. */
export const answerRooms: readonly Room[] = [
  {
    name: 'talk',
    holds:
      'greetings, thanks, who answers, ways to reach the shop, where it can be visited and a wish for a person',
    mayImport: [],
  },
  { name: 'product-view.ts', holds: 'a product with the proof of each fact', mayImport: [] },
  { name: 'compose-answer.ts', holds: 'an answer of claims and product cards', mayImport: [] },
  { name: 'passages', holds: 'passages as evidence, and how they are quoted', mayImport: [] },
  {
    name: 'asked',
    holds: "a message as it is looked up: its words, other words for them, the shop's own",
    mayImport: ['talk'],
  },
  {
    name: 'pieces',
    holds: 'pieces of evidence, made of pages and of products: a file per kind in `kinds/`',
    mayImport: ['product-view.ts', 'passages', 'asked'],
  },
  {
    name: 'pool',
    holds: 'all pieces and products for a message, ranked; whether that answers it',
    mayImport: ['product-view.ts', 'passages', 'asked', 'pieces'],
  },
  {
    name: 'reply',
    holds: 'which pieces a reply shows, how it is said, what the thread remembers of it',
    mayImport: ['talk', 'compose-answer.ts', 'pieces', 'pool'],
  },
  {
    name: 'products',
    holds: 'products compared',
    mayImport: ['product-view.ts', 'compose-answer.ts', 'asked', 'pieces', 'pool', 'reply'],
  },
];

/** Where rooms of `folder` break their order, and what the list says that is not so. */
export function roomOffences(root: string, folder: string, rooms: readonly Room[]): Offence[] {
  const offences: Offence[] = [];
  const unused = new Map(rooms.map(({ name, mayImport }) => [name, new Set(mayImport)]));
  const above = new Set<string>();
  for (const { name, mayImport } of rooms) {
    for (const other of mayImport)
      if (!above.has(other)) offences.push({ file: name, offence: `${other} does not stand above it` });
    above.add(name);
  }
  for (const file of sourceFiles(root, folder)) {
    const path = posix.relative(folder, file);
    const from = rooms.find(({ name }) => path === name || path.startsWith(`${name}/`));
    if (from === undefined) {
      offences.push({ file, offence: 'lies in no room' });
      continue;
    }
    for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(path), specifier);
      const to = target.split('/')[0]!;
      if (to === '..' || to === from.name) continue;
      unused.get(from.name)!.delete(to);
      if (!from.mayImport.includes(to)) offences.push({ file, offence: `may not import ${target}` });
    }
  }
  for (const [name, others] of unused)
    for (const other of others) offences.push({ file: name, offence: `does not import ${other}` });
  return offences;
}
