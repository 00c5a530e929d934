import { AppError } from '../../errors.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Who is signed in. */
export type SignedIn = {
  userId: string;
  email: string;
  name: string;
  twoFactorEnabled: boolean;
  sessionToken: string;
};

/** Lines of `Set-Cookie` that belong into the response. */
export type Cookies = readonly string[];

/** Accounts and sessions, whatever library keeps them. Refusals are `AppError`s. */
export type SignIn = {
  /** Makes an account; throws `invalid_request` (`duplicate`) when the address has one. */
  createAccount(input: { email: string; name: string; password: string }): Promise<{ userId: string }>;
  findAccount(email: string): Promise<{ userId: string } | undefined>;
  /** Throws `sign_in_failed`; with a second factor switched on the cookies only admit to `verifySecondFactor`. */
  signIn(
    input: { email: string; password: string },
    headers: Headers,
  ): Promise<{ cookies: Cookies; needsSecondFactor: boolean; userId: string | undefined }>;
  verifySecondFactor(
    input: { code: string; kind: 'app' | 'backup' },
    headers: Headers,
  ): Promise<{ cookies: Cookies }>;
  signOut(headers: Headers): Promise<{ cookies: Cookies }>;
  /** Who sent these headers, and cookies when the session was renewed. */
  session(headers: Headers): Promise<{ who: SignedIn; cookies: Cookies } | undefined>;
  enableSecondFactor(
    password: string,
    headers: Headers,
  ): Promise<{ uri: string; backupCodes: readonly string[]; cookies: Cookies }>;
  disableSecondFactor(password: string, headers: Headers): Promise<{ cookies: Cookies }>;
  changePassword(input: { current: string; next: string }, headers: Headers): Promise<{ cookies: Cookies }>;
  /** Sends a link when the address has an account; says nothing about whether it has. */
  sendPasswordLink(email: string): Promise<void>;
  /** Ends every session of the account. Throws `link_not_valid` for a used, old or unknown token. */
  resetPassword(input: { token: string; password: string }): Promise<void>;
};

export type SignInOptions = {
  db: Database;
  log: Log;
  mailer: Mailer;
  /** Signs sessions; read when the first person comes. */
  secret(): string;
  /** The address that people use, without a slash at the end; known once the server listens. */
  publicUrl(): string;
};

const shortestPassword = 12;
const longestPassword = 256;
const passwordLinkSeconds = 3_600;

type ApiFailure = { statusCode?: number; body?: { code?: string } };

/** The library's refusals in our codes; anything else is a defect and passes through. */
function refusal(error: unknown): unknown {
  const code = (error as ApiFailure).body?.code ?? '';
  const at = (pointer: string, fault: string, detail: string) =>
    new AppError('invalid_request', '1 problem in the request.', {
      members: { errors: [{ pointer, code: fault, detail }] },
    });
  if (/^INVALID_(?:EMAIL_OR_PASSWORD|EMAIL|CODE|BACKUP_CODE|TWO_FACTOR_COOKIE)$/.test(code))
    return new AppError('sign_in_failed', 'The details do not fit an account.');
  if (code === 'INVALID_PASSWORD') return new AppError('sign_in_failed', 'The password is not right.');
  if (code === 'INVALID_TOKEN')
    return new AppError('link_not_valid', 'This link was used, has expired, or is not complete.');
  if (code === 'PASSWORD_TOO_SHORT')
    return at('/password', 'range', `must have at least ${shortestPassword} characters`);
  if (code === 'PASSWORD_TOO_LONG')
    return at('/password', 'too_long', `at most ${longestPassword} characters`);
  if (/^USER_ALREADY_EXISTS/.test(code)) return at('/email', 'duplicate', 'this address has an account');
  if (/TOO_MANY|LOCKED/.test(code))
    return new AppError('rate_limited', 'Too many tries. Wait, then try again.', {
      members: { retry_after_seconds: 60 },
    });
  const { statusCode } = error as ApiFailure;
  if (statusCode === 401 || statusCode === 403)
    return new AppError('sign_in_failed', 'The details do not fit an account.');
  return error;
}

async function orRefuse<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw refusal(error);
  }
}

