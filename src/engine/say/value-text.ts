import { partOf } from '../language/pack.ts';
import type { Field } from '../meaning/attributes/field.ts';
import { formatList, formatNumber } from './format.ts';
import type { Voice } from './voice.ts';

const writtenOut = new Set(['year', 'month', 'week', 'day']);

function withUnit(text: string, value: number, unit: string, locale: string): string {
  if (writtenOut.has(unit))
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      numberingSystem: 'latn',
    }).format(value);
  const isSpaced = unit === '%' ? partOf(locale, 'says')?.spaceBeforePercent === true : unit !== '°';
  return `${text}${isSpaced ? ' ' : ''}${unit}`;
}

/** The value of a field as an answer writes it: yes/no, number with unit in the locale's form, list, or the text as it is. */
export function valueText(field: Field, voice: Voice): string {
  const { value, unit } = field;
  if (field.kind === 'boolean')
    return voice.say(value === true || value === 'true' ? 'yes' : 'no').toLocaleLowerCase(voice.locale);
  if (typeof value === 'number') {
    const text = formatNumber(value, voice.locale);
    return unit === undefined ? text : withUnit(text, value, unit, voice.locale);
  }
  if (Array.isArray(value)) {
    const items = unit === undefined ? value : value.map((item) => `${item} ${unit}`);
    return formatList(items, voice.locale);
  }
  const text = String(value);
  return unit === undefined || writtenOut.has(unit) ? text : `${text} ${unit}`;
}
