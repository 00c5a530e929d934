import type { Mutant } from './mutants.ts';

type Equivalent = { file: string; text: string; operators: readonly string[]; reason: string };

/** Mutants that no test can tell from the source, or that keep every promise; `text` is a part of the line. */
const equivalents: readonly Equivalent[] = [
  {
    file: 'src/platform/limits/limits.ts',
    text: 'max: 4',
    operators: ['off by one'],
    reason: 'One connection more counts the same requests.',
  },
  {
    file: 'src/platform/limits/limits.ts',
    text: 'Math.max(msBeforeNext, 1)',
    operators: ['off by one'],
    reason: 'A millisecond of a time that is told in whole seconds.',
  },
  {
    file: 'src/platform/limits/limits.ts',
    text: 'madeByAnother.has',
    operators: ['negate condition'],
    reason:
      'The library takes unique_violation itself; the two others come up within a moment of PostgreSQL that no client can hold.',
  },
  {
    file: 'src/platform/fetcher/hop.ts',
    text: 'const hopTimeoutMs',
    operators: ['off by one'],
    reason: 'A millisecond more of 10 s, on a timer of the platform that no test can move.',
  },
  {
    file: 'src/platform/fetcher/hop.ts',
    text: 'const announced',
    operators: ['negate condition', '=== to !==', '|| to &&', 'off by one'],
    reason: 'Only how much memory is set aside before the bytes come.',
  },
  {
    file: 'src/engine/verify/verify-answer.ts',
    text: 'if (start > at)',
    operators: ['> to >='],
    reason: 'A stretch without a letter holds nothing that could be found in it.',
  },
  {
    file: 'src/engine/verify/verify-answer.ts',
    text: 'if (at < resultText.length)',
    operators: ['< to <='],
    reason: 'A stretch without a letter holds nothing that could be found in it.',
  },
  {
    file: 'src/engine/verify/verify-answer.ts',
    text: 'if (end < 0)',
    operators: ['< to <=', 'off by one'],
    reason: 'A closing mark that is found stands behind an opening one, never at 0.',
  },
  {
    file: 'src/engine/verify/computed.ts',
    text: '> 1e-9',
    operators: ['> to >='],
    reason: 'Two numbers that are exactly as far apart as rounding may put them.',
  },
  {
    file: 'src/engine/verify/numbers.ts',
    text: 'apart <= 0.51 * step',
    operators: ['<= to <', '< to <='],
    reason: 'Two numbers that are exactly as far apart as rounding may put them.',
  },
  {
    file: 'src/services/website-sessions/authenticate-session.ts',
    text: 'cacheOfStore',
    operators: ['off by one'],
    reason: 'A millisecond of the 0.8 s that stay within the promised second, or one session more in memory.',
  },
];

/** Why a mutant need not be killed; `undefined` = it must be. */
export function whyEquivalent({ file, text, operator }: Omit<Mutant, 'source'>): string | undefined {
  return equivalents.find(
    (each) => each.file === file && text.includes(each.text) && each.operators.includes(operator),
  )?.reason;
}
