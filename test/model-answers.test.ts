import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readVerifiable } from '../src/engine/verify/verifiable.ts';
import { verifyAnswer } from '../src/engine/verify/verify-answer.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { showSpend } from '../src/services/models/show-spend.ts';
import { evidenceWith, type Fault, faults, replyText, startFakeProvider } from './support/fake-provider.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const documents = [
  {
    document_id: 'returns',
    title: 'Returns and exchanges',
    url: 'https://northpeak.example/help/returns',
    content:
      'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU and the US. Footwear can be exchanged once for another size.',
  },
  {
    document_id: 'contact',
    title: 'Contact',
    content: 'Write to help@northpeak.example. We answer within 2 working days.',
  },
];
const products = [
  {
    product_id: 'NP-1',
    title: 'Trailhead 2 Hiking Boot',
    description: 'Mid-cut boot with a seam-sealed membrane.',
    brand: 'Northpeak',
    price: { amount: 13_900, currency: 'USD' },
    availability: 'in_stock',
    attributes: { waterproof: true, weight_g: 540 },
  },
];

const first = await startFakeProvider();
const provider = (baseUrl: string) => ({ kind: 'openai-compatible' as const, model: 'fake', baseUrl });
const price = { input: 1, output: 10, cachedInput: 1 };
const aisle = useAisle({
  models: {
    ...readConfig({}).models,
    providers: [{ ...provider(first.baseUrl), price }],
    timeoutMs: 1_500,
    allowPrivate: [new URL(first.baseUrl).host],
  },
});
afterAll(async () => {
  await first.close();
});

const question = 'how many days do i have to return unused boots';
const newShop = (settings?: unknown) =>
  aisle.newCompany({ documents, products, ...(settings ? { settings } : {}) });
const ask = (shop: WireClient, body: object, headers?: Record<string, string>) =>
  shop.post('/api/v1/send_message', { query_text: question, ...body }, headers);

function rightAnswer() {
  first.answer((request) => {
    if (request.messages[0]!.content!.includes('"words"')) return { text: '{}' };
    const id = evidenceWith(request, 'Unused items can be returned');
    return {
      text: replyText('answered', [['Unused boots can be returned within 60 days of delivery.', id]]),
    };
  });
}

/** What `aisle verify` would say of a body, with the texts as the API gives them. */
async function failuresOf(shop: WireClient, body: Record<string, unknown>, query: string) {
  const texts = new Map<string, string>();
  for (const { source_id: id } of body['sources'] as { source_id: string }[]) {
    const [kind, key = ''] = id.split(':');
    const path = kind === 'product' ? `/api/v1/products/${key}` : `/api/v1/documents/${key}`;
    const { body: stored } = await shop.get(path);
    texts.set(id, String(stored[kind === 'product' ? 'fact_sheet' : 'text']));
  }
  const { snapshotHash } = await import('../src/platform/ids/hash.ts');
  return verifyAnswer(readVerifiable(body)!, {
    snapshotOf: (sourceId) => texts.get(sourceId),
    hashOf: snapshotHash,
    query,
  }).failures;
}

/** Word lists and the library are read by the first message, which may take longer than a model is waited for here. */
beforeAll(async () => {
  await aisle.base.models.warm();
  const shop = await newShop();
  await ask(shop, {});
  await ask(shop, {});
}, 60_000);
beforeEach(() => {
  first.requests.length = 0;
});

