import { normalizeInput, repairText } from '../../services/edge/normalize-input.ts';
import type { Reader } from './faults.ts';
import { formats } from './formats.ts';
import type { Schema } from './schema.ts';

/** The pattern that says "not blank": the one pattern that free text may have. */
export const notBlank = '\\S';

/** Counts Unicode code points no further than one past `limit`. */
function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) if (++count > limit) return true;
  return false;
}

function formatOf(schema: Schema) {
  if (schema.format === undefined) return undefined;
  const format = formats[schema.format];
  if (!format) throw new Error(`unknown string format ${schema.format}`);
  return format;
}

/**
 * A reader of strings. Free text (no format, no pattern but "not blank") is repaired, checked, then composed to NFC;
 * everything else is checked as it came.
 */
export function stringReader(schema: Schema): Reader {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const format = formatOf(schema);
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  const isFreeText = !format && (!pattern || schema.pattern === notBlank);
  return (value, faults) => {
    if (typeof value !== 'string') {
      faults.push({ at: '', code: 'type', detail: 'must be a string' });
      return value;
    }
    const text = isFreeText ? repairText(value) : value;
    if (isLongerThan(text, maxLength))
      faults.push({ at: '', code: 'too_long', detail: `must be at most ${maxLength} characters` });
    else if (text.length < minLength) faults.push({ at: '', code: 'blank', detail: 'must not be empty' });
    else if (format && !format.test(text)) faults.push({ at: '', code: format.code, detail: format.detail });
    else if (pattern && !pattern.test(text))
      faults.push(
        schema.pattern === notBlank
          ? { at: '', code: 'blank', detail: 'must not be blank' }
          : { at: '', code: 'format', detail: `must match ${schema.pattern}` },
      );
    return isFreeText ? normalizeInput(text) : text;
  };
}
