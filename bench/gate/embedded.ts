/** What the embedded engine answers shoppers of authored shops, sentence by sentence with what it cites: true by construction. */

import type { GateEvidence } from '../../src/engine/gate/types.ts';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import type { Claim, Support } from '../../src/engine/say/answer.ts';
import { languageByWords } from '../../src/engine/text/detection/language-by-words.ts';
import type { Question } from '../../src/services/answers/answer-types.ts';
import { replyToShopper } from '../../src/services/answers/reply-to-shopper.ts';
import { startTrace } from '../../src/services/answers/trace-recorder.ts';
import { getSettings } from '../../src/services/companies/get-settings.ts';
import { fixedGenerator } from '../metrics.ts';
import { type AuthoredShop, withAuthoredShops } from '../support/authored-shops.ts';
import { type GateCase, sceneOf } from './natural.ts';
import { shopEvidence } from './shop-evidence.ts';

const LONGEST = 400;

type Cited = Exclude<Support, { kind: 'computed' }>;

function flat(support: readonly Support[]): Cited[] {
  return support.flatMap((one) => (one.kind === 'computed' ? flat(one.inputs) : [one]));
}

/** The evidence of a claim: one piece a source, of the quotes that it cites. */
function evidenceOf({ support }: Claim, locale: string): GateEvidence[] {
  const bySource = Map.groupBy(flat(support), ({ source }) => source.sourceId);
  return [...bySource.values()].map((cited, i) => {
    const { source } = cited[0]!;
    const productId = source.sourceId.startsWith('product:') ? source.sourceId.slice(8) : undefined;
    return {
      id: `c${i}`,
      title: source.title,
      text: [...new Set(cited.map(({ quote }) => quote))].join('\n'),
      locale,
      trust: productId === undefined ? 'policy' : 'catalog',
      ...(productId === undefined ? {} : { productId }),
    };
  });
}

async function casesOf(shop: AuthoredShop): Promise<GateCase[]> {
  const settings = await getSettings(shop.ctx);
  const known = shopEvidence(shop.folder);
  const random = fixedGenerator(20261124);
  const found: GateCase[] = [];
  const seen = new Set<string>();
  for (const { turns } of shop.cases) {
    let memory = emptyMemory;
    for (const { say, locale } of turns) {
      const question: Question = {
        queryText: say,
        locale: locale ?? shop.locale,
        userMetadata: {},
        memory,
      };
      const reply = await replyToShopper(shop.ctx, question, settings, startTrace(shop.ctx, question));
      memory = reply.memory;
      for (const claim of reply.answer.claims) {
        if (claim.support.length === 0 || claim.text.length > LONGEST || seen.has(claim.text)) continue;
        seen.add(claim.text);
        const cited = evidenceOf(claim, known.locale);
        // Quoted as the shop has it, whatever language was asked in.
        const scene = sceneOf(known, languageByWords(claim.text, known.locale), cited, random);
        found.push({
          shop: known,
          from: [],
          scene,
          sentence: { text: claim.text, evidence: cited.map(({ id }) => id) },
        });
      }
    }
  }
  return found;
}

/** Every sentence that asserts something in the embedded answers of some shops. */
export async function embeddedCases(folders: readonly string[]): Promise<GateCase[]> {
  return withAuthoredShops(folders, async (shops) => {
    const cases: GateCase[] = [];
    for (const shop of shops) cases.push(...(await casesOf(shop)));
    return cases;
  });
}
