import { wordsOfAll } from '../../language/pack.ts';

/** Units that are written alike in all languages, in the notation of the languages' own. */
const OF_ALL =
  'g gr=g kg mg oz lb lbs=lb mm cm m km um=\u00b5m in ft ml cl l gal m2=m² cm2=cm² sqft=ft² m3=m³ h min s ms w=W kw=kW wh=Wh kwh=kWh ' +
  'v=V mv=mV a=A ma=mA mah=mAh ah=Ah hz=Hz khz=kHz mhz=MHz ghz=GHz lm lx cd kb=kB mb=MB gb=GB tb=TB mp=MP dpi ppi fps rpm nm=Nm ' +
  'n=N kn=kN pa=Pa kpa=kPa bar psi db=dB dba=dB(A) c=°C f=°F k=K kcal kj=kJ gsm=g/m² cuin kmh=km/h mph btu=BTU';

/** Unit words at the end of attribute names (`weight_g`, `width_in`), with the sign an answer writes; `year` and its like are written out by locale. */
const units: Readonly<Record<string, string>> = Object.fromEntries(
  [...wordsOfAll('fields', (words) => words.units), ...OF_ALL.split(' ')].map((entry) => {
    const [word, unit = word] = entry.split('=') as [string, string?];
    return [word, unit];
  }),
);

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
