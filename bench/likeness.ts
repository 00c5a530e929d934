/**
 * Suite: shoppers' questions to English shops without a model of meaning, with the packaged encoder and with the same behind
 * HTTP, paired. `node bench/run.ts likeness [shop …]`
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConfig } from '../src/platform/config/read-config.ts';
import { packagedEncoderName } from '../src/platform/models/encoder/packaged-encoder.ts';
import type { ProviderSetting } from '../src/platform/models/models.ts';
import { embedCompany } from '../src/services/likeness/embed-company.ts';
import { mean, pairedBootstrap } from './metrics.ts';
import { askShop, type Row, unreadShops } from './shops.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { startEncoderServer } from './support/encoder-server.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

const WAIT_MS = 5_000;

function isEnglish(folder: string): boolean {
  const { locale } = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as { locale: string };
  return locale.startsWith('en');
}

function askAll(folders: readonly string[], judge: Judge, embedding: ProviderSetting | undefined) {
  const models = { ...readConfig({}).models, ...(embedding && { embedding }), likenessMs: WAIT_MS };
  return withAuthoredShops(
    folders,
    async (shops) => {
      const rows: Row[] = [];
      for (const shop of shops) {
        await embedCompany(shop.ctx);
        rows.push(...(await askShop(shop, judge)));
      }
      return rows;
    },
    { models },
  );
}

function paired(rows: readonly Row[], without: readonly Row[]) {
  const right = (list: readonly Row[]) => list.map((row) => Number(row.right));
  const [own, before] = [right(rows), right(without)];
  return {
    turns: own.length,
    without: mean(before),
    with: mean(own),
    won: own.filter((value, i) => value > before[i]!).length,
    lost: own.filter((value, i) => value < before[i]!).length,
    difference: pairedBootstrap(own, before),
    answered_and_wrong: mean(
      rows.map(({ right: isRight, status }) => Number(!isRight && status === 'answered')),
    ),
  };
}

function compared(rows: readonly Row[], without: readonly Row[]) {
  const shops = [...new Set(rows.map(({ shop }) => shop))];
  const of = (list: readonly Row[], name: string) => list.filter(({ shop }) => shop === name);
  return {
    all: paired(rows, without),
    ...Object.fromEntries(shops.map((name) => [name, paired(of(rows, name), of(without, name))])),
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const shared = dataSet(options, 'shops');
  const judge = shared === undefined ? undefined : await loadJudge(shared);
  if (shared === undefined || judge === undefined) return { leftOut: 'shops is not there', figures: {} };
  const { words } = options;
  const folders = [...shopFolders(shared), ...shopFolders(join(import.meta.dirname, 'shops'))].filter(
    (folder) => {
      const name = basename(folder);
      return isEnglish(folder) && (words.length > 0 ? words.includes(name) : !unreadShops.includes(name));
    },
  );
  const without = await askAll(folders, judge, undefined);
  const packaged = await askAll(folders, judge, { kind: 'packaged', model: packagedEncoderName });
  const server = await startEncoderServer();
  try {
    const http = { kind: 'openai-compatible' as const, model: 'encoder', baseUrl: server.baseUrl };
    const served = await askAll(folders, judge, http);
    return { figures: { packaged: compared(packaged, without), over_http: compared(served, without) } };
  } finally {
    await server.close();
  }
}

export default {
  name: 'likeness',
  description:
    'what a model of meaning adds to the answers of English shops: the packaged encoder, and over HTTP',
  run,
} satisfies BenchSuite;
