import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config/read-config.ts';
import type { BaseContext, Context } from '../src/services/context.ts';
import { embedCompany } from '../src/services/likeness/embed-company.ts';
import { embeddingModel } from '../src/services/likeness/embedding-model.ts';
import { likenessOf } from '../src/services/likeness/likeness-of.ts';
import { passageLikenessText } from '../src/services/likeness/likeness-text.ts';
import { listVectorHashes } from '../src/services/likeness/store.ts';
import { testMeaning } from '../src/services/likeness/test-meaning.ts';
import { startFakeEmbeddings } from './support/fake-embeddings.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const page = (document_id: string, title: string, content: string) => ({ document_id, title, content });
// The message below shares a word with each page, and its meaning with the last only.
const documents = [
  page('parcels', 'Parcels', 'Our carrier leaves skates at your home every weekday.'),
  page('shop', 'The shop', 'Skates to see and a cafe are on the ground floor.'),
  page('rules', 'Rules', 'A full refund is given for returned skates within 30 days.'),
];
const products = [
  { product_id: 'P1', title: 'Sledge', price: { amount: 4_900, currency: 'EUR' }, availability: 'in_stock' },
];
const message = 'can I bring skates';

const server = await startFakeEmbeddings();
const embedding = { kind: 'openai-compatible' as const, model: 'meaning-1', baseUrl: server.baseUrl };
const aisle = useAisle({ models: { ...readConfig({}).models, embedding, likenessMs: 5_000 } });
afterAll(() => server.close());
beforeEach(() => server.behave({}));

/** The same company seen by a server with other models. */
function seenBy(ctx: Context, models: Partial<BaseContext['models']['config']>): Context {
  return { ...ctx, models: { ...ctx.models, config: { ...ctx.models.config, ...models } } };
}

async function newShop() {
  const shop = await aisle.newCompany({ documents, products });
  return { shop, ctx: aisle.contextOf(shop.companyId) };
}

async function firstPage(shop: WireClient): Promise<string> {
  const { body } = await shop.post('/api/v1/send_message', { query_text: message });
  const [source] = body['sources'] as { title: string }[];
  return source?.title ?? '';
}

const made = (ctx: Context) => listVectorHashes(ctx, embeddingModel(ctx)!.healthKey);
const embedded = () =>
  server.requests.filter(({ path }) => path.endsWith('/embeddings')).flatMap(({ texts }) => texts);

test('vectors are made once a text, and again when the model changes; what is gone is dropped', async () => {
  const { shop, ctx } = await newShop();
  await embedCompany(ctx);
  expect((await made(ctx)).size).toBe(4);
  const asked = embedded().length;
  await embedCompany(ctx);
  expect(embedded().length).toBe(asked);
  await shop.delete('/api/v1/documents/parcels');
  await embedCompany(ctx);
  expect((await made(ctx)).size).toBe(3);
  const other = seenBy(ctx, { embedding: { ...embedding, model: 'meaning-2' } });
  await embedCompany(other);
  expect([(await made(ctx)).size, (await made(other)).size]).toEqual([0, 3]);
});

test('another company has no part in it', async () => {
  const [one, two] = [await newShop(), await newShop()];
  await embedCompany(one.ctx);
  expect([(await made(one.ctx)).size, (await made(two.ctx)).size]).toEqual([4, 0]);
});

test('what means the same comes first once its vector is there', async () => {
  const { shop, ctx } = await newShop();
  const before = await firstPage(shop);
  await embedCompany(ctx);
  expect(before).not.toBe('Rules');
  expect(await firstPage(shop)).toBe('Rules');
});

test('a model that fails changes nothing, and vectors are made when it is back', async () => {
  const { shop, ctx } = await newShop();
  const before = await firstPage(shop);
  server.behave({ status: 500 });
  await embedCompany(ctx);
  expect((await made(ctx)).size).toBe(0);
  expect(await firstPage(shop)).toBe(before);
  server.behave({});
  await embedCompany(ctx);
  expect((await made(ctx)).size).toBe(4);
});

