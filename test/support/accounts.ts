import { createSignIn } from '../../src/platform/auth/create-sign-in.ts';
import { silentLog } from './engines.ts';
import type { TestAisle } from './start-aisle.ts';

/** Makes an account straight in the store, as an invitation would. */
export async function createAccount(
  aisle: TestAisle,
  person: { email: string; name: string; password: string },
): Promise<{ userId: string }> {
  const signIn = createSignIn({
    db: aisle.base.db,
    log: silentLog,
    mailer: { isConnected: false, send: async () => undefined },
    secret: () => 'a secret of this test only, never used to sign',
    publicUrl: () => aisle.baseUrl,
  });
  return signIn.createAccount(person);
}
