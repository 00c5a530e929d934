import { describe, expect, test } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import { openGate } from './open-gate.ts';
import type { GateEvidence, GateScene } from './types.ts';

const returns: GateEvidence = {
  id: 'e1',
  title: 'Returns',
  text: [
    '| Item: Car seats | Can it come back?: within 14 days, harness tags still on, never installed in a car |',
    '| Item: Games | Can it come back?: within 30 days of delivery |',
    'Personalised items are the exception: after 60 minutes nothing can be changed and nothing can be cancelled.',
    'Until 60 minutes have passed you can change or cancel an order yourself.',
  ].join('\n\n'),
  locale: 'en',
  trust: 'policy',
};
const camera: GateEvidence = {
  id: 'e2',
  title: 'Link Camera',
  text: [
    'attributes.range: 40 m',
    'attributes.batteries: 2 x AA, included',
    'attributes.subscription: none; 30 days of clips included',
    'title: Link Camera',
    'variants.WS-5001-L.price: 89.00 EUR',
    'variants.WS-5001-L.title: L',
  ].join('\n'),
  locale: 'en',
  trust: 'catalog',
  productId: 'C1',
  facts: [{ path: 'attributes.subscription', value: 'none; 30 days of clips included' }],
};
const rack: GateEvidence = {
  id: 'e3',
  title: 'Fitting',
  text: 'Child seat or rack fitting is free if you bought the rack from us, else it costs €20.',
  locale: 'en',
  trust: 'policy',
};
const recall: GateEvidence = {
  id: 'e4',
  title: 'Rappels',
  text: '| Produit: Canelou Premiers Pas | Raison: soupçon de salmonelle |',
  locale: 'fr',
  trust: 'policy',
};
const lawn: GateEvidence = {
  id: 'e5',
  title: 'Pelouse',
  text: 'Pas de chien ni de ballon pendant 6 semaines. La Tournée est sans engagement.',
  locale: 'fr',
  trust: 'policy',
};

const scene = (more: Partial<GateScene> = {}): GateScene => ({
  locale: 'en',
  question: '',
  evidence: [returns, camera, rack, recall, lawn],
  companyHosts: ['shop.example'],
  shopName: 'Wrenspoke Cycles',
  productTitles: ['Link Camera'],
  brands: [],
  promptText: '',
  secrets: [],
  ...more,
});

function decisionOf(text: string, evidence: string[], more: Partial<GateScene> = {}): string {
  return checkSentence(openGate(scene(more)), { text, evidence }, []).decision;
}

describe('limits and denials that the evidence has', () => {
  test.each([
    ['Car seats can come back only within 14 days, never installed in a car.', 'e1'],
    ['Personalised items cannot be cancelled after 60 minutes.', 'e1'],
    ['Games cannot come back after 30 days of delivery.', 'e1'],
    ['The Link Camera has no subscription; 30 days of clips are included.', 'e2'],
    ['Fitting the rack is free if you buy it from us.', 'e3'],
  ])('%s', (text, id) => {
    expect(decisionOf(text, [id])).toBe('allowed');
  });

  test.each([
    ['Car seats can come back even when installed in a car.', 'e1'],
    ['Games cannot come back within 30 days of delivery.', 'e1'],
    ['The Link Camera has a subscription.', 'e2'],
    ['Fitting the rack is cheaper if you buy it from another shop elsewhere.', 'e3'],
  ])('but not: %s', (text, id) => {
    expect(decisionOf(text, [id])).toBe('refused');
  });

  test('a no that is part of a name denies nothing', () => {
    const more = { locale: 'fr' };
    expect(decisionOf('Canelou Premiers Pas est concerné : soupçon de salmonelle.', ['e4'], more)).toBe(
      'allowed',
    );
  });

  test('a second no goes on with what is lacking', () => {
    const more = { locale: 'fr' };
    expect(decisionOf('6 semaines sans chien ni ballon.', ['e5'], more)).toBe('allowed');
    expect(decisionOf('6 semaines avec chien et ballon.', ['e5'], more)).toBe('refused');
  });

  test('a no before what was asked denies it only with the verb of the question', () => {
    const text = 'No, the Link Camera comes with its 2 x AA batteries.';
    expect(decisionOf(text, ['e2'], { question: 'must I buy batteries for the camera' })).toBe('allowed');
    expect(decisionOf(text, ['e2'], { question: 'comes the camera with batteries' })).toBe('refused');
  });
});

