import { firstNotBefore } from '../../text/values/first-not-before.ts';

/** Hashes of features in ascending order, and where those begin that share their highest bits. */
export type FeatureTable = { features: Uint32Array; begins: Uint32Array };

/** Hashes are spread evenly, so a dozen of them at most share these where there are fifty thousand. */
const BITS = 12;

/** The table of some hashes, each of which may come more than once. */
export function featureTable(hashes: Iterable<number>): FeatureTable {
  const features = Uint32Array.from(new Set(hashes)).sort();
  const begins = new Uint32Array(2 ** BITS + 1);
  for (const feature of features) begins[(feature >>> (32 - BITS)) + 1]!++;
  for (let i = 1; i < begins.length; i++) begins[i]! += begins[i - 1]!;
  return { features, begins };
}

/** The place of a feature (its hash) in a table, -1 where it is not there. */
export function placeOfFeature(feature: number, { features, begins }: FeatureTable): number {
  const shared = feature >>> (32 - BITS);
  const found = firstNotBefore(begins[shared]!, begins[shared + 1]!, (place) => features[place]! < feature);
  return features[found] === feature ? found : -1;
}
