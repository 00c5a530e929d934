import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config/read-config.ts';
import { type FakeRequest, replyText, startFakeProvider } from './support/fake-provider.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const pageUrl = 'https://northpeak.example/p/trailhead-2';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  brand: 'Northpeak',
  attributes: { waterproof: true, weight_g: 540, country_of_origin: 'Portugal' },
};
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };

const model = await startFakeProvider();
const aisle = useAisle({
  models: {
    ...readConfig({}).models,
    providers: [{ kind: 'openai-compatible', model: 'fake', baseUrl: model.baseUrl }],
    timeoutMs: 1_500,
    allowPrivate: [new URL(model.baseUrl).host],
  },
});
afterAll(async () => {
  await model.close();
});

type Pair = { id: string; question: string; answer: string };
type Listed = { faq_id: number; question: string };

const isTranslation = ({ messages }: FakeRequest) => messages[0]!.content!.startsWith('You translate');
const translations = () => model.requests.filter(isTranslation).length;
const byFacts: readonly [RegExp, string, string][] = [
  [/540/u, 'Wie viel wiegt der Trailhead 2 Hiking Boot?', '540 g.'],
  [/waterproof/iu, 'Ist der Trailhead 2 Hiking Boot wasserdicht?', 'Ja.'],
  [
    /\{price\}/u,
    'Wo wird er hergestellt und was kostet er?',
    'Er kostet {price} und wird in Portugal hergestellt.',
  ],
  [
    /returned/u,
    'Kann ich ihn zurückgeben?',
    'Unbenutzte Artikel können innerhalb von 60 Tagen nach Lieferung zurückgegeben werden.',
  ],
];

/** Translates weight and waterproofness; `change` spoils what it gives. */
function translates(change: (pair: Pair) => Pair = (pair) => pair) {
  model.answer((request) => {
    if (!isTranslation(request)) return { text: replyText('not_found', []) };
    const { faqs } = JSON.parse(request.messages[1]!.content!) as { faqs: Pair[] };
    const made = faqs.flatMap(({ id, question: asked, answer: said }) => {
      const found = byFacts.find(([fact]) => fact.test(`${asked} ${said}`));
      return found ? [change({ id, question: found[1], answer: found[2] })] : [];
    });
    return { text: JSON.stringify({ faqs: made }) };
  });
}

async function settled(shop: WireClient, locale: string) {
  const path = `/api/v1/product-faqs?page_url=${encodeURIComponent(pageUrl)}&count=10&locale=${locale}`;
  for (let tries = 0; tries < 400; tries++) {
    const response = await shop.get(path);
    if (response.status !== 202) return response;
    await sleep(25);
  }
  throw new Error('The page stays generating.');
}
const questionsOf = (body: Record<string, unknown>) =>
  (body['faqs'] as Listed[]).map(({ question }) => question);
const newShop = (more: object = {}) =>
  aisle.newCompany({ products: [boot], settings: { ...settings, ...more } });
const weight = 'Wie viel wiegt der Trailhead 2 Hiking Boot?';
const waterproof = 'Ist der Trailhead 2 Hiking Boot wasserdicht?';

