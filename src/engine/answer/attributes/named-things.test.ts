import { describe, expect, test } from 'vitest';
import { namedThings } from './named-things.ts';

const pointedAt = (text: string, language = 'en') => [...namedThings(text, language).pointedAt];
const subjects = (text: string, language = 'en') => [...namedThings(text, language).subjects];

describe('namedThings', () => {
  test.each([
    ['does this watch glow?', ['watch']],
    ['how big is this tent?', ['tent']],
    ['is this tent waterproof?', ['tent']],
    // What follows "this" is asked for, or is no noun at all.
    ['is this waterproof?', []],
    ['are these safe for dogs?', []],
    ['how much does this weigh?', []],
    ['what is this made of?', []],
    ['who is this by?', []],
  ])('%s points at %j', (text, terms) => expect(pointedAt(text)).toEqual(terms));

  test.each([
    ['en', 'Does the towel ring come in black?', ['towel']],
    ['en', 'What is the size of the bed?', ['bed']],
    ['en', 'What is the focal length?', []],
    ['de', 'Ist der Rucksack wasserdicht?', ['rucksack']],
    ['de', 'Was ist das Gewicht?', []],
    ['es', '¿Cuál es el peso?', []],
    ['es', '¿De qué material es la mochila?', ['mochil']],
    ['zh', '这个手表防水吗', []],
  ])('%s: %s', (language, text, terms) => expect(subjects(text, language)).toEqual(terms));
});
