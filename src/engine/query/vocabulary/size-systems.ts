import type { SizedFor } from '../../language/concepts/values.ts';

export type SizeSystem = 'eu' | 'uk' | 'us' | 'fr' | 'it';

type Row = readonly [eu: string, uk: string, us: string];

/** `eu=uk=us` rows of one table. */
const rows = (text: string): readonly Row[] => text.split(' ').map((row) => row.split('=') as unknown as Row);

/**
 * Shoe sizes that shops print beside each other (foot length in EU two-thirds of a centimetre, UK and US thirds of an
 * inch; ISO/TS 19407:2023 explains why charts differ by half a size).
 */
const shoes: Readonly<Record<SizedFor, readonly Row[]>> = {
  men: rows(
    '38=5=6 38.5=5.5=6.5 39=6=7 40=6.5=7.5 41=7=8 41=7.5=8.5 42=8=9 42.5=8.5=9.5 43=9=10 44=9.5=10.5 44.5=10=11 45=10.5=11.5 46=11=12 47=12=13 48=13=14',
  ),
  women: rows(
    '35=2=4 35.5=2.5=4.5 36=3=5 36.5=3.5=5.5 37=4=6 37.5=4.5=6.5 38=5=7 38.5=5.5=7.5 39=6=8 40=6.5=8.5 40.5=7=9 41=7.5=9.5 42=8=10 43=9=11',
  ),
  kids: rows(
    '19=3=4 20=4=5 21=4.5=5.5 22=5=6 23=6=7 24=7=8 25=8=9 26=8.5=9.5 27=9=10 28=10=11 29=11=12 30=11.5=12.5 31=12=13 32=13=1 33=1=2 34=2=3 35=2.5=3.5 36=3.5=4.5',
  ),
};

/** Clothing: numbers of continental shops by those of Britain and the United States (men: chest in inches). */
const clothing: Readonly<Record<'men' | 'women', readonly Row[]>> = {
  women: rows('32=6=2 34=8=4 36=10=6 38=12=8 40=14=10 42=16=12 44=18=14 46=20=16 48=22=18 50=24=20'),
  men: rows('44=34=34 46=36=36 48=38=38 50=40=40 52=42=42 54=44=44 56=46=46 58=48=48 60=50=50'),
};

/** Letters by the numbers of continental shops. */
const letters: Readonly<Record<'men' | 'women', Readonly<Record<string, readonly string[]>>>> = {
  women: {
    '2xs': ['32'],
    xs: ['34'],
    s: ['36'],
    m: ['38', '40'],
    l: ['42'],
    xl: ['44'],
    '2xl': ['46', '48'],
  },
  men: { xs: ['44'], s: ['46'], m: ['48', '50'], l: ['52'], xl: ['54'], '2xl': ['56', '58'] },
};

const COLUMN = { eu: 0, uk: 1, us: 2 } as const;
/** French and Italian women's numbers above the German ones that shops call EU. */
const ABOVE_EU = { fr: 2, it: 6 } as const;

/**
 * The same size in the other systems as size keys with and without their system (`eu42`, `42`), nearest first; empty for
 * what the tables do not hold. Sizes are never carried over from one audience to another, nor from shoes to clothing.
 *
 * A key without system is taken for an EU one, or for letters.
 */
export function otherSizes(key: string, audience: SizedFor, kind: 'shoes' | 'clothing'): string[] {
  const asked = /^(eu|uk|us|fr|it)?(.+)$/u.exec(key)!;
  const system = (asked[1] ?? 'eu') as SizeSystem;
  const size = asked[2]!;
  if (kind === 'clothing' && audience === 'kids') return [];
  const table = kind === 'shoes' ? shoes[audience] : clothing[audience as 'men' | 'women'];
  const named = kind === 'clothing' && asked[1] === undefined ? letters[audience as 'men'][size] : undefined;
  const eu = named ?? euSizes(system, size, table, kind);
  const found = eu.flatMap((own) => {
    const row = table.find(([first]) => first === own);
    const [uk, us] = row ? [`uk${row[1]}`, `us${row[2]}`] : [];
    const letter = kind === 'clothing' ? lettersOf(own, audience as 'men' | 'women') : [];
    return [`eu${own}`, own, ...(uk === undefined ? [] : [uk, us!]), ...letter];
  });
  return [...new Set(found)].filter((other) => other !== key);
}

function euSizes(
  system: SizeSystem,
  size: string,
  table: readonly Row[],
  kind: 'shoes' | 'clothing',
): readonly string[] {
  if (system === 'fr' || system === 'it') {
    const eu = kind === 'shoes' ? size : String(Number(size) - ABOVE_EU[system]);
    return table.some(([own]) => own === eu) ? [eu] : [];
  }
  return table.filter((row) => row[COLUMN[system]] === size).map((row) => row[COLUMN.eu]);
}

function lettersOf(eu: string, audience: 'men' | 'women'): string[] {
  return Object.entries(letters[audience]).flatMap(([letter, numbers]) =>
    numbers.includes(eu) ? [letter] : [],
  );
}
