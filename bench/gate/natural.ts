/** Sentences written by hand from evidence that was read, with what they cite. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GateEvidence, GateScene, GateSentence } from '../../src/engine/gate/types.ts';
import { fixedGenerator } from '../metrics.ts';
import { type ShopEvidence, shopEvidence } from './shop-evidence.ts';

/** A sentence that is borne out by what it cites. */
export type GateCase = {
  shop: ShopEvidence;
  scene: GateScene;
  sentence: GateSentence;
  /** Pages and products it was written from. */
  from: readonly string[];
};

const SHOWN = 24;

function wordsOf(text: string): Set<string> {
  // Words by their beginnings, so that another ending is the same word.
  const words = text.toLowerCase().match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];
  return new Set(words.map((word) => (/\p{N}/u.test(word) ? word : word.slice(0, 6))));
}

const wordsOfSections = new WeakMap<GateEvidence, Set<string>>();

function sectionWords(section: GateEvidence): Set<string> {
  let words = wordsOfSections.get(section);
  if (words === undefined) {
    const values = (section.facts ?? []).map(({ value }) => value).join(' ');
    words = wordsOf(`${section.title} ${section.heading ?? ''} ${section.text} ${values}`);
    wordsOfSections.set(section, words);
  }
  return words;
}

/** The one or two sections that a careful writer would cite: those that hold its numbers and most of its words. */
export function citedBy(text: string, sections: readonly GateEvidence[]): GateEvidence[] {
  const wanted = [...wordsOf(text)];
  const score = (section: GateEvidence) => {
    const own = sectionWords(section);
    return wanted.reduce(
      (sum, word) => sum + (own.has(word) ? (/\p{N}/u.test(word) ? 4 : word.length > 4 ? 1 : 0.2) : 0),
      0,
    );
  };
  const ranked = sections
    .map((section) => ({ section, score: score(section) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (best === undefined) return [];
  return second !== undefined && second.score > 0.5 * best.score
    ? [best.section, second.section]
    : [best.section];
}

/** The scene of a reply: what is cited among other things that a model would have been shown. */
export function sceneOf(
  shop: ShopEvidence,
  locale: string,
  cited: readonly GateEvidence[],
  random: () => number,
): GateScene {
  const evidence = [...cited];
  while (evidence.length < Math.min(SHOWN, shop.all.length)) {
    const other = shop.all[Math.floor(random() * shop.all.length)]!;
    if (!evidence.includes(other)) evidence.push(other);
  }
  return {
    locale,
    question: '',
    evidence,
    companyHosts: [shop.host],
    productTitles: shop.titles,
    brands: shop.brands,
    promptText: '',
    secrets: [],
  };
}

/** The hand-written sentences of the shops that are at hand. */
export function naturalCases(folders: readonly string[]): GateCase[] {
  const shops = new Map<string, ShopEvidence>();
  for (const folder of folders)
    if (existsSync(join(folder, 'company.json'))) shops.set(folder.split('/').at(-1)!, shopEvidence(folder));
  const random = fixedGenerator(20261123);
  return readFileSync(join(import.meta.dirname, 'natural.tsv'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line): GateCase[] => {
      const [name = '', locale = '', refs = '', text = ''] = line.split('\t');
      const shop = shops.get(name);
      if (shop === undefined) return [];
      const from = refs.split(',');
      const sections = from.flatMap((ref) => {
        const [page = '', heading] = ref.split('#');
        const found = shop.of
          .get(page)
          ?.filter((section) => heading === undefined || section.heading === heading);
        if (found === undefined || found.length === 0) throw new Error(`natural.tsv: ${name} has no ${ref}`);
        return found;
      });
      const cited = citedBy(text, sections);
      return [
        {
          shop,
          from,
          scene: sceneOf(shop, locale, cited, random),
          sentence: { text, evidence: cited.map(({ id }) => id) },
        },
      ];
    });
}
