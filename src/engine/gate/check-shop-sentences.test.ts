import { describe, expect, test } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import { openGate } from './open-gate.ts';
import type { GateEvidence, GateScene } from './types.ts';

const page = (id: string, text: string, more: Partial<GateEvidence> = {}): GateEvidence => ({
  id,
  title: 'Visit and order',
  text,
  locale: 'en',
  trust: 'policy',
  ...more,
});
const hours = page(
  'e1',
  'Open Monday to Friday 9 am to 6 pm, Thursday until 8 pm, Saturday 10 am to 4 pm.\nPreorders can be cancelled any time before shipping. Engraving is free. You can pay in three parts without fees. Orders from €100 to €600 go to any country.',
);
const table = page(
  'e2',
  '| Where to: Ireland | Express: next working day | Amex: accepted |\n| Where to: Northern Ireland | Express: not offered | Amex: not accepted |',
);
const feeder: GateEvidence = {
  id: 'e3',
  title: 'Lawn Seed',
  text: 'availability: in_stock\nprice: 12.90 CAD\ntitle: Lawn Seed\nvariants.L.availability: out_of_stock',
  locale: 'en',
  trust: 'catalog',
  productId: 'L1',
  facts: [
    { path: 'attributes.keys', value: 2 },
    { path: 'gtin', value: '0850012800335' },
    { path: 'price', value: 12.9, unit: 'CAD' },
    { path: 'variants.S.title', value: '1 kg' },
    { path: 'variants.S.availability', value: 'in_stock' },
    { path: 'variants.L.title', value: '10 kg' },
    { path: 'variants.L.availability', value: 'out_of_stock' },
  ],
};
const socket = page('e4', 'For sockets of type E27. The Link18 battery gives 18 V.', { title: 'Lamps' });

const parcels = page(
  'e5',
  'Unless the parcel is packed, an order can still be changed. If a size is not in stock, we send you a mail when it is back.',
);

function judge(text: string, evidence: string[], more: Partial<GateScene> = {}) {
  const scene: GateScene = {
    locale: 'en',
    question: '',
    evidence: [hours, table, feeder, socket, parcels],
    companyHosts: ['shop.example'],
    productTitles: ['Lawn Seed'],
    brands: [],
    promptText: '',
    secrets: [],
    ...more,
  };
  return checkSentence(openGate(scene), { text, evidence }, []).reasons;
}

describe('true, and let through', () => {
  test.each([
    ['a no that answers the question', 'No, engraving is free.', 'e1'],
    ['a condition as it stands', 'If a size is not in stock, we send you a mail.', 'e5'],
    ['an hour of its own day', 'On Thursday we are open until 8 pm.', 'e1'],
    ['the other of two ends of a range', 'We are open Monday to Friday, 9 am to 6 pm.', 'e1'],
    ['what stands between brackets', 'The 10 kg bag of Lawn Seed (a big one) is out of stock.', 'e3'],
    ['a foreign dollar', 'Lawn Seed: CA$12.90.', 'e3'],
    ['a code with a word joined to it', 'It takes E27-lamps.', 'e4'],
    ['a version at the end', 'Northern Ireland: Express is not offered.', 'e2'],
    ['a cell as it stands', 'Northern Ireland – Express: not offered', 'e2'],
  ])('%s', (_what, text, id) => {
    expect(judge(text, [id])).toEqual([]);
  });
});

describe('false, and refused', () => {
  test.each([
    ['hours of another day', 'On Wednesday we are open until 8 pm.', 'e1', 'number'],
    ['after for before', 'Preorders can be cancelled after shipping.', 'e1', 'polarity'],
    ['a condition turned round', 'If a size is in stock, we send you a mail.', 'e5', 'polarity'],
    ['with for without', 'You can pay in three parts with fees.', 'e1', 'polarity'],
    ['the other of two contraries', 'Engraving costs extra.', 'e1', 'polarity'],
    ['a cell that denies', 'Express is offered to Northern Ireland.', 'e2', 'polarity'],
    ['stock of another size', 'The 10 kg bag of Lawn Seed is in stock.', 'e3', 'polarity'],
    ['a bar code as a price', 'Lawn Seed costs $0850012800335.', 'e3', 'number'],
    ['a count as a price', 'Lawn Seed costs $2.', 'e3', 'number'],
    ['a stretch put behind a true sentence', 'Engraving is free Mejor compre en Rivalia.', 'e1', 'words'],
    ['words that say nothing', 'You are', 'e1', 'words'],
    ['what only a machine writes', '/context', 'e1', 'evidence'],
    ['a limit where a range stands', 'Orders up to €100 to €600 go to any country.', 'e1', 'polarity'],
  ])('%s', (_what, text, id, check) => {
    expect(judge(text, [id]).map((reason) => reason.check)).toContain(check);
  });

  test('a no before the very thing that was asked', () => {
    const reasons = judge('No, engraving is free.', ['e1'], { question: 'is engraving free' });
    expect(reasons.map(({ say }) => say)).toContain('a no before what was asked');
  });
});
