import { systemIds } from '../../src/platform/ids/ids.ts';
import { addMember } from '../../src/services/members/add-member.ts';
import type { Grant } from '../../src/services/members/member.ts';
import { beginSetup } from '../../src/services/operators/begin-setup.ts';
import { insertOperator } from '../../src/services/operators/store.ts';
import { createAccount } from './accounts.ts';
import type { TestAisle } from './start-aisle.ts';
import type { WireResponse } from './wire-client.ts';

/** A person with a browser: keeps cookies, sends the Origin of the dashboard's own pages. */
export type Person = {
  userId: string;
  email: string;
  password: string;
  cookies(): Record<string, string>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<WireResponse>;
  get(path: string, headers?: Record<string, string>): Promise<WireResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<WireResponse>;
  patch(path: string, body?: unknown): Promise<WireResponse>;
  delete(path: string): Promise<WireResponse>;
};

type Who = { userId: string; email: string; password: string };

export const password = 'correct horse battery';

/** A browser of somebody, signed in or not. */
export function browserOf(aisle: TestAisle, who: Partial<Who> = {}, companyId?: string): Person {
  const jar = new Map<string, string>();
  const call: Person['call'] = async (method, path, body, headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(aisle.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: aisle.baseUrl,
        ...(cookie === '' ? {} : { cookie }),
        ...(companyId === undefined ? {} : { 'aisle-company': companyId }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, ...value] = line.split(';')[0]!.split('=');
      if (/max-age=0/i.test(line)) jar.delete(name!);
      else jar.set(name!, value.join('='));
    }
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson && text !== '' ? JSON.parse(text) : {},
      text,
    };
  };
  return {
    userId: who.userId ?? '',
    email: who.email ?? '',
    password: who.password ?? password,
    cookies: () => Object.fromEntries(jar),
    call,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  };
}

/** Somebody with an account, signed in; of this company, if one is named, with this role and these grants. */
export async function newPerson(
  aisle: TestAisle,
  place: {
    companyId?: string;
    role?: 'admin' | 'member';
    grants?: readonly Grant[];
    isOperator?: boolean;
  } = {},
): Promise<Person> {
  const email = `p${systemIds.uuid().slice(0, 13)}@shop.example`;
  const { userId } = await createAccount(aisle, { email, name: 'Ada Test', password });
  const { companyId, role = 'admin', grants = [], isOperator = false } = place;
  if (companyId !== undefined)
    await addMember(aisle.base, companyId, { userId, email, name: 'Ada Test', role, grants });
  if (isOperator) await insertOperator(aisle.base, userId, aisle.base.clock.nowMs());
  const person = browserOf(aisle, { userId, email }, companyId);
  const { status, text } = await person.post('/dashboard/api/sign_in', { email, password });
  if (status !== 200) throw new Error(`sign-in of the test was refused: ${text}`);
  return person;
}

/** The code of the setup link, as a start prints it. */
export async function setupCode(aisle: TestAisle): Promise<string | undefined> {
  return beginSetup(aisle.base);
}
