/**
 * Suite: does likeness of meaning make the search of any English catalogue worse? The queries of `search-everywhere`, ranked by
 * words and ranked with the packaged encoder's vectors as the server ranks them, paired; then the same over HTTP.
 */

import type { Product } from '../src/engine/catalog/product.ts';
import { cosine, packVector, spread } from '../src/engine/likeness/vectors.ts';
import { rankPlan } from '../src/engine/query/decide/rank-plan.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { createModels } from '../src/platform/models/create-models.ts';
import { packagedEncoderName } from '../src/platform/models/encoder/packaged-encoder.ts';
import type { Provider } from '../src/platform/models/models.ts';
import { productLikenessText } from '../src/services/likeness/likeness-text.ts';
import { COMPARED, LIKENESS } from '../src/services/search/listing/likeness-boosts.ts';
import { asServed, type Shop, searchShop } from './engine-search.ts';
import { mean, pairedBootstrap } from './metrics.ts';
import { type Judged, type Subject, subjectsOf } from './search-everywhere.ts';
import { buildShop } from './shop-index.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { startEncoderServer } from './support/encoder-server.ts';

const DEPTH = 100;
const PER_CALL = 64;
/** Queries of a catalogue that are ranked with vectors; each needs those of fifty products. */
const MOST_RANKED = 40;

type VectorsOf = (texts: readonly string[]) => Promise<readonly Int8Array[]>;

/** Vectors of a model, each text's made once. */
function vectorsOf(embed: (texts: readonly string[]) => Promise<number[][]>): VectorsOf {
  const kept = new Map<string, Int8Array>();
  return async (texts) => {
    const missing = [...new Set(texts)].filter((text) => !kept.has(text));
    for (let from = 0; from < missing.length; from += PER_CALL) {
      const block = missing.slice(from, from + PER_CALL);
      for (const [i, vector] of (await embed(block)).entries()) kept.set(block[i]!, packVector(vector));
    }
    return texts.map((text) => kept.get(text)!);
  };
}

type Pair = { words: number; likeness: number };

/** A query by words, and with likeness; `undefined` where the server leaves it to its words. */
async function rankBoth(
  shop: Shop,
  { currency = 'USD', products }: Subject,
  { text, locale, scoreOf }: Judged,
  vectors: VectorsOf,
): Promise<Pair | undefined> {
  const { hits, plan } = searchShop(shop, text, { limit: DEPTH, locale, currency });
  const words = scoreOf(hits.map(({ id }) => id));
  const sort = plan.interpretation.sort ?? 'relevance';
  if (words === undefined || plan.interpretation.isName || sort !== 'relevance') return undefined;
  const byId = new Map<string, Product>(products.map((product) => [product.productId, product]));
  const compared = hits.slice(0, COMPARED).map(({ id }) => id);
  const texts = compared.map((id) => productLikenessText(byId.get(id)!).text);
  const [own, ...others] = await vectors([text, ...texts]);
  const likeness = spread(new Map(compared.map((id, i) => [id, cosine(own!, others[i]!)])));
  const value = ({ id }: { id: string }) => likeness.get(id) ?? 0;
  const boosts = [{ name: 'likeness', weight: LIKENESS, value }];
  const ranked = rankPlan(shop.index, { plan, sort, limit: DEPTH, extraBoosts: boosts }).hits.map(
    ({ id }) => id,
  );
  return { words, likeness: scoreOf(ranked) ?? 0 };
}

async function compare(subject: Subject, vectors: VectorsOf) {
  const shop = asServed(buildShop(subject.products, undefined, subject.locale));
  const pairs: Pair[] = [];
  let left = 0;
  for (const query of subject.queries) {
    if (pairs.length === MOST_RANKED) break;
    const pair = await rankBoth(shop, subject, query, vectors);
    if (pair === undefined) left++;
    else pairs.push(pair);
  }
  const own = pairs.map(({ likeness }) => likeness);
  const words = pairs.map((pair) => pair.words);
  return {
    measure: subject.measure,
    left_to_words: left,
    ranked: pairs.length,
    ...(pairs.length === 0
      ? {}
      : {
          words: mean(words),
          likeness: mean(own),
          won: pairs.filter((pair) => pair.likeness > pair.words).length,
          lost: pairs.filter((pair) => pair.likeness < pair.words).length,
          difference: pairedBootstrap(own, words),
        }),
  };
}

async function compareAll(subjects: readonly Subject[], vectors: VectorsOf) {
  const byCatalogue: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  for (const subject of subjects) byCatalogue[subject.name] = await compare(subject, vectors);
  const worse = Object.entries(byCatalogue).filter(([, { difference }]) => difference && difference.high < 0);
  return { clearly_worse: worse.map(([name]) => name), by_catalogue: byCatalogue };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const subjects = subjectsOf(options)?.filter(
    ({ locale, name }) =>
      locale.startsWith('en') && (options.words.length === 0 || options.words.includes(name)),
  );
  if (subjects === undefined) return { leftOut: 'a data set of search-everywhere is missing', figures: {} };
  const server = await startEncoderServer();
  const embedding = { kind: 'openai-compatible', model: 'encoder', baseUrl: server.baseUrl } as const;
  const models = createModels({ clock: systemClock, config: { ...readConfig({}).models, embedding } });
  const signal = new AbortController().signal;
  const by = (provider: Omit<Provider, 'isOperators'>) =>
    vectorsOf((texts) => models.embed({ ...provider, isOperators: true }, texts, signal));
  try {
    const packaged = await compareAll(subjects, by({ kind: 'packaged', model: packagedEncoderName }));
    return { figures: { packaged, over_http: await compareAll(subjects, by(embedding)) } };
  } finally {
    await models.close();
    await server.close();
  }
}

export default {
  name: 'search-everywhere-likeness',
  description:
    'the queries of search-everywhere with and without likeness of meaning, on every English catalogue',
  run,
} satisfies BenchSuite;
