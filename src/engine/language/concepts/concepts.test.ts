import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../../../test/support/architecture.ts';
import { cuesOf } from '../../faq/cues/cues.ts';
import { phrasebookOf } from '../../faq/wording/phrasebooks.ts';
import { superlativesOf } from '../../meaning/superlatives.ts';
import { languages } from '../languages.ts';
import { attributeConcepts } from './attribute-concepts.ts';
import { attributes } from './attributes.ts';
import { counts } from './counts.ts';
import { measures } from './measures.ts';
import { topicConcepts } from './topics.ts';
import { audiences, colours, materials } from './values.ts';

const root = join(import.meta.dirname, '../../../..');

/** Ids of attributes that a language has words for, by the part that has them. */
function namedIn(tag: string): string[] {
  const { asks, catalogue, measures } = languages.find((language) => language.tag === tag)!;
  return [
    ...(asks?.attributes ?? '').split('\n').flatMap((line) => /^(\S+) =/u.exec(line)?.[1] ?? []),
    ...(phrasebookOf(tag)?.attributes.keys() ?? []),
    ...Object.keys({ ...catalogue?.quantities, ...catalogue?.counted, ...measures?.names }),
  ];
}

describe('the table of concepts', () => {
  test('an id is that of one concept', () => {
    const ids = [measures, counts, attributes].flatMap((table) => Object.keys(table));
    expect(new Set(ids).size).toBe(ids.length);
    expect(attributeConcepts.size).toBe(ids.length);
  });

  test.each(languages.map(({ tag }) => tag))('every attribute that %s names is in it', (tag) => {
    expect(namedIn(tag).filter((id) => !attributeConcepts.has(id))).toEqual([]);
  });

  test('every attribute has words in English', () => {
    const named = new Set(namedIn('en'));
    expect([...attributeConcepts.keys()].filter((id) => !named.has(id))).toEqual([]);
  });

  test('superlatives are of what the language names', () => {
    for (const { tag, measures } of languages)
      for (const [form, extremes] of superlativesOf(tag))
        for (const { measure } of extremes)
          expect(Object.hasOwn(measures!.names, measure), `${tag}: ${form}`).toBe(true);
  });

  test('every lexicon has words for all colours, materials and audiences, and for no others', () => {
    for (const { shopping } of languages.filter(({ shopping }) => shopping !== undefined))
      for (const [own, table] of [
        [shopping!.colours, colours],
        [shopping!.materials, materials],
        [shopping!.audiences, audiences],
      ] as const)
        expect(Object.keys(own).sort()).toEqual(Object.keys(table).sort());
  });

  test('what attributes, rules and cues are about are topics, and every topic is that of one', () => {
    const cues = languages.flatMap(({ tag }) => cuesOf(tag).map(({ topic }) => topic));
    const rules = [...topicConcepts].filter(([, { rule }]) => rule !== undefined);
    const used = new Set([
      ...[...attributeConcepts.values()].flatMap(({ topic }) => topic ?? []),
      ...rules.map(([id, { rule }]) => rule!.within ?? id),
      ...rules.map(([id]) => id),
      ...cues,
    ]);
    expect([...used].sort()).toEqual([...topicConcepts.keys()].sort());
  });

  test('every phrasebook asks for the same rules of shops, as far as it asks', () => {
    const english = Object.keys(phrasebookOf('en')!.policies).sort();
    expect(english).toEqual([...topicConcepts].flatMap(([id, { rule }]) => (rule ? [id] : [])).sort());
    for (const { tag } of languages.filter(({ faqs }) => faqs !== undefined))
      for (const topic of Object.keys(phrasebookOf(tag)!.policies)) expect(english).toContain(topic);
  });

  test('nobody else lists what is known of attributes by their ids', () => {
    const told = [...attributeConcepts.keys()].filter((id) => id.includes('_'));
    const isTold = new RegExp(`(?<![\\w.])(?:${told.join('|')})(?!\\w)`, 'gu');
    const lists = sourceFiles(root, 'src/engine')
      .filter((file) => !file.startsWith('src/engine/language/') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const literals =
          readFileSync(join(root, file), 'utf8').match(/'[^'\n]*'|`[^`]*`|\/[^\n]+\/u?/gu) ?? [];
        const ids = literals.flatMap((text) => text.match(isTold) ?? []);
        return ids.length === 0 ? [] : [{ file, ids }];
      });
    expect(lists).toEqual([]);
  });
});
