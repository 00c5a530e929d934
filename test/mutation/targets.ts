/** What is mutated, by subject: the files, and the tests that must notice. */
export type Target = { subject: string; files: readonly string[]; tests: readonly string[] };

export const targets: readonly Target[] = [
  {
    subject: 'urls',
    files: ['src/platform/fetcher/public-address.ts', 'src/platform/fetcher/target.ts'],
    tests: ['src/platform/fetcher/target.test.ts'],
  },
  {
    subject: 'urls',
    files: ['src/platform/fetcher/hop.ts', 'src/platform/fetcher/guarded-connector.ts'],
    tests: [
      'src/platform/fetcher/hop.test.ts',
      'src/platform/fetcher/guarded-connector.test.ts',
      'test/safe-fetch.test.ts',
    ],
  },
  {
    subject: 'urls',
    files: ['src/engine/catalog/page-key.ts'],
    tests: ['src/engine/catalog/page-key.test.ts'],
  },
  {
    subject: 'verifier',
    files: [
      'src/engine/verify/verify-answer.ts',
      'src/engine/verify/numbers.ts',
      'src/engine/verify/computed.ts',
      'src/engine/verify/words.ts',
    ],
    tests: [
      'src/engine/verify/verify-answer.test.ts',
      'src/engine/verify/numbers.test.ts',
      'src/engine/verify/words.test.ts',
    ],
  },
  {
    subject: 'limits',
    files: ['src/services/models/spend-caps.ts', 'src/services/models/reserve-spend.ts'],
    tests: ['src/services/models/spend-caps.test.ts', 'src/services/models/reserve-spend.test.ts'],
  },
  {
    subject: 'limits',
    files: ['src/platform/limits/limits.ts', 'src/platform/limits/memory-windows.ts'],
    tests: [
      'src/platform/limits/limits.test.ts',
      'src/platform/limits/memory-windows.test.ts',
      'test/limits-postgres.test.ts',
    ],
  },
  {
    subject: 'auth',
    files: ['src/services/api-keys/authenticate.ts', 'src/services/api-keys/key-format.ts'],
    tests: [
      'src/services/api-keys/key-format.test.ts',
      'src/services/api-keys/authenticate.test.ts',
      'test/services/api-keys.test.ts',
    ],
  },
  {
    subject: 'auth',
    files: ['src/http/guard.ts'],
    tests: ['src/http/guard.test.ts', 'test/http-guard.test.ts'],
  },
  {
    subject: 'tenancy',
    files: [
      'src/services/website-sessions/origin-of-site.ts',
      'src/services/website-sessions/authenticate-session.ts',
      'src/services/website-sessions/open-session.ts',
    ],
    tests: [
      'test/services/website-sessions.test.ts',
      'test/website-security.test.ts',
      'test/website.test.ts',
    ],
  },
  {
    subject: 'tenancy',
    files: [
      'src/services/transaction.ts',
      'src/services/threads/find-own-thread.ts',
      'src/services/threads/exchange/converse.ts',
    ],
    tests: [
      'test/services/transaction.test.ts',
      'test/services/converse-turns.test.ts',
      'test/services/converse.test.ts',
      'test/services/companies.test.ts',
    ],
  },
];