describe('an answer of a language model', () => {
  test('happy: its sentences with what they rest on, which verifies; cost and calls in the trace', async () => {
    const shop = await newShop();
    rightAnswer();
    const { status, body, headers } = await ask(shop, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result_text: 'Unused boots can be returned within 60 days of delivery.',
      answer_status: 'answered',
      engine: 'llm',
      degraded: false,
      locale: 'en',
      claims: [{ start: 0, end: 56, kind: 'paraphrase' }],
      sources: [
        { source_id: 'document:returns', quote: 'Unused items can be returned within 60 days of delivery.' },
      ],
    });
    expect(await failuresOf(shop, body, question)).toEqual([]);
    const trace = await shop.get(`/api/v1/traces/${headers['x-request-id']}`);
    expect(trace.body['model']).toMatchObject({
      calls: [{ outcome: 'done', input_tokens: 1_000, output_tokens: 50, cost_micros: 1_500 }],
      cost_micros: 1_500,
    });
  });

  test('a model sees nothing of another company, no key and no private metadata', async () => {
    const rival = await aisle.newCompany({
      documents: [
        {
          document_id: 'secret',
          title: 'Boots of a rival',
          content: 'Boots go back within 7 days: CANARY_RIVAL.',
        },
      ],
    });
    const shop = await newShop();
    rightAnswer();
    await ask(shop, { user_metadata: { plan: 'gold', _session: 'CANARY_PRIVATE' } });
    const sent = JSON.stringify(first.requests);
    expect(sent).toContain('plan = gold');
    for (const secret of ['CANARY', rival.companyId, shop.companyId, shop.key, 'Bearer'])
      expect(sent).not.toContain(secret);
  });

  test('it may look further: tools find, and what they find can be cited', async () => {
    const shop = await newShop();
    let round = 0;
    first.answer((request) => {
      round++;
      if (round === 1)
        return {
          calls: [
            { name: 'read_page', arguments: { title: 'contact' } },
            { name: 'search_products', arguments: { query: 'hiking boot', max_price: 150 } },
          ],
        };
      const id = evidenceWith(request, 'We answer within 2 working days');
      return { text: replyText('answered', [['You get an answer within 2 working days.', id]]) };
    });
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({ engine: 'llm', result_text: 'You get an answer within 2 working days.' });
    expect(round).toBe(2);
    expect(first.requests[1]!.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
      'tool',
    ]);
  });

  test('of a product with more variants than are shown it may read those that were asked for', async () => {
    const sizes = Array.from({ length: 60 }, (_, i) => ({
      variant_id: `S${i + 1}`,
      title: `${i + 1} cm`,
      price: { amount: 1_000 + i, currency: 'USD' },
      availability: i === 56 ? 'in_stock' : 'out_of_stock',
    }));
    const strap = { product_id: 'NP-9', title: 'Gear Strap', variants: sizes, availability: 'in_stock' };
    const shop = await aisle.newCompany({ documents, products: [...products, strap] });
    let shown = '';
    first.answer((request) => {
      const hasTool = request.messages.some(({ role }) => role === 'tool');
      if (request.messages[0]!.content!.includes('"words"')) return { text: '{}' };
      if (!hasTool) {
        shown = request.messages.map(({ content }) => content ?? '').join('\n');
        return { calls: [{ name: 'read_product', arguments: { title: 'gear strap', variant: '57 cm' } }] };
      }
      const id = evidenceWith(request, 'variant: 57 cm');
      return {
        text: replyText('answered', [
          ['The Gear Strap in 57 cm is in stock.', id],
          ['The Gear Strap in 58 cm is in stock.', id],
        ]),
      };
    });
    const { body } = await ask(shop, { query_text: 'gear straps, do you keep the one of 57 cm somewhere' });
    expect(shown).not.toContain('variant: 57 cm');
    // What the shop says stands for the sentence that may not be said.
    expect(body).toMatchObject({
      engine: 'llm',
      answer_status: 'partial',
      result_text: 'The Gear Strap in 57 cm is in stock.\nGear Strap, 58 cm: $10.57, out of stock.',
    });
  });

  test('a thread is told with its answers; products that were talked of are shown again', async () => {
    const shop = await newShop();
    first.answer((request) => {
      const id = evidenceWith(request, 'weight g: 540');
      return { text: replyText('answered', [['The Trailhead 2 Hiking Boot weighs 540 g.', id]], [id]) };
    });
    const { body } = await ask(shop, { query_text: 'how heavy are the trailheads actually' });
    expect(body).toMatchObject({ engine: 'llm', products: [{ product_id: 'NP-1' }] });
    rightAnswer();
    await ask(shop, { thread_id: body['thread_id'], query_text: 'and sending them back?' });
    const told = first.requests.at(-1)!.messages[1]!.content!;
    expect(told).toContain(
      'Shopper: how heavy are the trailheads actually\nYou: The Trailhead 2 Hiking Boot weighs 540 g.',
    );
    expect(told).toContain('product: Trailhead 2 Hiking Boot');
  });

  test('what the evidence does not say is dropped, and the rest stands', async () => {
    const shop = await newShop();
    first.answer((request) => {
      const id = evidenceWith(request, 'Unused items can be returned');
      return {
        text: replyText('answered', [
          ['Unused boots can be returned within 60 days of delivery.', id],
          ['You also get 25 % off your next order.', id],
        ]),
      };
    });
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({
      engine: 'llm',
      result_text: 'Unused boots can be returned within 60 days of delivery.',
    });
  });

  test('a reply of which nothing may be said is mended once', async () => {
    const shop = await newShop();
    first.answer((request) => {
      const id = evidenceWith(request, 'Unused items can be returned');
      const days = request.messages.length > 2 ? 60 : 90;
      return {
        text: replyText('answered', [[`Unused boots can be returned within ${days} days of delivery.`, id]]),
      };
    });
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({
      engine: 'llm',
      result_text: 'Unused boots can be returned within 60 days of delivery.',
    });
    expect(first.requests).toHaveLength(2);
    expect(first.requests[1]!.messages.at(-1)!.content).toContain('90');
  });

  test('nothing found: said so, with the pages nearest to it', async () => {
    const shop = await newShop();
    first.answer(() => ({ text: replyText('not_found', [['I could not find anything about that.']]) }));
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({ answer_status: 'not_found', engine: 'llm', sources: [], products: [] });
  });

  test('small talk asks no model', async () => {
    const shop = await newShop();
    const { body } = await ask(shop, { query_text: 'hello' });
    expect(body).toMatchObject({ engine: 'embedded', degraded: false });
    expect(first.requests).toHaveLength(0);
  });

  test('a company may do without', async () => {
    const shop = await newShop({ model: { enabled: false } });
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({ engine: 'embedded', degraded: false });
    expect(first.requests).toHaveLength(0);
  });
});

