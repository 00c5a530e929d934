import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '../../bench/suite.ts';
import { leftOut } from './ssrf/behaviours.ts';
import { runInNamespace, whyNoNamespace } from './ssrf/in-namespace.ts';

/**
 * Every address of ssrf-cases and every behaviour of name servers, redirects, certificates and pages, through the real
 * outbound door, in a network namespace whose name server and hosts are ours; the kernel counts what is sent.
 *
 * node test/faults/ssrf.ts [--json]
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const missing = whyNoNamespace();
if (missing === undefined) {
  const cases = join(defaultDataDirectory(), 'ssrf-cases/cases.jsonl.gz');
  if (!existsSync(cases))
    process.stdout.write('left out: the addresses of ssrf-cases, which are not there\n');
  const outcomes = await runInNamespace(existsSync(cases) ? cases : undefined);
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  const isCase = ({ id }: { id: string }) => /^u\d/.test(id);
  for (const outcome of values.json ? outcomes : [...wrong, ...outcomes.filter((each) => !isCase(each))]) {
    const { id, name, ended, places, strayConnections, isRight } = outcome;
    process.stdout.write(
      values.json
        ? `${JSON.stringify(outcome)}\n`
        : `${isRight ? 'ok   ' : 'WRONG'} ${id.padEnd(12)} ${name.slice(0, 70).padEnd(72)} ${ended.padEnd(20)} ${places.join(', ')}${strayConnections > 0 ? ` and ${strayConnections} elsewhere` : ''}\n`,
    );
  }
  for (const [id, why] of Object.entries(leftOut)) process.stdout.write(`left out: ${id}, ${why}\n`);
  const addresses = outcomes.filter(isCase).length;
  process.stdout.write(
    `${addresses} addresses and ${outcomes.length - addresses} behaviours: ${wrong.length} wrong\n`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else process.stdout.write(`left out: all of it, since there can be no network namespace: ${missing}\n`);
