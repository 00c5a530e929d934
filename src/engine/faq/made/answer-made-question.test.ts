import { expect, test } from 'vitest';
import { aProduct } from '../../../../test/support/a-product.ts';
import { viewProduct } from '../../answer/product-view.ts';
import { understand } from '../../question/understand.ts';
import { renderAnswer } from '../../say/render.ts';
import { voiceFor } from '../../say/voice.ts';
import { answerMadeQuestion } from './answer-made-question.ts';

const kettle = aProduct({
  productId: 'K',
  title: 'Tin Kettle',
  description: 'Comes with a spare lid. Holds up to 2 liters of water.',
  attributes: { material: 'tin', wattage: '2200 W' },
});
const view = viewProduct(kettle, (text) => `sha256:${text.length}`);

function answer(question: string, language = 'en') {
  const candidate = answerMadeQuestion(understand(question, language), view, voiceFor(language, []));
  return candidate && { route: candidate.route, text: renderAnswer(candidate.claims).resultText };
}

test('a question made of a statement is answered by it, named or not, whatever its case', () => {
  const said = { route: 'product_text', text: 'Comes with a spare lid.' };
  expect(answer('What is included with the Tin Kettle?')).toEqual(said);
  expect(answer('what is included with it')).toEqual(said);
  expect(answer('How much does it hold?')?.text).toBe('Holds up to 2 liters of water.');
});

test('a question made of a field is answered by the field', () => {
  expect(answer('What is the Tin Kettle made of?')).toEqual({
    route: 'attribute',
    text: 'Tin Kettle – material: tin.',
  });
});

test('any other question is left to the other routes', () => {
  expect(answer('How long is the warranty on it?')).toBeUndefined();
  expect(answer('Is it made of tin or of brass?')).toBeUndefined();
  expect(answer('Aus welchem Material ist dieser Artikel?', 'de')).toBeUndefined();
});