describe('what a model is shown', () => {
  test('pages that share no word with the question, where a shop has few', async () => {
    const shop = await newShop();
    rightAnswer();
    const { body } = await ask(shop, { query_text: 'until when may I send those things back to you' });
    expect(body).toMatchObject({ engine: 'llm', answer_status: 'answered' });
  });
});

describe('a stream of it', () => {
  test('sentences come as they are checked, and resuming gives the same events', async () => {
    const shop = await newShop();
    first.answer((request) => {
      const id = evidenceWith(request, 'Unused items can be returned');
      return {
        text: replyText('answered', [
          ['Good question!'],
          ['Unused boots can be returned within 60 days of delivery.', id],
          ['Within 999 days at a rival.', id],
          ['Return shipping is free in the EU and the US.', id],
        ]),
      };
    });
    const headers = { accept: 'text/event-stream', 'idempotency-key': 'stream-1' };
    const { text } = await ask(shop, {}, headers);
    const events = text.trim().split('\n\n');
    const dataOf = (event: string) =>
      JSON.parse(event.slice(event.indexOf('data: ') + 6)) as Record<string, unknown>;
    expect(events.map((event) => event.split('\n')[0])).toEqual([
      'event: message.start',
      'event: delta',
      'event: delta',
      'event: sources',
      'event: message.completed',
    ]);
    expect(events.map((event) => event.split('\n')[1])).toEqual([
      'id: 1',
      'id: 2',
      'id: 3',
      'id: 4',
      'id: 5',
    ]);
    const said = events.slice(1, 3).map((event) => dataOf(event)['text']);
    const completed = dataOf(events[4]!);
    expect(said.join('')).toBe(completed['result_text']);
    expect(said[0]).toBe('Good question! Unused boots can be returned within 60 days of delivery.');
    const again = await ask(shop, {}, { ...headers, 'last-event-id': '2' });
    expect(again.text.trim().split('\n\n')).toEqual(events.slice(2));
  });

  test('a model that stops in the middle leaves what was said, and says that it is not all', async () => {
    const shop = await newShop();
    first.answer((request) => {
      const id = evidenceWith(request, 'Unused items can be returned');
      const whole = replyText('answered', [['Unused boots can be returned within 60 days of delivery.', id]]);
      return {
        text: `${whole.slice(0, whole.lastIndexOf(']'))},{"text":"Return`,
        usage: { prompt_tokens: 1, completion_tokens: 1 },
      };
    });
    const { text } = await ask(shop, {}, { accept: 'text/event-stream' });
    expect(text).toContain('event: message.completed');
    expect(text).toContain('within 60 days');
  });

  test('who goes away ends the call', async () => {
    const shop = await newShop();
    first.answer(() => ({ fault: 'hang_in_reply' }));
    const before = first.brokenOff();
    const abort = new AbortController();
    const sent = fetch(`${aisle.baseUrl}/api/v1/send_message`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shop.key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ query_text: question }),
      signal: abort.signal,
    });
    while (first.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    abort.abort();
    await expect(sent.then((response) => response.text())).rejects.toThrow();
    while (first.brokenOff() === before) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(first.brokenOff()).toBe(before + 1);
  });
});

describe('whatever a provider does, the shopper gets an answer', () => {
  test.each(faults)('%s', async (fault: Fault) => {
    // A model of the company's own, so that each has a breaker of its own.
    const own = { provider: 'openai-compatible', name: `fake-${fault}`, base_url: first.baseUrl };
    const shop = await newShop({ model: { first: own } });
    first.answer(() => ({ fault }));
    const { status, body, text } = await ask(shop, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'embedded', degraded: true });
    expect(String(body['result_text'])).toContain('60 days');
    expect(text).not.toMatch(/PROVIDER SAYS|send_money/u);
    expect(body['result_text']).not.toMatch(/999|EVIDENCE/u);
  });
});

