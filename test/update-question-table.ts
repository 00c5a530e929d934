// Writes src/engine/answer/attributes/trained-en.ts anew after a change of the patterns or of the training: `npm run question-table`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainedTable } from './support/trained-table.ts';

const file = join(import.meta.dirname, '../src/engine/answer/attributes/trained-en.ts');
const members = Object.entries(trainedTable('en')).map(([name, text]) => `  ${name}:\n    '${text}',`);
writeFileSync(
  file,
  [
    "import type { PackedModel } from './packed-model.ts';",
    '',
    '/** The English table, trained on `shippedPairs`; written by `npm run question-table`. */',
    'export const trainedEn: PackedModel = {',
    ...members,
    '};',
    '',
  ].join('\n'),
);
console.log('trained-en.ts is up to date.');
