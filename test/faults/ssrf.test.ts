import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testData } from '../support/test-data.ts';
import { behaviours, leftOut } from './ssrf/behaviours.ts';
import { runInNamespace, whyNoNamespace } from './ssrf/in-namespace.ts';

const missing = whyNoNamespace();
if (missing !== undefined)
  console.info(`left out: the outbound door in a network namespace, since there can be none: ${missing}`);
const folder = testData('ssrf-cases');

describe.skipIf(missing !== undefined)(
  'the outbound door in a network namespace (test/faults/ssrf.ts)',
  () => {
    test('no packet goes to an address that is not public, none of the allowed is refused', async () => {
      const outcomes = await runInNamespace(folder && join(folder, 'cases.jsonl.gz'));
      expect(outcomes.filter(({ isRight }) => !isRight)).toEqual([]);
      expect(outcomes.length).toBeGreaterThanOrEqual(behaviours().length + (folder ? 500 : 0));
      const shown = outcomes.flatMap(({ id }) => id.split(' '));
      const known = Array.from({ length: 28 }, (_, i) => `b${String(i + 1).padStart(2, '0')}`);
      expect(known.filter((id) => !shown.includes(id) && leftOut[id] === undefined)).toEqual([]);
    }, 120_000);
  },
);