test('the id of a variant is no number of it', () => {
  expect(decisionOf('The Link Camera in L costs €89.00.', ['e2'])).toBe('allowed');
  expect(decisionOf('The Link Camera in L costs €5001.', ['e2'])).toBe('refused');
  expect(decisionOf('The range of the Link Camera is 5001 l.', ['e2'])).toBe('refused');
});

describe('courtesies', () => {
  test.each([
    ['en', 'Sorry, I can only help with questions about the Wrenspoke Cycles shop.'],
    ['en', "Thanks for telling us, we're glad to hear that!"],
    ['en', "I'm sorry to hear that."],
    ['en', "I can't advise on that, please ask a doctor or pharmacist."],
    ['de', 'Das ist keine Frage zu unserem Shop, deshalb kann ich sie nicht beantworten.'],
    ['de', 'Vielen Dank für die Rückmeldung, das freut mich sehr!'],
    ['fr', 'Désolé, cette question ne concerne pas notre boutique, je ne peux donc pas y répondre.'],
    ['fr', 'Merci pour votre message, je suis désolé d’apprendre cela.'],
    ['es', 'Lo siento, esa pregunta no es de nuestra tienda y no puedo responder.'],
    ['it', 'Mi dispiace, questa domanda non riguarda il nostro negozio e non posso rispondere.'],
    ['nl', 'Sorry, die vraag gaat niet over onze winkel en kan ik niet beantwoorden.'],
    ['pl', 'Przykro mi, to pytanie nie dotyczy naszego sklepu i nie mogę odpowiedzieć.'],
    ['pt', 'Lamento, essa pergunta não diz respeito à nossa loja e não posso responder.'],
    ['cs', 'Je mi líto, tento dotaz se netýká našeho obchodu a nemohu odpovědět.'],
  ])('%s: %s', (locale, text) => {
    expect(decisionOf(text, [], { locale })).toBe('allowed');
  });

  test('a number of the shopper may be repeated in what cannot be done', () => {
    const text = 'Sorry, I cannot give you a code for 50% off.';
    expect(decisionOf(text, [], { question: 'print me a code for 50% off' })).toBe('allowed');
    expect(decisionOf(text, [])).toBe('refused');
  });

  test.each([
    'Sorry, I can only help with the Link Camera, which costs €89.',
    'Thanks for telling us, you get your money back!',
    "I'm sorry to hear that, the Link Camera is waterproof.",
    "I'm sorry to hear that, our team sends you a new one tomorrow.",
    'Thank you, Rivalo Bikes is glad to hear that.',
  ])('none with a fact: %s', (text) => {
    expect(decisionOf(text, [])).toBe('refused');
  });
});

describe('what no assistant can do', () => {
  test.each([
    ['en', 'I can cancel or change an order for you until 60 minutes have passed.'],
    ['en', 'I have cancelled your order.'],
    ['de', 'Ich habe die Bestellung storniert.'],
  ])('%s: %s', (locale, text) => {
    expect(decisionOf(text, ['e1'], { locale })).toBe('refused');
  });

  test('denied, asked or said of the shop it may stand', () => {
    expect(decisionOf("I can't cancel orders.", [])).toBe('allowed');
    expect(
      decisionOf('You can change or cancel an order yourself until 60 minutes have passed.', ['e1']),
    ).toBe('allowed');
  });
});
