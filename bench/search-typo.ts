/** Suite 3: how much of the ranking is lost when one word of the query is mistyped, and whether clean queries suffer. */
import { loadIcecat, loadIcecatJudgements } from './catalogues.ts';
import { asServed, type Shop, searchShop } from './engine-search.ts';
import { bootstrapInterval, fixedGenerator, mean, ndcgAt, relativeLoss } from './metrics.ts';
import { buildShop } from './shop-index.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const draws = 10;
const seeds = [1, 2, 3, 4, 5];

/** One edit at a random letter: delete, insert, replace or transpose. */
function editWord(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = letters[Math.floor(random() * letters.length)]!;
  const kind = Math.floor(random() * 4);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at);
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
  const first = Math.min(at, word.length - 2);
  return word.slice(0, first) + word[first + 1]! + word[first]! + word.slice(first + 2);
}

/** The query with `edits` edits in one word of at least three letters a–z; `undefined` without such a word. */
export function mistype(text: string, edits: number, random: () => number): string | undefined {
  const words = text.split(' ');
  const places = words.flatMap((word, i) => (/^[a-z]{3,}$/.test(word) ? [i] : []));
  if (places.length === 0) return undefined;
  const place = places[Math.floor(random() * places.length)]!;
  let word = words[place]!;
  for (let i = 0; i < edits && word.length > 2; i++) word = editWord(word, random);
  words[place] = word;
  return words.join(' ');
}

type Query = { id: string; text: string };

function ndcgOf(shop: Shop, text: string, gains: ReadonlyMap<string, number>, correct: boolean): number {
  const { hits } = searchShop(shop, text, { limit: 10, switches: { correct } });
  return ndcgAt(
    hits.map((hit) => hit.id),
    gains,
  )!;
}

/** Mean nDCG per query over the draws, with the layer on and off. */
function mistyped(shop: Shop, queries: readonly Query[], judged: Judged, edits: number) {
  const on: number[][] = queries.map(() => []);
  const off: number[][] = queries.map(() => []);
  for (const seed of seeds) {
    const random = fixedGenerator(20261121 + 10 * seed + edits);
    for (let draw = 0; draw < draws; draw++)
      queries.forEach(({ id, text }, i) => {
        const typed = mistype(text, edits, random)!;
        on[i]!.push(ndcgOf(shop, typed, judged.get(id)!, true));
        if (seed === seeds[0]) off[i]!.push(ndcgOf(shop, typed, judged.get(id)!, false));
      });
  }
  return { on: on.map(mean), off: off.map(mean) };
}

type Judged = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const folder = dataSet(options, 'icecat-chorus');
  if (!folder) return { leftOut: 'icecat-chorus is not in the data folder', figures: {} };
  const { queries, gains } = loadIcecatJudgements(folder);
  const shop = asServed(buildShop(loadIcecat(folder)));
  const judged = queries.filter(({ id }) => [...(gains.get(id)?.values() ?? [])].some((gain) => gain > 0));
  const typable = judged.filter(({ text }) => mistype(text, 1, fixedGenerator(1)) !== undefined);
  const clean = (list: readonly Query[], correct: boolean): number[] =>
    list.map(({ id, text }) => ndcgOf(shop, text, gains.get(id)!, correct));
  const cleanOn = clean(typable, true);
  const one = mistyped(shop, typable, gains, 1);
  const two = mistyped(shop, typable, gains, 2);
  const all = { on: clean(judged, true), off: clean(judged, false) };
  const figures = (typed: { on: number[]; off: number[] }) => ({
    ndcg: bootstrapInterval(typed.on),
    layerOff: mean(typed.off),
    relativeLoss: relativeLoss(mean(cleanOn), mean(typed.on)),
    relativeLossInterval: lossInterval(cleanOn, typed.on),
    relativeLossLayerOff: relativeLoss(mean(cleanOn), mean(typed.off)),
  });
  return {
    figures: {
      queries: typable.length,
      draws: draws * seeds.length,
      clean: mean(cleanOn),
      oneEdit: figures(one),
      twoEdits: figures(two),
      harm: relativeLoss(mean(all.off), mean(all.on)),
      harmQueries: judged.length,
      bars: { oneEdit: 0.04, harm: 0.005, moonshot: { oneEdit: 0.015, twoEdits: 0.05, harm: 0.001 } },
    },
  };
}

/** 95 % interval of the relative loss, queries resampled in pairs. */
function lossInterval(clean: readonly number[], typed: readonly number[]): { low: number; high: number } {
  const random = fixedGenerator(20261121);
  const losses = Array.from({ length: 1000 }, () => {
    let [before, after] = [0, 0];
    for (let i = 0; i < clean.length; i++) {
      const pick = Math.floor(random() * clean.length);
      before += clean[pick]!;
      after += typed[pick]!;
    }
    return relativeLoss(before, after);
  }).sort((a, b) => a - b);
  return { low: losses[25]!, high: losses[974]! };
}

const suite: BenchSuite = {
  name: 'search-typo',
  description:
    'relative nDCG@10 loss with one and two edits at any letter of a word, harm on clean queries (icecat-chorus)',
  run,
};

export default suite;