describe('FAQs in a language that the product has no texts in', () => {
  test('are translated once, and answered in that language with what the source cites', async () => {
    const shop = await newShop();
    translates();
    const before = translations();
    const { body, headers } = await settled(shop, 'de-AT');
    expect(body).toMatchObject({ status: 'ready', locale: 'de' });
    expect(headers['content-language']).toBe('de');
    expect(questionsOf(body)).toEqual(expect.arrayContaining([weight, waterproof]));
    expect(translations()).toBe(before + 1);
    expect((await settled(shop, 'de')).body['faqs']).toEqual(body['faqs']);
    const faq = (body['faqs'] as Listed[]).find(({ question }) => question === weight)!;
    const said = await shop.post('/api/v1/send_message', { query_text: faq.question, faq_id: faq.faq_id });
    expect(said.body).toMatchObject({
      engine: 'faq',
      locale: 'de',
      result_text: '540 g.',
      sources: [{ source_id: 'product:NP-1042' }],
    });
    expect((await settled(shop, 'en')).body).toMatchObject({ status: 'ready', locale: 'en' });
    expect(translations()).toBe(before + 1);
  });

  test('leave out a pair with another number, another polarity or another language', async () => {
    const spoilt: [string, (pair: Pair) => Pair][] = [
      [weight, (pair) => ({ ...pair, answer: pair.answer.replace('540', '450') })],
      [weight, (pair) => ({ ...pair, question: `${pair.question} 300 g?` })],
      [waterproof, (pair) => ({ ...pair, answer: 'Nein.' })],
      [
        waterproof,
        (pair) => ({ ...pair, answer: 'Oui, cette chaussure est vraiment imperméable pour la pluie.' }),
      ],
    ];
    for (const [question, spoil] of spoilt) {
      const shop = await newShop();
      translates((pair) => (pair.question === question ? spoil(pair) : pair));
      const { body } = await settled(shop, 'de');
      expect(body).toMatchObject({ status: 'ready', locale: 'de' });
      expect(questionsOf(body)).toEqual([question === weight ? waterproof : weight]);
    }
  });

  test('are shown in their own language when no pair passes, without a model, and in a language nobody can judge', async () => {
    const shop = await newShop();
    translates((pair) => ({ ...pair, answer: `${pair.answer} Garantie 99 Jahre.` }));
    expect((await settled(shop, 'de')).body).toMatchObject({ status: 'ready', locale: 'en' });
    expect((await settled(shop, 'tlh')).body).toMatchObject({ status: 'ready', locale: 'en' });
    translates();
    const before = model.requests.length;
    const without = await newShop({ model: { enabled: false } });
    expect((await settled(without, 'de')).body).toMatchObject({ status: 'ready', locale: 'en' });
    expect(model.requests.length).toBe(before);
  });

  test('of a merchant keep their slots, which are filled live; one without its slot is left out', async () => {
    const faqs = [
      ['Where is it made and what does it cost?', 'It costs {price} and is made in Portugal.'],
      ['Can I send it back?', 'Unused items can be returned within 60 days of delivery.'],
    ];
    for (const isKept of [true, false]) {
      const products = [{ ...boot, price: { amount: 13_900, currency: 'EUR' } }];
      const shop = await aisle.newCompany({ products, settings });
      await settled(shop, 'en');
      for (const [question, answer] of faqs)
        await shop.post('/api/v1/faqs', { question, answer, page_url: pageUrl });
      translates((pair) => (isKept ? pair : { ...pair, answer: pair.answer.replace('{price}', '139 €') }));
      const { body } = await settled(shop, 'de');
      const asked = 'Wo wird er hergestellt und was kostet er?';
      const faq = (body['faqs'] as Listed[]).find(({ question }) => question === asked);
      expect(faq !== undefined).toBe(isKept);
      expect(questionsOf(body)).toContain('Kann ich ihn zurückgeben?');
      if (!faq) continue;
      const said = await shop.post('/api/v1/send_message', { query_text: asked, faq_id: faq.faq_id });
      expect(said.body['result_text']).toMatch(/^Er kostet 139,00\s€ und wird in Portugal hergestellt\.$/u);
    }
  });

  test('of a merchant lose no number and turn no yes around', async () => {
    const shop = await aisle.newCompany({ products: [boot], settings });
    await settled(shop, 'en');
    const answers = ['Yes.', 'Unused items can be returned within 60 days of delivery.'];
    for (const [i, answer] of answers.entries())
      await shop.post('/api/v1/faqs', { question: `Is that so ${i}?`, answer, page_url: pageUrl });
    const spoilt = ['Nein.', 'Unbenutzte Artikel können nach Lieferung zurückgegeben werden.'];
    model.answer((request) => {
      if (!isTranslation(request)) return { text: replyText('not_found', []) };
      const { faqs } = JSON.parse(request.messages[1]!.content!) as { faqs: Pair[] };
      const made = faqs.flatMap(({ id, question, answer }) => {
        if (answer === '540 g.') return [{ id, question: weight, answer }];
        const of = /^Is that so (\d)/u.exec(question)?.[1];
        return of === undefined ? [] : [{ id, question: `Stimmt das ${of}?`, answer: spoilt[Number(of)]! }];
      });
      return { text: JSON.stringify({ faqs: made }) };
    });
    expect(questionsOf((await settled(shop, 'de')).body)).toEqual([weight]);
  });

  test('wait for approval of the source and their own where the company wants that', async () => {
    const shop = await newShop({
      integrations: { ai_powered_faqs: { enabled: true, require_approval: true } },
    });
    translates();
    const before = translations();
    expect((await settled(shop, 'de')).body).toMatchObject({ reason: 'awaiting_approval' });
    const rowsOf = async (locale: string) =>
      (await shop.get(`/api/v1/faqs?locale=${locale}`)).body['data'] as Listed[];
    const source = (await rowsOf('en')).find(({ question }) => /weigh/u.test(question))!;
    await shop.patch(`/api/v1/faqs/${source.faq_id}`, { review: 'approved' });
    expect((await settled(shop, 'de')).body).toMatchObject({
      locale: 'en',
      faqs: [{ faq_id: source.faq_id }],
    });
    expect(translations()).toBe(before + 1);
    const [made] = await rowsOf('de');
    await shop.patch(`/api/v1/faqs/${made!.faq_id}`, { review: 'approved' });
    expect((await settled(shop, 'de')).body).toMatchObject({ locale: 'de', faqs: [{ question: weight }] });
  });

  test('go with their source, and are the company’s own', async () => {
    const [shop, other] = [await newShop(), await newShop()];
    translates();
    const { body } = await settled(shop, 'de');
    const listed = body['faqs'] as Listed[];
    const faq = listed.find(({ question }) => question === weight)!;
    const message = { query_text: faq.question, faq_id: faq.faq_id };
    expect((await other.post('/api/v1/send_message', message)).body).toMatchObject({ code: 'faq_not_found' });
    await shop.patch('/api/v1/products/NP-1042', { attributes: { weight_g: 600 } });
    const said = await shop.post('/api/v1/send_message', message);
    expect(said.body['result_text'] ?? '').not.toContain('540');
    expect(questionsOf((await settled(shop, 'de')).body)).not.toContain(weight);
    const english = (await settled(shop, 'en')).body['faqs'] as Listed[];
    const source = english.find(({ question }) => /waterproof/iu.test(question))!;
    await shop.patch(`/api/v1/faqs/${source.faq_id}`, { review: 'rejected' });
    expect(questionsOf((await settled(shop, 'de')).body)).not.toContain(waterproof);
  });

  // Last, as a model that fails so often rests.
  const inFrench: Readonly<Record<string, [question: string, answer: string]>> = {
    [weight]: ['Combien pèse la Trailhead 2 Hiking Boot ?', 'Elle pèse 540 g, ce qui est léger.'],
    [waterproof]: ['La Trailhead 2 Hiking Boot est-elle imperméable ?', 'Oui, elle est imperméable.'],
  };
  const useless: Readonly<Record<string, () => void>> = {
    'another language': () =>
      translates((pair) => {
        const [question, answer] = inFrench[pair.question] ?? [pair.question, pair.answer];
        return { ...pair, question, answer };
      }),
    'empty texts': () => translates((pair) => ({ ...pair, question: '', answer: ' ' })),
    'no pair': () => model.answer(() => ({ text: JSON.stringify({ faqs: [] }) })),
    'no JSON': () => model.answer(() => ({ text: 'Gerne, hier sind die Fragen.' })),
    'an empty reply': () => model.answer(() => ({ text: '' })),
    'an error': () => model.answer(() => ({ fault: 'server_error' })),
    'a broken connection': () => model.answer(() => ({ fault: 'reset' })),
  };
  test.each(Object.keys(useless))(
    'are shown in their own language when the model gives %s',
    async (given) => {
      const shop = await newShop();
      useless[given]!();
      const before = model.requests.length;
      const { body } = await settled(shop, 'de');
      expect(body).toMatchObject({ status: 'ready', locale: 'en' });
      expect(questionsOf(body).length).toBeGreaterThan(0);
      expect(model.requests.length).toBeGreaterThan(before);
      const { body: listed } = await shop.get('/api/v1/faqs?locale=de');
      expect(listed['data']).toEqual([]);
    },
  );
});