describe('the ladder', () => {
  const spare = (place: object) => ({ model: { first: place } });
  const own = (name: string, baseUrl = first.baseUrl) => ({
    provider: 'openai-compatible',
    name,
    base_url: baseUrl,
  });

  test('a second model answers where the first fails, and the answer says that a better one was missing', async () => {
    const settings = { model: { first: own('broken'), second: own('whole') } };
    const shop = await newShop(settings);
    first.answer((request) => {
      if (first.requests.length === 1) return { fault: 'server_error' };
      const id = evidenceWith(request, 'Unused items can be returned');
      return {
        text: replyText('answered', [['Unused boots can be returned within 60 days of delivery.', id]]),
      };
    });
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({ engine: 'llm', degraded: true, answer_status: 'answered' });
    expect(first.requests).toHaveLength(2);
  });

  test('a model that keeps failing is not asked any more', async () => {
    const shop = await newShop(spare(own('tired')));
    first.answer(() => ({ fault: 'server_error' }));
    for (let i = 0; i < 8; i++) {
      const { body } = await ask(shop, {});
      expect(body).toMatchObject({ engine: 'embedded', degraded: true });
    }
    expect(first.requests).toHaveLength(5);
  });

  test('Retry-After is honoured', async () => {
    const shop = await newShop(spare(own('busy')));
    first.answer(() => ({ fault: 'rate_limited_for_long' }));
    await ask(shop, {});
    await ask(shop, {});
    expect(first.requests).toHaveLength(1);
  });

  test('a company cannot name a private address, unless the operator allows it', async () => {
    const shop = await newShop();
    for (const address of [
      'http://localhost:11434/v1',
      'http://10.0.0.1/v1',
      'http://[::1]/v1',
      'http://2130706433/v1',
    ]) {
      const refused = await shop.patch('/api/v1/settings', { model: { first: { base_url: address } } });
      expect(refused).toBeProblem(400, 'invalid_request');
      expect(refused.body['errors']).toMatchObject([
        { pointer: '/model/first/base_url', code: 'invalid_url' },
      ]);
    }
  });

  test('a key is sealed, never shown, sent to the provider alone, and kept by a later patch', async () => {
    const shop = await newShop();
    const set = await shop.patch('/api/v1/settings', {
      model: { first: { ...own('keyed'), api_key: 'sk-very-secret-4711' } },
    });
    expect(set.body['model']).toMatchObject({ first: { name: 'keyed', api_key_set: true } });
    await shop.patch('/api/v1/settings', { model: { first: { name: 'keyed-2' } } });
    const shown = await shop.get('/api/v1/settings');
    expect(shown.text).not.toContain('4711');
    expect(shown.body['model']).toMatchObject({ first: { name: 'keyed-2', api_key_set: true } });
    const stored = await aisle.base.db.read(null, (sql) =>
      sql.selectFrom('company').select('settings').where('company_id', '=', shop.companyId).execute(),
    );
    expect(JSON.stringify(stored)).not.toContain('4711');
    rightAnswer();
    expect((await ask(shop, {})).body).toMatchObject({ engine: 'llm' });
    const gone = await shop.patch('/api/v1/settings', { model: { first: { api_key: null } } });
    expect(gone.body['model']).toMatchObject({ first: { api_key_set: false } });
  });
});

describe('budgets', () => {
  const own = { provider: 'openai-compatible', base_url: first.baseUrl, price: { input: 1, output: 10 } };
  const capped = (name: string, answers: object) => ({ model: { first: { ...own, name } }, answers });

  test('at the cap the embedded engine answers', async () => {
    const shop = await newShop(capped('dear', { daily_budget: { amount: 0, currency: 'USD' } }));
    rightAnswer();
    const { body } = await ask(shop, {});
    expect(body).toMatchObject({ engine: 'embedded', degraded: true });
    expect(first.requests).toHaveLength(0);
  });

  test('or 402, where the company wants no plainer answer; nothing is stored then', async () => {
    const shop = await newShop(capped('dear-2', { monthly_tokens: 10, allow_degraded: false }));
    const refused = await ask(shop, {});
    expect(refused).toBeProblem(402, 'budget_exhausted');
    const { body } = await shop.get('/api/v1/threads');
    expect(body['data']).toEqual([]);
  });

  test('another currency than that of the prices is refused', async () => {
    const shop = await newShop();
    const refused = await shop.patch('/api/v1/settings', {
      answers: { daily_budget: { amount: 5, currency: 'EUR' } },
    });
    expect(refused).toBeProblem(400, 'invalid_request');
  });

  test('forty messages at once never pass the cap', async () => {
    // Room for a few calls of about a cent at worst; each really costs 1,500 millionths.
    const shop = await newShop(capped('cheap', { daily_budget: { amount: 3, currency: 'USD' } }));
    rightAnswer();
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask(shop, {})));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const byModel = replies.filter(({ body }) => body['engine'] === 'llm').length;
    expect(byModel).toBeGreaterThan(0);
    const spend = await showSpend(aisle.contextOf(shop.companyId));
    const day = spend.find(({ scope, period }) => scope === 'company' && period.length === 10)!;
    expect(day.micros).toBe(byModel * 1_500);
    expect(day.micros).toBeLessThanOrEqual(30_000);
  });
});

