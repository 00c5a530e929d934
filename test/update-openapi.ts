// Writes openapi.json anew after a change of the contract: `node test/update-openapi.ts`.
// Refuses a change that would break a client of the version in the repository.
import { existsSync, writeFileSync } from 'node:fs';
import { breakingChanges } from './support/contract-diff.ts';
import { describeProduct, readSnapshot, snapshotFile, spellSnapshot } from './support/describe-product.ts';

const { document } = await describeProduct();
const breaking = existsSync(snapshotFile)
  ? breakingChanges(readSnapshot(), JSON.parse(JSON.stringify(document)))
  : [];
if (breaking.length > 0) {
  console.error(
    `Refused: this would break clients of v1.\n${breaking.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exit(1);
}
writeFileSync(snapshotFile, spellSnapshot(document));
console.log('openapi.json is up to date.');
