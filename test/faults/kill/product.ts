import type { StoreAddress, Victim } from './scenario.ts';

/** The one company of the runs against the whole product. */
export const killedCompany = { companyId: 'co_killed', domain: 'killed.example' };

/** A caller of the served product. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Record<string, unknown> }>;

/** The program that serves the product on the store of the run. */
export function productVictim(address: StoreAddress): { program: URL; args: string[] } {
  return { program: new URL('product-victim.ts', import.meta.url), args: [JSON.stringify(address)] };
}

/** Calls the served product with its key. */
export function callerOf({ baseUrl, key }: { baseUrl: string; key: string }): Call {
  return async (method, path, body) => {
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

/** Reads where the victim serves; the caller works until the victim is gone. */
export async function callerOfVictim(victim: Victim): Promise<Call> {
  const line = await victim.line();
  if (line === undefined) throw new Error('the victim ended before it said where it serves');
  return callerOf(JSON.parse(line) as { baseUrl: string; key: string });
}
