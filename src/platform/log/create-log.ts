import pino from 'pino';
import type { Log } from './log.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export type LogOptions = {
  level: LogLevel;
  /** Takes finished lines; standard error unless given. */
  write?: ((line: string) => void) | undefined;
};

/** Names of fields that never reach a log, wherever they are nested. */
const withheld = new Set([
  ...['authorization', 'api_key', 'apikey', 'key', 'secret', 'password', 'token', 'cookie', 'database_url'],
  ...[
    'query_text',
    'result_text',
    'user_metadata',
    'body',
    'text',
    'question',
    'answer',
    'email',
    'ip',
    'address',
  ],
  ...['url', 'page_url'],
]);

/** Control characters that JSON leaves as they are but a terminal or a line reader acts on. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g;

function encode(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** An error as name, code and frames. Its message may hold a value, so it is kept only where a driver or the system made it. */
function spellError(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    error: error.name,
    ...(code === undefined ? {} : { code, message: encode(error.message.slice(0, 300)) }),
    frames: frames.slice(0, 12).map((line) => encode(line.trim())),
  };
}

function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return encode(value);
  if (value instanceof Error) return spellError(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth > 4) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => clean(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      encode(name),
      withheld.has(name.toLowerCase()) ? '[withheld]' : clean(member, depth + 1),
    ]),
  );
}

/**
 * Structured log lines (JSON, one per line). Fields that could hold keys or a shopper's words are withheld by name,
 * line ends and terminal controls are encoded.
 */
export function createLog(options: LogOptions): Log {
  const { level, write } = options;
  const destination = write ? { write } : pino.destination({ dest: 2, sync: true });
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const line =
    (name: LogLevel): Log['info'] =>
    (fields, message) => {
      if (logger.isLevelEnabled(name))
        logger[name](clean(fields) as Record<string, unknown>, encode(message));
    };
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
}
