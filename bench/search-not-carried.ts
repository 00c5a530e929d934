/** Suite 5: what the shop does not sell is said, and what it sells is not denied. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadIcecat, loadIcecatJudgements, loadLuma } from './catalogues.ts';
import { heldOutCategories, isSaidAbsent } from './held-out-categories.ts';
import { fixedGenerator } from './metrics.ts';
import { buildShop } from './shop-index.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const consonants = 'bcdfghklmnprstvxz';
const vowels = 'aeiou';
const things = [
  'headphones',
  'laptop',
  'printer',
  'mouse',
  'monitor',
  'keyboard',
  'toner',
  'speaker',
  'tablet',
  'camera',
];

/** A name that nobody sells: three syllables and an ending, from a fixed generator. */
function madeUpBrand(random: () => number): string {
  const pick = (letters: string): string => letters[Math.floor(random() * letters.length)]!;
  const syllable = (): string => pick(consonants) + pick(vowels);
  return syllable() + syllable() + pick(consonants) + syllable() + pick('xqvz');
}

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const [folder, luma] = [dataSet(options, 'icecat-chorus'), dataSet(options, 'magento-luma')];
  if (!folder || !luma)
    return { leftOut: 'icecat-chorus or magento-luma is not in the data folder', figures: {} };
  const { queries, gains } = loadIcecatJudgements(folder);
  const products = loadIcecat(folder);
  const shop = buildShop(products);
  const absent = new Set(
    readFileSync(join(import.meta.dirname, 'not-carried.tsv'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  const isSaid = (text: string): boolean => isSaidAbsent(shop, text);
  const random = fixedGenerator(20261121);
  const brands = Array.from({ length: 100 }, (_, i) => {
    const brand = madeUpBrand(random);
    return i % 2 === 0 ? brand : `${brand} ${things[i % things.length]!}`;
  });
  const unjudged = queries.filter(({ id }) => ![...(gains.get(id)?.values() ?? [])].some((gain) => gain > 0));
  const checkedAbsent = unjudged.filter(({ text }) => absent.has(text));
  const carried = queries.filter((query) => !unjudged.includes(query));
  const missed = [...brands, ...checkedAbsent.map(({ text }) => text)].filter((text) => !isSaid(text));
  const denied = carried.filter(({ text }) => isSaid(text)).map(({ text }) => text);
  const asked = brands.length + checkedAbsent.length;
  return {
    figures: {
      madeUp: brands.length,
      withoutGain: unjudged.map(({ text }) => text),
      checkedAbsent: checkedAbsent.map(({ text }) => text),
      said: (asked - missed.length) / asked,
      saidOfMadeUp: brands.filter(isSaid).length / brands.length,
      saidOfAbsentQueries: checkedAbsent.filter(({ text }) => isSaid(text)).length / checkedAbsent.length,
      limits:
        'the first figures rest on made-up names; heldOut takes whole kinds of things out of the shops with every title that names them, which is the measure of what a shop truly lacks; a kind whose accessories still name it in their titles is listed without a word',
      heldOut: heldOutCategories(products, loadLuma(luma)),
      missed,
      carried: carried.length,
      falselyDenied: denied.length / carried.length,
      denied,
      bars: { said: 0.9, falselyDenied: 0.02 },
    },
  };
}

const suite: BenchSuite = {
  name: 'search-not-carried',
  description:
    'share of absent things said to be absent, and of carried ones denied (icecat-chorus, 100 made-up brands)',
  run,
};

export default suite;