describe('FAQs of a page', () => {
  test('a model proposes questions; those whose answers pass the gate are listed and answered from the cache', async () => {
    const shop = await aisle.newCompany({
      products: [{ ...products[0], url: 'https://northpeak.example/p/trailhead-2' }],
      documents: [{ ...documents[0], trust: 'policy' }],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
    first.answer((request) => {
      if (!request.messages[0]!.content!.includes('"faqs"')) return { text: replyText('not_found', []) };
      const product = evidenceWith(request, 'weight g: 540');
      const faq = (question: string, text: string) => ({
        question,
        sentences: [{ text, evidence: [product] }],
      });
      return {
        text: JSON.stringify({
          faqs: [
            faq('Will my feet stay dry on a wet trail?', 'Yes, the Trailhead 2 Hiking Boot is waterproof.'),
            faq('Is it lighter than a feather?', 'It weighs only 5 g.'),
            faq('What does it cost?', 'It costs 139.00 USD.'),
          ],
        }),
      };
    });
    const path = '/api/v1/product-faqs?page_url=https://northpeak.example/p/trailhead-2&count=10';
    let page = await shop.get(path);
    for (let i = 0; i < 200 && page.status === 202; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      page = await shop.get(path);
    }
    const faqs = page.body['faqs'] as { faq_id: number; question: string }[];
    const wet = faqs.find(({ question }) => question === 'Will my feet stay dry on a wet trail?');
    expect(faqs.map(({ question }) => question)).not.toContain('Is it lighter than a feather?');
    expect(faqs.map(({ question }) => question)).not.toContain('What does it cost?');
    expect(wet).toBeDefined();
    const asked = first.requests.length;
    const { body } = await ask(shop, { query_text: wet!.question, faq_id: wet!.faq_id });
    expect(body).toMatchObject({
      engine: 'faq',
      result_text: 'Yes, the Trailhead 2 Hiking Boot is waterproof.',
    });
    expect(first.requests).toHaveLength(asked);
  });
});

describe('understanding before retrieval', () => {
  test('a message that its own words cannot find is looked up in the words of a model, once', async () => {
    const filler = Array.from({ length: 40 }, (_, i) => ({
      document_id: `page-${i}`,
      title: `Care of fabric number ${i}`,
      content: `Wash fabric number ${i} by hand and dry it in the shade. `.repeat(12),
    }));
    const shop = await aisle.newCompany({ documents: [...filler, ...documents], products });
    const answered = () =>
      first.answer((request) => {
        if (request.messages[0]!.content!.includes('"words"'))
          return {
            text: '{"question":"Until when can items be returned?","words":"returned delivery exchange"}',
          };
        const id = evidenceWith(request, 'Unused items can be returned');
        return {
          text: replyText('answered', [['Unused boots can be returned within 60 days of delivery.', id]]),
        };
      });
    answered();
    const message = { query_text: 'changed my mind, now what' };
    expect((await ask(shop, message)).body).toMatchObject({ engine: 'llm', answer_status: 'answered' });
    expect(first.requests).toHaveLength(2);
    await ask(shop, message);
    // What was understood once is remembered.
    expect(first.requests).toHaveLength(3);
  });

  test('a model that understands nothing does no harm', async () => {
    const shop = await newShop();
    first.answer((request) => {
      if (request.messages[0]!.content!.includes('"words"')) return { text: 'I am not sure what you mean.' };
      const id = evidenceWith(request, 'Unused items can be returned');
      return {
        text: replyText('answered', [['Unused boots can be returned within 60 days of delivery.', id]]),
      };
    });
    expect((await ask(shop, { query_text: 'changed my mind, now what' })).body).toMatchObject({
      engine: 'llm',
    });
  });
});
