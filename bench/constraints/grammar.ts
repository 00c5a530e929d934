import type { Product } from '../../src/engine/catalog/product.ts';
import { fixedGenerator } from '../metrics.ts';

/** A condition that a query states: `value` in minor units, catalogue words in lower case, or the catalogue's own unit. */
export type Gold = {
  slot: string;
  operator: 'is' | 'not' | 'lt' | 'lte' | 'gt' | 'gte';
  value: string | number;
  /** The fact of a record that decides, and the value it must have there (corner shops). */
  truth?: { fact: string; value: string };
};

export type ConstraintQuery = {
  /** `luma`, `icecat`, `bazaar`, `demo`, or the name of a corner shop. */
  catalogue: string;
  locale: string;
  text: string;
  gold: readonly Gold[];
};

/**
 * How conditions are said, by language. This grammar knows nothing of the parser: it is the writer's own list of
 * phrases, and the catalogue's values are put in as they stand.
 */
const phrases = {
  en: {
    lt: ['under $#', 'below $#', 'for less than $#', 'cheaper than $#'],
    lte: ['up to $#', 'at most $#', 'max $#', 'no more than $#'],
    gt: ['over $#', 'above $#', 'more than $#'],
    gte: ['at least $#', 'from $#', '$# or more', '$# and up'],
    between: ['between $# and $#', '$#-$#', 'from $# to $#', '$# to $#'],
    color: ['in %', 'colour %', '% ones'],
    size: ['in size %', 'size %'],
    not: ['without %', 'no %', 'not %', 'but not %', 'except %'],
    stock: ['in stock', 'available now', 'that are in stock'],
    men: ["men's", 'for men'],
    women: ["women's", 'for women'],
    made: ['made of %', 'in %'],
    brand: ['by %', 'from %', '%'],
  },
  de: {
    lt: ['unter # $', 'für weniger als # $'],
    lte: ['bis # $', 'maximal # $', 'höchstens # $'],
    gt: ['über # $', 'mehr als # $'],
    gte: ['mindestens # $', 'ab # $'],
    between: ['zwischen # und # $', 'von # bis # $'],
    color: ['in %'],
    size: ['in Größe %', 'Größe %'],
    not: ['ohne %', 'kein %', 'nicht %'],
    stock: ['auf Lager', 'sofort lieferbar'],
    men: ['für Herren'],
    women: ['für Damen'],
    made: ['aus %'],
    brand: ['von %'],
  },
  fr: {
    lt: ['à moins de # $', 'moins de # $'],
    lte: ["jusqu'à # $", 'maximum # $'],
    gt: ['plus de # $'],
    gte: ['à partir de # $', 'au moins # $'],
    between: ['entre # et # $', 'de # à # $'],
    color: ['en %'],
    size: ['en taille %', 'taille %'],
    not: ['sans %', 'pas de %'],
    stock: ['en stock'],
    men: ['pour homme'],
    women: ['pour femme'],
    made: ['en %'],
    brand: ['de la marque %'],
  },
  es: {
    lt: ['por menos de # $', 'de menos de # $'],
    lte: ['hasta # $', 'máximo # $'],
    gt: ['de más de # $'],
    gte: ['desde # $', 'a partir de # $'],
    between: ['entre # y # $', 'de # a # $'],
    color: ['en %'],
    size: ['en talla %', 'talla %'],
    not: ['sin %', 'que no sea %'],
    stock: ['en stock', 'disponible ya'],
    men: ['para hombre'],
    women: ['para mujer'],
    made: ['de %'],
    brand: ['de la marca %'],
  },
} as const;

type Language = keyof typeof phrases;
type Values = Readonly<Record<Language, string>>;

const colours: Readonly<Record<string, Values>> = {
  black: { en: 'black', de: 'schwarz', fr: 'noir', es: 'negro' },
  blue: { en: 'blue', de: 'blau', fr: 'bleu', es: 'azul' },
  red: { en: 'red', de: 'rot', fr: 'rouge', es: 'rojo' },
  green: { en: 'green', de: 'grün', fr: 'vert', es: 'verde' },
  white: { en: 'white', de: 'weiß', fr: 'blanc', es: 'blanco' },
  purple: { en: 'purple', de: 'lila', fr: 'violet', es: 'morado' },
  orange: { en: 'orange', de: 'orange', fr: 'orange', es: 'naranja' },
  yellow: { en: 'yellow', de: 'gelb', fr: 'jaune', es: 'amarillo' },
};

const materials: Readonly<Record<string, Values>> = {
  wool: { en: 'wool', de: 'Wolle', fr: 'laine', es: 'lana' },
  polyester: { en: 'polyester', de: 'Polyester', fr: 'polyester', es: 'poliéster' },
  cotton: { en: 'cotton', de: 'Baumwolle', fr: 'coton', es: 'algodón' },
  fleece: { en: 'fleece', de: 'Fleece', fr: 'polaire', es: 'forro polar' },
  nylon: { en: 'nylon', de: 'Nylon', fr: 'nylon', es: 'nailon' },
};

const clothes = ['jackets', 'shorts', 'tees', 'tanks', 'pants'];
const letterSizes = ['XS', 'S', 'M', 'L', 'XL'];
const nouns = [
  'mouse',
  'keyboard',
  'toner cartridge',
  'headphones',
  'printer',
  'monitor',
  'cable',
  'battery',
  'calculator',
  'notebook case',
];

type Draw = {
  pick: <T>(items: readonly T[]) => T;
  number: (from: number, to: number) => number;
  chance: (p: number) => boolean;
};

