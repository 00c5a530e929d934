import { describe, expect, test } from 'vitest';
import { everyPart } from '../../language/pack.ts';
import { parseCues } from '../cues/cue.ts';
import { cuesOf } from '../cues/cues.ts';
import { cutStatements } from '../cues/cut-statements.ts';
import { phrasebookOf } from '../wording/phrasebooks.ts';
import { pronounOf } from '../wording/product-name.ts';
import { statementCandidates } from './statement-candidates.ts';

function made(text: string, locale = 'en') {
  const told = { text: `description: ${text}`, start: 13, end: 13 + text.length };
  const name = pronounOf(phrasebookOf(locale)!);
  return statementCandidates(told, locale, name).map(({ wordings, said }) => ({
    question: wordings[0],
    said: said!.map(({ start, end }) => told.text.slice(start, end)).join(' | '),
  }));
}

describe('a statement becomes the question it answers', () => {
  test.each([
    ['Runs on two AA batteries.', 'What kind of battery does it use?'],
    ['Batteries not included.', 'Are batteries included?'],
    ['Made in USA by hand.', 'Where is it made?'],
    ['Top-rack dishwasher safe.', 'Is it dishwasher safe?'],
    ['Fits any 45 mm rotary cutter.', 'What does it fit?'],
    ['Compatible with iPhone 11 and 12.', 'What is it compatible with?'],
    ['Comes with a 1-year limited warranty.', 'How long is the warranty on it?'],
    ['The set includes a pump and two hoses.', 'What is included with it?'],
    ['Holds up to 6 cups of dry food.', 'How much does it hold?'],
    ['Measures 22 x 20 x 34 inches when closed.', 'What are its dimensions?'],
    ['The jar is BPA-free.', 'Is it BPA-free?'],
    ['Has adjustable straps and a pouch.', 'Does it have adjustable straps?'],
    ['With a removable lid.', 'Does it have a removable lid?'],
    ['It is not waterproof.', 'Is it waterproof?'],
  ])('%s', (statement, question) => {
    expect(made(statement)).toEqual([{ question, said: statement }]);
  });

  test.each([
    ['de', 'Reißfeste Hülle, spülmaschinenfest.', 'Ist dieser Artikel spülmaschinenfest?'],
    ['de', 'Gefertigt aus recyceltem Polyester.', 'Aus welchem Material ist dieser Artikel?'],
    ['es', 'Mide 55 x 35 x 20 cm cerrada.', '¿Qué medidas tiene este producto?'],
    ['fr', 'Capacité de 2 litres environ.', 'Quelle est la contenance de ce produit ?'],
    ['it', 'La capacità è di 2 litri.', 'Qual è la capacità di questo prodotto?'],
    ['nl', 'De fles is vaatwasserbestendig.', 'Mag dit product in de vaatwasser?'],
    ['pl', 'Wykonany z bawełny.', 'Z jakiego materiału jest ten produkt?'],
    ['pt', 'Este saco pesa 640 g.', 'Quanto pesa este produto?'],
  ])('%s: %s', (locale, statement, question) => {
    expect(made(statement, locale).map((entry) => entry.question)).toContain(question);
  });

  test('no statement answers two questions, and what only sounds like an answer asks nothing', () => {
    const text =
      'Waterproof shell with a 2 year warranty. Ideal. A customized fit for you. A 1440 x 900 screen.';
    expect(made(text).map(({ said }) => said)).toEqual(['Waterproof shell with a 2 year warranty.']);
  });

  test('two statements of one question are quoted together, in the order of the text', () => {
    const text = 'Ideal for day hikes. Weighs 2 kg. Perfect for short trips to the coast.';
    expect(made(text)).toContainEqual({
      question: 'What is it suitable for?',
      said: 'Ideal for day hikes. | Perfect for short trips to the coast.',
    });
  });

  test('a language without cues makes none', () => {
    expect(
      statementCandidates({ text: 'Su geçirmez.', start: 0, end: 12 }, 'tr', { text: '', isPlural: false }),
    ).toEqual([]);
  });
});

test('statements are sentences and their parts, without questions and scraps', () => {
  const text = 'Soft; easy to clean • Made of oak. Need help? Yes.';
  expect(cutStatements(text, 0, text.length, 'en').map((entry) => entry.text)).toEqual([
    'easy to clean',
    'Made of oak.',
  ]);
});

test('a full stop after a unit ends a statement; ranges stay whole; what is so only today is left out', () => {
  const text = 'Wash at 30 °C. Made of oak. Fits 12 – 14 inches. Now only $19. Sold out this week.';
  expect(cutStatements(text, 0, text.length, 'en').map((entry) => entry.text)).toEqual([
    'Wash at 30 °C.',
    'Made of oak.',
    'Fits 12 – 14 inches.',
  ]);
});

test('every cue can be read, and a line that is none is refused', () => {
  for (const [language, { cues }] of everyPart('faqs'))
    if (cues !== undefined) expect(cuesOf(language).length).toBeGreaterThan(20);
  expect(() => parseCues('use .5 :: pattern')).toThrow(SyntaxError);
  expect(() => parseCues('use none :: pattern :: Question?')).toThrow(SyntaxError);
});
