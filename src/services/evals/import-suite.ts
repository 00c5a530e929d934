import { parse, YAMLError } from 'yaml';
import { invalidRequest } from '../../errors.ts';
import type { Context } from '../context.ts';
import { addCase } from './add-case.ts';
import { readSuite } from './read-suite.ts';

type Json = Readonly<Record<string, unknown>>;

/** JSON is YAML too; aliases are refused, since a few of them can stand for a text without end. */
function parsed(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (error) {
    if (!(error instanceof YAMLError || error instanceof ReferenceError)) throw error;
    const [detail = ''] = error.message.split('\n');
    throw invalidRequest([{ pointer: '/text', code: 'format', detail: `is no YAML: ${detail}` }]);
  }
}

/**
 * Keeps the cases of a suite file, as `aisle eval` takes it, each in the place of one with its name; gives back how many.
 *
 * Throws `invalid_request` with every fault of the file, and for a suite that brings its own shop along: cases are run
 * against the company's own.
 */
export async function importSuite(ctx: Context, text: string): Promise<number> {
  const suite = parsed(text);
  const { fixtures } = readSuite(suite);
  if (fixtures.length > 0)
    throw invalidRequest([
      {
        pointer: '/fixtures',
        code: 'format',
        detail: 'cannot be brought along; cases run against this company',
      },
    ]);
  const { cases, defaults = {} } = suite as { cases: readonly Json[]; defaults?: Json };
  const { engine: _engine, ...inherited } = defaults;
  for (const body of cases) await addCase(ctx, { ...inherited, ...body });
  return cases.length;
}
