import { wordsOfAll } from '../../language/pack.ts';

function wordsOfLanguages(): Record<string, string> {
  const entries = [...wordsOfAll('fields', (words) => words.units)];
  return Object.fromEntries(entries.map((entry) => entry.split('=') as [word: string, unit: string]));
}

/** Unit words at the end of attribute names (`weight_g`, `width_in`), with the sign an answer writes; `year` and its like are written out by locale. */
const units: Readonly<Record<string, string>> = {
  ...wordsOfLanguages(),
  g: 'g',
  gr: 'g',
  kg: 'kg',
  mg: 'mg',
  oz: 'oz',
  lb: 'lb',
  lbs: 'lb',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  um: '\u00b5m',
  in: 'in',
  ft: 'ft',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  gal: 'gal',
  m2: 'm²',
  cm2: 'cm²',
  sqft: 'ft²',
  m3: 'm³',
  h: 'h',
  min: 'min',
  s: 's',
  ms: 'ms',
  w: 'W',
  kw: 'kW',
  wh: 'Wh',
  kwh: 'kWh',
  v: 'V',
  mv: 'mV',
  a: 'A',
  ma: 'mA',
  mah: 'mAh',
  ah: 'Ah',
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz',
  ghz: 'GHz',
  lm: 'lm',
  lx: 'lx',
  cd: 'cd',
  kb: 'kB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  mp: 'MP',
  dpi: 'dpi',
  ppi: 'ppi',
  fps: 'fps',
  rpm: 'rpm',
  nm: 'Nm',
  n: 'N',
  kn: 'kN',
  pa: 'Pa',
  kpa: 'kPa',
  bar: 'bar',
  psi: 'psi',
  db: 'dB',
  dba: 'dB(A)',
  c: '°C',
  f: '°F',
  k: 'K',
  kcal: 'kcal',
  kj: 'kJ',
  gsm: 'g/m²',
  cuin: 'cuin',
  kmh: 'km/h',
  mph: 'mph',
  btu: 'BTU',
};

/** Pairs of trailing words that are one unit. */
const pairs: Readonly<Record<string, string>> = {
  'l min': 'l/min',
  'l h': 'l/h',
  'g m2': 'g/m²',
  'km h': 'km/h',
  'kwh year': 'kWh/year',
};

/** The unit sign at the end of a split attribute name and how many of its words it takes; `undefined` when there is none. */
export function unitSuffix(words: readonly string[]): { unit: string; words: number } | undefined {
  if (words.length < 2) return undefined;
  const last = words.at(-1)!;
  if (words.length > 3 && words.slice(-3).join(' ') === 'g m2 24h') return { unit: 'g/m²/24 h', words: 3 };
  const pair = words.length > 2 ? pairs[words.slice(-2).join(' ')] : undefined;
  if (pair !== undefined) return { unit: pair, words: 2 };
  const unit = units[last];
  return unit === undefined ? undefined : { unit, words: 1 };
}