/** The library, loaded with the first person: a server that only answers keys never needs it. */
async function loadLibrary(options: SignInOptions) {
  const [{ betterAuth }, { twoFactor }, { databaseAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/plugins/two-factor'),
    import('./database-adapter.ts'),
  ]);
  const { db, log, mailer, secret, publicUrl } = options;
  const address = publicUrl();
  return betterAuth({
    database: databaseAdapter(db),
    secret: secret(),
    baseURL: address,
    basePath: '/dashboard/api/library',
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => {
        if (level === 'error') log.error({ message }, 'sign-in');
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: passwordLinkSeconds,
      // Not waited for: how long the reply takes, or that it fails, must not tell who has an account.
      sendResetPassword: async ({ user, token }) => {
        const letter = {
          to: user.email,
          subject: 'Choose a new password',
          text: `Choose a new password for Aisle within the hour:\n\n${address}/dashboard/password#${token}\n\nIf you did not ask for this, leave it.`,
        };
        mailer.send(letter).catch((error: unknown) => {
          log.warn({ error: String(error) }, 'A link for a new password could not be mailed.');
        });
      },
    },
    session: { expiresIn: 7 * 86_400, updateAge: 86_400 },
    advanced: {
      cookiePrefix: 'aisle',
      useSecureCookies: address.startsWith('https:'),
      defaultCookieAttributes: { path: '/', sameSite: 'lax', httpOnly: true },
    },
    rateLimit: { enabled: false },
    plugins: [twoFactor({ issuer: 'Aisle' })],
  });
}

function cookiesOf(headers: Headers | undefined | null): Cookies {
  return headers?.getSetCookie() ?? [];
}

/** Accounts and sessions kept by better-auth in our own store; its version family moves together. */
export function createSignIn(options: SignInOptions): SignIn {
  let loading: ReturnType<typeof loadLibrary> | undefined;
  const library = () => {
    loading ??= loadLibrary(options);
    return loading;
  };
  return {
    createAccount: async ({ email, name, password }) => {
      const auth = await library();
      const { user } = await orRefuse(auth.api.signUpEmail({ body: { email, name, password } }));
      return { userId: user.id };
    },
    findAccount: async (email) => {
      const { internalAdapter } = await (await library()).$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      return found ? { userId: found.user.id } : undefined;
    },
    signIn: async (body, headers) => {
      const auth = await library();
      const { headers: sent, response } = await orRefuse(
        auth.api.signInEmail({ body, headers, returnHeaders: true }),
      );
      const needsSecondFactor = 'twoFactorRedirect' in response && response.twoFactorRedirect === true;
      const userId = 'user' in response ? response.user?.id : undefined;
      return { cookies: cookiesOf(sent), needsSecondFactor, userId };
    },
    verifySecondFactor: async ({ code, kind }, headers) => {
      const { api } = await library();
      const call = { body: { code }, headers, returnHeaders: true } as const;
      const { headers: sent } = await orRefuse<{ headers: Headers }>(
        kind === 'app' ? api.verifyTOTP(call) : api.verifyBackupCode(call),
      );
      return { cookies: cookiesOf(sent) };
    },
    signOut: async (headers) => {
      const { api } = await library();
      const { headers: sent } = await orRefuse(api.signOut({ headers, returnHeaders: true }));
      return { cookies: cookiesOf(sent) };
    },
    session: async (headers) => {
      const { api } = await library();
      const { headers: sent, response } = await api.getSession({ headers, returnHeaders: true });
      if (!response) return undefined;
      const { user, session } = response;
      const { id: userId, email, name } = user;
      const twoFactorEnabled = user.twoFactorEnabled === true;
      const who = { userId, email, name, twoFactorEnabled, sessionToken: session.token };
      return { who, cookies: cookiesOf(sent) };
    },
    enableSecondFactor: async (password, headers) => {
      const { api } = await library();
      const { headers: sent, response } = await orRefuse(
        api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      const { totpURI: uri, backupCodes } = response as { totpURI: string; backupCodes: string[] };
      return { uri, backupCodes, cookies: cookiesOf(sent) };
    },
    disableSecondFactor: async (password, headers) => {
      const { api } = await library();
      const { headers: sent } = await orRefuse(
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      return { cookies: cookiesOf(sent) };
    },
    changePassword: async ({ current, next }, headers) => {
      const { api } = await library();
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers: sent } = await orRefuse(api.changePassword({ body, headers, returnHeaders: true }));
      return { cookies: cookiesOf(sent) };
    },
    sendPasswordLink: async (email) => {
      const { api } = await library();
      await orRefuse(api.requestPasswordReset({ body: { email } }));
    },
    resetPassword: async ({ token, password }) => {
      const { api } = await library();
      await orRefuse(api.resetPassword({ body: { token, newPassword: password } }));
    },
  };
}
