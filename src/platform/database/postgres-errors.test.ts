import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { isConnectionLoss, translatePostgresError } from './postgres-errors.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('translatePostgresError', () => {
  test.each([
    coded('ECONNREFUSED'),
    coded('ECONNRESET'),
    coded('57P01', 'terminating connection due to administrator command'),
    coded('57P03', 'the database system is starting up'),
    coded('08006'),
    coded('53300', 'sorry, too many clients already'),
    coded('53100', 'could not extend file'),
    coded('40P01', 'deadlock detected'),
    coded('55P03', 'canceling statement due to lock timeout'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('$code $message is "not now"', (error) => {
    const translated = translatePostgresError(error);
    expect(translated).toBeInstanceOf(AppError);
    const { code, members, headers } = translated as AppError;
    expect(code).toBe('unavailable');
    expect(members['retry_after_seconds']).toBeGreaterThan(0);
    expect(headers['retry-after']).toBe(String(members['retry_after_seconds']));
  });

  test('a wrong statement stays what it is', () => {
    for (const error of [coded('23505'), coded('42P01'), new Error('something else'), 'text'])
      expect(translatePostgresError(error)).toBe(error);
  });

  test('a full disk keeps the connection, a terminated backend does not', () => {
    expect(isConnectionLoss(coded('53100'))).toBe(false);
    expect(isConnectionLoss(coded('57P01'))).toBe(true);
  });
});