function drawing(seed: number): Draw {
  const random = fixedGenerator(seed);
  const number = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return { pick: (items) => items[number(0, items.length - 1)]!, number, chance: (p) => random() < p };
}

function fill(phrase: string, ...values: readonly (string | number)[]): string {
  let at = 0;
  return phrase.replace(/[#%]/gu, () => String(values[at++]));
}

function price(draw: Draw, language: Language, low: number, high: number): { text: string; gold: Gold[] } {
  const operator = draw.pick(['lt', 'lte', 'gt', 'gte', 'between', 'lt'] as const);
  const first = draw.number(low, high);
  if (operator !== 'between')
    return {
      text: fill(draw.pick(phrases[language][operator]), first),
      gold: [{ slot: 'price', operator, value: first * 100 }],
    };
  const second = first + draw.number(5, high);
  return {
    text: fill(draw.pick(phrases[language].between), first, second),
    gold: [
      { slot: 'price', operator: 'gte', value: first * 100 },
      { slot: 'price', operator: 'lte', value: second * 100 },
    ],
  };
}

function lumaQuery(draw: Draw, language: Language): ConstraintQuery {
  const said = phrases[language];
  const gold: Gold[] = [];
  const noun = draw.pick(clothes);
  const parts: string[] = [];
  const audience = draw.chance(0.5) ? draw.pick(['men', 'women'] as const) : undefined;
  let head = noun;
  if (audience) {
    const phrase = draw.pick(said[audience]);
    head = phrase.endsWith("'s") ? `${phrase} ${noun}` : `${noun} ${phrase}`;
    gold.push({ slot: 'audience', operator: 'is', value: audience });
  }
  if (draw.chance(0.6)) {
    const colour = draw.pick(Object.keys(colours));
    parts.push(fill(draw.pick(said.color), colours[colour]![language]));
    gold.push({ slot: 'color', operator: 'is', value: colour });
  }
  if (draw.chance(0.4)) {
    const size = draw.pick(letterSizes);
    parts.push(fill(draw.pick(said.size), size));
    gold.push({ slot: 'size', operator: 'is', value: size.toLowerCase() });
  }
  if (draw.chance(0.5)) {
    const { text, gold: bounds } = price(draw, language, 20, 60);
    parts.push(text);
    gold.push(...bounds);
  }
  if (draw.chance(0.2)) {
    parts.push(draw.pick(said.stock));
    gold.push({ slot: 'stock', operator: 'is', value: 'true' });
  }
  const isNegated = draw.chance(0.35);
  if (isNegated || draw.chance(0.25)) {
    const material = draw.pick(Object.keys(materials));
    parts.push(fill(draw.pick(isNegated ? said.not : said.made), materials[material]![language]));
    gold.push({ slot: 'material', operator: isNegated ? 'not' : 'is', value: material });
  }
  return {
    catalogue: 'luma',
    locale: language,
    text: [head, ...parts].join(draw.chance(0.2) ? ', ' : ' '),
    gold,
  };
}

function icecatQuery(draw: Draw, language: Language, brands: readonly string[]): ConstraintQuery {
  const said = phrases[language];
  const gold: Gold[] = [];
  const parts: string[] = [];
  let head = draw.pick(nouns);
  const branded = draw.number(0, 3);
  if (branded < 2) {
    const brand = draw.pick(brands);
    const phrase = draw.pick(said.brand);
    head = phrase === '%' ? `${brand} ${head}` : `${head} ${fill(phrase, brand)}`;
    gold.push({ slot: 'brand', operator: 'is', value: brand.toLowerCase() });
  } else if (branded === 2) {
    const brand = draw.pick(brands);
    parts.push(fill(draw.pick(said.not), brand));
    gold.push({ slot: 'brand', operator: 'not', value: brand.toLowerCase() });
  }
  if (draw.chance(0.7)) {
    const { text, gold: bounds } = price(draw, language, 15, 300);
    parts.push(text);
    gold.push(...bounds);
  }
  if (draw.chance(0.3)) {
    const colour = draw.pick(['black', 'white', 'blue', 'red']);
    parts.push(fill(said.color[0], colours[colour]![language]));
    gold.push({ slot: 'color', operator: 'is', value: colour });
  }
  if (language === 'en' && draw.chance(0.25)) {
    const metres = draw.number(1, 5);
    const operator = draw.pick(['gte', 'lte'] as const);
    head = 'cable';
    gold.splice(0, gold.length, { slot: 'attribute', operator, value: metres });
    parts.splice(0, parts.length, operator === 'gte' ? `at least ${metres} m` : `up to ${metres * 100} cm`);
  }
  return { catalogue: 'icecat', locale: language, text: [head, ...parts].join(' '), gold };
}

/** A thousand queries: half on each catalogue, seven tenths in English, the rest in German, French and Spanish. */
export function generateQueries(products: readonly Product[], count = 1000): ConstraintQuery[] {
  const draw = drawing(20261121);
  const counts = new Map<string, number>();
  for (const { brand } of products) if (brand) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const brands = [...counts]
    .filter(([, n]) => n >= 80)
    .map(([brand]) => brand)
    .sort();
  return Array.from({ length: count }, (_, i) => {
    const language = i % 10 < 7 ? 'en' : (['de', 'fr', 'es'] as const)[(i % 10) - 7]!;
    return Math.floor(i / 10) % 2 === 0 ? lumaQuery(draw, language) : icecatQuery(draw, language, brands);
  });
}
