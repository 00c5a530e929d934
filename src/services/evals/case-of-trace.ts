import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { getTrace } from '../traces/get-trace.ts';

type Json = Readonly<Record<string, unknown>>;

function part(body: Json, name: string): Json {
  const value = body[name];
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function cited(claims: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const id = (value as Json)['sourceId'];
    if (typeof id === 'string') found.add(id.replace(/^document:/u, 'doc:'));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(claims);
  return [...found];
}

/**
 * A past answer as a case of a suite, in the words of a suite file: the same question must get the same status and cite
 * the same sources. Throws `trace_not_found`.
 */
export async function caseOfTrace(ctx: Context, requestId: string): Promise<Json> {
  const { body } = await getTrace(ctx, requestId);
  const input = part(body, 'input');
  if (typeof input['query'] !== 'string')
    throw new AppError('trace_not_found', 'The trace of that request holds no question.');
  const earlier = Array.isArray(input['thread']) ? input['thread'] : [];
  return {
    name: `${requestId}: ${input['query']}`,
    ask: input['query'],
    ...(typeof input['locale'] === 'string' ? { locale: input['locale'] } : {}),
    ...(typeof input['page_url'] === 'string' ? { page_url: input['page_url'] } : {}),
    ...(earlier.length > 0 ? { thread: earlier } : {}),
    expect: { status: [body['status']], must_cite: cited(part(body, 'answer')['claims']) },
  };
}
