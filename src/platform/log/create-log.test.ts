import { expect, test } from 'vitest';
import { createLog, type LogLevel } from './create-log.ts';

function lines(level: LogLevel = 'debug') {
  const written: string[] = [];
  return { written, log: createLog({ level, write: (line) => written.push(line) }) };
}

test('one JSON line per call, at and above the level', () => {
  const { written, log } = lines('warn');
  log.info({ a: 1 }, 'left out');
  log.warn({ request_id: 'req_1', status: 503 }, 'refused');
  expect(written).toHaveLength(1);
  expect(JSON.parse(written[0]!)).toMatchObject({ request_id: 'req_1', status: 503, msg: 'refused' });
});

test('withholds what may hold a key or the words of a shopper, however deep', () => {
  const { written, log } = lines();
  log.info(
    { key: 'aisle_sk_x', inner: { query_text: 'my mail is a@b.c', list: [{ Authorization: 'Bearer x' }] } },
    'm',
  );
  expect(written[0]).not.toMatch(/aisle_sk_|a@b\.c|Bearer/);
});

test('line ends and terminal controls cannot act', () => {
  const { written, log } = lines();
  log.info({ agent: 'a\r\nfake line\u001b[31m\u009b31m\u2028' }, 'two\nlines');
  expect(written[0]!.slice(0, -1)).not.toMatch(/\p{Cc}|\u2028/u);
});

test('an error is told by name, code and frames; its message only when a driver made it', () => {
  const { written, log } = lines();
  log.error({ err: new TypeError('shopper said: hello') }, 'defect');
  log.error({ err: Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' }) }, 'driver');
  expect(written[0]).not.toContain('hello');
  expect(JSON.parse(written[0]!).err).toMatchObject({ error: 'TypeError' });
  expect(JSON.parse(written[1]!).err).toMatchObject({ code: 'ECONNREFUSED', message: 'connect refused' });
});