const texts = new Map(
  documents.map(({ document_id, title, content }) => [document_id, passageLikenessText(title, '', content)]),
);

test('nobody waits for a model that is late', async () => {
  const { ctx } = await newShop();
  server.behave({ waitMs: 2_000 });
  const late = seenBy(ctx, { embedding: { ...embedding, model: 'late' }, likenessMs: 20 });
  expect(await likenessOf(late, 'when do returns open', texts)).toBeUndefined();
});

test('a reranking model has the last word, from 0 to 1', async () => {
  const { ctx } = await newShop();
  const reranking = { ...embedding, model: 'judge-1' };
  const { embedding: _none, ...others } = ctx.models.config;
  const judged: Context = { ...ctx, models: { ...ctx.models, config: { ...others, reranking } } };
  const likeness = await likenessOf(judged, 'will I get my money back', texts);
  expect(likeness?.get('rules')).toBe(1);
  expect(Math.min(...likeness!.values())).toBe(0);
  expect(server.requests.at(-1)).toMatchObject({ path: '/v1/rerank', model: 'judge-1' });
});

test('without a model of meaning nothing is asked for', async () => {
  const { ctx } = await newShop();
  const { embedding: _none, ...others } = ctx.models.config;
  const plain: Context = { ...ctx, models: { ...ctx.models, config: others } };
  const asked = server.requests.length;
  await embedCompany(plain);
  expect(await likenessOf(plain, message, texts)).toBeUndefined();
  expect(server.requests.length).toBe(asked);
});

test('a wish brings forward what is like it in meaning; a name is found by its words', async () => {
  const { shop, ctx } = await newShop();
  await shop.put('/api/v1/products', {
    products: [
      { ...products[0]!, product_id: 'G1', title: 'Garden fun set' },
      { ...products[0]!, product_id: 'H1', title: 'Hill fun set', description: 'Made for snow.' },
    ],
  });
  await embedCompany(ctx);
  const first = async (query_text: string) => {
    const { body } = await shop.post('/api/v1/search', { query_text, answer: false });
    return (body['products'] as { product_id: string }[])[0]?.product_id;
  };
  expect(await first('i would like some fun when it is cold')).toBe('H1');
  server.behave({ status: 500 });
  expect(await first('i would like some fun when it is so cold')).toBe('G1');
});

test('models of meaning are tried, and what is wrong is said', async () => {
  const { ctx } = await newShop();
  const packaged = seenBy(ctx, { embedding: { kind: 'packaged', model: 'english' } });
  const [made] = await testMeaning(packaged);
  expect(made).toMatchObject({ ok: true, provider: 'packaged' });
  expect(made?.detail).toContain('512 dimensions');
  server.behave({ status: 401 });
  const [refused] = await testMeaning(ctx);
  expect(refused).toMatchObject({ ok: false, detail: 'the key was refused', fix: 'set the right API key' });
  server.behave({ waitMs: 60 });
  const [slow] = await testMeaning(seenBy(ctx, { likenessMs: 20 }));
  expect(slow?.fix).toContain('AISLE_MODEL_LIKENESS_MS');
});

test('the packaged encoder makes vectors of English alone', async () => {
  const { shop, ctx } = await newShop();
  await shop.put('/api/v1/documents', {
    documents: [{ ...page('regeln', 'Regeln', 'Sie haben 30 Tage Zeit für die Rückgabe.'), locale: 'de' }],
  });
  const packaged = seenBy(ctx, { embedding: { kind: 'packaged', model: 'english' } });
  await embedCompany(packaged);
  expect((await made(packaged)).size).toBe(4);
  const { title, content } = documents[2]!;
  const texts = new Map([
    ['rules', passageLikenessText(title, '', content)],
    ['shop', passageLikenessText(documents[1]!.title, '', documents[1]!.content)],
  ]);
  const found = await likenessOf(packaged, 'will I get my money back', texts);
  expect(found?.get('rules')).toBe(1);
  expect(found?.get('shop')).toBe(0);
});
