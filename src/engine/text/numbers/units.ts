import type { Dimension } from '../../language/concepts/dimension.ts';

/** A unit as a multiple of the base unit of its dimension: base = (value + offset) · factor. */
type Unit = { dimension: Dimension; factor: number; offset?: number };

const of = (dimension: Dimension, factors: Record<string, number>): [string, Unit][] =>
  Object.entries(factors).map(([id, factor]) => [id, { dimension, factor }]);

const HOUR = 3600;
const YEAR = 365.25 * 24 * HOUR;
const INCH = 25.4;

/** By id. Inches, pounds and gallons by the international yard and pound agreement and US customary measure. */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...of('length', { mm: 1, cm: 10, dm: 100, m: 1000, km: 1e6, um: 1e-3, nm: 1e-6 }),
  ...of('length', { in: INCH, ft: 12 * INCH, yd: 36 * INCH, mi: 63360 * INCH }),
  ...of('mass', { g: 1, mg: 1e-3, kg: 1000, t: 1e6, oz: 28.349523125, lb: 453.59237 }),
  ...of('volume', { ml: 1, cl: 10, dl: 100, l: 1000, hl: 1e5, m3: 1e6, cm3: 1, mm3: 1e-3, in3: 16.387064 }),
  ...of('volume', {
    fl_oz: 29.5735295625,
    cup: 236.5882365,
    pt: 473.176473,
    qt: 946.352946,
    gal: 3785.411784,
  }),
  ...of('volume', { ft3: 28316.846592 }),
  ...of('area', {
    m2: 1,
    cm2: 1e-4,
    mm2: 1e-6,
    km2: 1e6,
    ha: 1e4,
    ft2: 0.09290304,
    in2: 0.00064516,
    yd2: 0.83612736,
  }),
  ...of('power', { w: 1, mw: 1e-3, kw: 1000, MW: 1e6, hp: 735.49875, va: 1 }),
  ...of('voltage', { v: 1, mv: 1e-3, kv: 1000 }),
  ...of('current', { a: 1, ma: 1e-3 }),
  ...of('charge', { mah: 1, ah: 1000 }),
  ...of('energy', {
    wh: 1,
    kwh: 1000,
    j: 1 / 3600,
    kj: 1 / 3.6,
    cal: 4.184 / 3600,
    kcal: 4.184 / 3.6,
    btu: 1055.05585262 / 3600,
  }),
  ...of('storage', {
    mb: 1,
    kb: 1e-3,
    gb: 1000,
    tb: 1e6,
    kib: 0.001024,
    mib: 1.048576,
    gib: 1073.741824,
    tib: 1099511.627776,
  }),
  ...of('time', {
    s: 1,
    ms: 1e-3,
    min: 60,
    h: HOUR,
    d: 24 * HOUR,
    week: 168 * HOUR,
    month: YEAR / 12,
    year: YEAR,
  }),
  ...of('speed', { kmh: 1, mps: 3.6, mph: 1.609344, kn: 1.852 }),
  ...of('pressure', {
    pa: 1,
    hpa: 100,
    kpa: 1000,
    mpa: 1e6,
    bar: 1e5,
    mbar: 100,
    psi: 6894.757293168,
    atm: 101325,
    mmhg: 133.322387415,
  }),
  ...of('frequency', { hz: 1, khz: 1000, mhz: 1e6, ghz: 1e9, rpm: 1 / 60 }),
  ...of('light', { lm: 1 }),
  ...of('resolution', { px: 1, mp: 1e6 }),
  ...of('ratio', { percent: 1 }),
  ...of('count', { piece: 1, pair: 2, dozen: 12 }),
  ['c', { dimension: 'temperature', factor: 1 }],
  ['f', { dimension: 'temperature', factor: 5 / 9, offset: -32 }],
  ['kelvin', { dimension: 'temperature', factor: 1, offset: -273.15 }],
]);

const BASE_UNITS: Readonly<Record<Dimension, string>> = {
  length: 'mm',
  mass: 'g',
  volume: 'ml',
  area: 'm2',
  temperature: 'c',
  power: 'w',
  voltage: 'v',
  current: 'a',
  charge: 'mah',
  energy: 'wh',
  storage: 'mb',
  time: 's',
  speed: 'kmh',
  pressure: 'pa',
  frequency: 'hz',
  light: 'lm',
  resolution: 'px',
  ratio: 'percent',
  count: 'piece',
};

/** Dimension of a unit id (`ml` → `volume`), `undefined` for an unknown one. */
export function dimensionOf(unit: string): Dimension | undefined {
  return UNITS.get(unit)?.dimension;
}

/** The unit in which amounts of a dimension are compared and stored. */
export function baseUnitOf(dimension: Dimension): string {
  return BASE_UNITS[dimension];
}

/**
 * An amount in another unit of the same dimension; `undefined` when a unit is unknown or measures something else.
 *
 * Rounded to 12 significant digits, so that 1 lb and 453.59237 g are equal both ways.
 */
export function convert(value: number, from: string, to: string): number | undefined {
  const source = UNITS.get(from);
  const target = UNITS.get(to);
  if (source === undefined || target === undefined || source.dimension !== target.dimension) return undefined;
  if (from === to) return value;
  const base = (value + (source.offset ?? 0)) * source.factor;
  return Number((base / target.factor - (target.offset ?? 0)).toPrecision(12));
}
