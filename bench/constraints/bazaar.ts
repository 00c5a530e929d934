import type { AttributeValue, Product, Variant } from '../../src/engine/catalog/product.ts';
import { type BazaarLanguage, categories, languages, names, values } from './bazaar-words.ts';

/** One kind of thing of the bazaar; every brand and every second price makes a product of it. */
type Line = {
  category: keyof typeof categories;
  /** Noun of the title in the four languages. */
  noun: readonly [string, string, string, string];
  brands: readonly string[];
  /** Whole units of currency, from the cheapest to the dearest. */
  prices: readonly number[];
  colours?: readonly (keyof typeof values)[];
  sizes?: readonly string[];
  materials?: readonly (keyof typeof values)[];
  gender?: keyof typeof values;
  age?: readonly string[];
  flags?: Partial<Record<keyof typeof names, readonly boolean[]>>;
  /** Numbers with their unit, one per product in turn. */
  measures?: Partial<Record<keyof typeof names, readonly string[]>>;
};

const tops = ['S', 'M', 'L', 'XL'];
const dressSizes = ['36', '38', '40', '42'];
const womenShoes = ['37', '38', '39', '40'];
const menShoes = ['41', '42', '43', '44'];
const basic = ['black', 'white', 'blue', 'red'] as const;

const lines: readonly Line[] = [
  {
    category: 'jackets',
    noun: ['rain jacket', 'Regenjacke', 'veste de pluie', 'chaqueta de lluvia'],
    brands: ['Norvik', 'Castellan'],
    prices: [69, 89, 129],
    colours: ['black', 'blue', 'navy'],
    sizes: tops,
    materials: ['polyester'],
    gender: 'women',
    flags: { waterproof: [true, true, false] },
  },
  {
    category: 'jackets',
    noun: ['jacket', 'Jacke', 'veste', 'chaqueta'],
    brands: ['Norvik', 'Castellan'],
    prices: [59, 99, 149],
    colours: ['black', 'green', 'brown'],
    sizes: tops,
    materials: ['cotton', 'polyester', 'leather'],
    gender: 'men',
    flags: { waterproof: [false, true] },
  },
  {
    category: 'jackets',
    noun: ['children jacket', 'Kinderjacke', 'veste enfant', 'chaqueta infantil'],
    brands: ['Pico'],
    prices: [29, 39],
    colours: ['red', 'pink', 'yellow'],
    materials: ['polyester'],
    gender: 'girls',
    age: ['5-6', '7-8'],
  },
  {
    category: 'jackets',
    noun: ['rain jacket', 'Regenjacke', 'imperméable', 'chubasquero'],
    brands: ['Pico'],
    prices: [25, 35],
    colours: ['yellow', 'blue'],
    materials: ['polyester'],
    gender: 'kids',
    age: ['3-4', '5-6'],
    flags: { waterproof: [true] },
  },
  {
    category: 'dresses',
    noun: ['dress', 'Kleid', 'robe', 'vestido'],
    brands: ['Castellan', 'Maribel'],
    prices: [39, 55, 79],
    colours: ['red', 'black', 'green'],
    sizes: dressSizes,
    materials: ['cotton', 'linen', 'polyester'],
    gender: 'women',
  },
  {
    category: 'coats',
    noun: ['coat', 'Mantel', 'manteau', 'abrigo'],
    brands: ['Castellan'],
    prices: [119, 179],
    colours: ['black', 'beige'],
    sizes: dressSizes,
    materials: ['wool'],
    gender: 'women',
  },
  {
    category: 'blouses',
    noun: ['blouse', 'Bluse', 'chemisier', 'blusa'],
    brands: ['Maribel'],
    prices: [29, 45],
    colours: ['white', 'pink'],
    sizes: dressSizes,
    materials: ['cotton', 'polyester'],
    gender: 'women',
  },
  {
    category: 'jumpers',
    noun: ['jumper', 'Pullover', 'pull', 'jersey'],
    brands: ['Norvik', 'Maribel'],
    prices: [45, 65],
    colours: ['navy', 'grey', 'blue'],
    sizes: tops,
    materials: ['wool', 'cotton'],
    gender: 'women',
  },
  {
    category: 'shirts',
    noun: ['shirt', 'Hemd', 'chemise', 'camisa'],
    brands: ['Castellan', 'Maribel'],
    prices: [35, 49, 69],
    colours: ['white', 'blue'],
    sizes: tops,
    materials: ['cotton', 'linen'],
    gender: 'men',
  },
  {
    category: 'tees',
    noun: ['t-shirt', 'T-Shirt', 't-shirt', 'camiseta'],
    brands: ['Pico', 'Norvik'],
    prices: [12, 19],
    colours: [...basic],
    sizes: tops,
    materials: ['cotton', 'polyester'],
    gender: 'men',
  },
  {
    category: 'jeans',
    noun: ['jeans', 'Jeans', 'jean', 'vaqueros'],
    brands: ['Castellan'],
    prices: [59, 79],
    colours: ['black', 'blue'],
    sizes: ['W30/L32', 'W32/L32', 'W32/L34', 'W34/L34'],
    materials: ['denim'],
    gender: 'men',
  },
  {
    category: 'shoes',
    noun: ['running shoes', 'Laufschuhe', 'chaussures de course', 'zapatos de running'],
    brands: ['Rivo', 'Norvik'],
    prices: [59, 89, 119],
    colours: ['black', 'white', 'blue'],
    sizes: menShoes,
    materials: ['polyester'],
    gender: 'men',
  },
  {
    category: 'shoes',
    noun: ['shoes', 'Schuhe', 'chaussures', 'zapatos'],
    brands: ['Rivo', 'Pico'],
    prices: [25, 35],
    colours: ['blue', 'pink', 'red'],
    sizes: ['28', '30', '32'],
    materials: ['leather', 'polyester'],
    gender: 'boys',
  },
  {
    category: 'boots',
    noun: ['boots', 'Stiefel', 'bottes', 'botas'],
    brands: ['Rivo', 'Castellan'],
    prices: [79, 129],
    colours: ['brown', 'black'],
    sizes: womenShoes,
    materials: ['leather', 'polyester'],
    gender: 'women',
  },
  {
    category: 'laptops',
    noun: ['laptop', 'Laptop', 'ordinateur portable', 'portátil'],
    brands: ['Voltera', 'Kerntech'],
    prices: [549, 749, 899, 1299],
    colours: ['black', 'grey'],
    measures: {
      ram: ['8 GB', '16 GB', '32 GB'],
      storage: ['256 GB', '512 GB', '1000 GB'],
      screen: ['14"', '15.6"'],
      weight: ['1.3 kg', '1.9 kg'],
    },
  },
  {
    category: 'phones',
    noun: ['smartphone', 'Handy', 'smartphone', 'móvil'],
    brands: ['Voltera', 'Kerntech'],
    prices: [199, 449],
    colours: ['black', 'blue'],
    measures: { storage: ['64 GB', '128 GB'], screen: ['6.1"', '6.7"'] },
  },
  {
    category: 'tvs',
    noun: ['TV', 'Fernseher', 'téléviseur', 'televisor'],
    brands: ['Voltera', 'Kerntech'],
    prices: [299, 499, 899],
    colours: ['black'],
    measures: { screen: ['43"', '55"', '65"'] },
  },
  {
    category: 'headphones',
    noun: ['headphones', 'Kopfhörer', 'casque', 'auriculares'],
    brands: ['Voltera', 'Kerntech'],
    prices: [29, 59, 99],
    colours: ['black', 'white'],
    flags: { wireless: [true, false] },
  },
  {
    category: 'tents',
    noun: ['tent', 'Zelt', 'tente', 'tienda de campaña'],
    brands: ['Norvik', 'Altura'],
    prices: [99, 179, 299],
    colours: ['green', 'grey'],
    measures: { persons: ['2', '3', '4'], weight: ['2.1 kg', '3.4 kg'] },
    flags: { waterproof: [true] },
  },
  {
    category: 'backpacks',
    noun: ['backpack', 'Rucksack', 'sac à dos', 'mochila'],
    brands: ['Norvik', 'Altura'],
    prices: [49, 79, 129],
    colours: ['black', 'green'],
    measures: { volume: ['20 l', '30 l', '45 l'], weight: ['0.8 kg', '1.2 kg'] },
  },
  {
    category: 'sleepingBags',
    noun: ['sleeping bag', 'Schlafsack', 'sac de couchage', 'saco de dormir'],
    brands: ['Norvik', 'Altura'],
    prices: [59, 99],
    colours: ['blue', 'green'],
    measures: { weight: ['1.1 kg', '1.8 kg'] },
  },
  {
    category: 'bottles',
    noun: ['water bottle', 'Trinkflasche', 'gourde', 'botella'],
    brands: ['Altura'],
    prices: [12, 19, 25],
    colours: ['blue', 'black'],
    materials: ['steel', 'plastic'],
    measures: { volume: ['0.5 l', '1 l'] },
  },
  {
    category: 'bikes',
    noun: ['bike', 'Kinderfahrrad', 'vélo', 'bicicleta'],
    brands: ['Pico'],
    prices: [149, 199],
    colours: ['red', 'blue'],
    gender: 'kids',
    measures: { wheel: ['16"', '20"'] },
  },
  {
    category: 'pasta',
    noun: ['pasta', 'Nudeln', 'pâtes', 'pasta'],
    brands: ['Grano', 'Farmhaus'],
    prices: [2, 3],
    measures: { netWeight: ['500 g', '1 kg'] },
    flags: { glutenFree: [true, false], organic: [true, false] },
  },
  {
    category: 'chocolate',
    noun: ['chocolate', 'Schokolade', 'chocolat', 'chocolate'],
    brands: ['Farmhaus', 'Grano'],
    prices: [2, 3, 5],
    measures: { netWeight: ['100 g'] },
    flags: { vegan: [true, false], organic: [true, true, false] },
  },
  {
    category: 'coffee',
    noun: ['coffee beans', 'Kaffeebohnen', 'café en grains', 'café en grano'],
    brands: ['Farmhaus', 'Grano'],
    prices: [9, 16],
    measures: { netWeight: ['500 g', '1 kg'] },
    flags: { organic: [true, false] },
  },
  {
    category: 'oil',
    noun: ['olive oil', 'Olivenöl', "huile d'olive", 'aceite de oliva'],
    brands: ['Grano', 'Farmhaus'],
    prices: [9, 14],
    measures: { volume: ['0.5 l', '1 l'] },
    flags: { organic: [false, true] },
  },
  {
    category: 'petFood',
    noun: ['dog food', 'Hundefutter', 'croquettes pour chien', 'pienso para perro'],
    brands: ['Farmhaus'],
    prices: [19, 39],
    measures: { netWeight: ['3 kg', '10 kg'] },
  },
  {
    category: 'drills',
    noun: ['cordless drill', 'Akkuschrauber', 'perceuse', 'taladro'],
    brands: ['Steelmark', 'Kraftwerk'],
    prices: [79, 139],
    measures: { voltage: ['12 V', '18 V'], weight: ['1.2 kg', '1.6 kg'] },
    flags: { wireless: [true] },
  },
  {
    category: 'hammers',
    noun: ['hammer', 'Hammer', 'marteau', 'martillo'],
    brands: ['Steelmark', 'Kraftwerk'],
    prices: [14, 24],
    materials: ['steel', 'wood'],
    measures: { weight: ['0.3 kg', '0.5 kg'] },
  },
  {
    category: 'ladders',
    noun: ['ladder', 'Leiter', 'échelle', 'escalera'],
    brands: ['Steelmark', 'Kraftwerk'],
    prices: [89, 139],
    materials: ['aluminium', 'wood'],
    measures: { height: ['2 m', '3 m', '4 m'] },
  },
  {
    category: 'pans',
    noun: ['frying pan', 'Pfanne', 'poêle', 'sartén'],
    brands: ['Ferrona', 'Lumio'],
    prices: [25, 49],
    materials: ['aluminium', 'steel'],
    measures: { diameter: ['24 cm', '28 cm'] },
  },
  {
    category: 'sofas',
    noun: ['sofa', 'Sofa', 'canapé', 'sofá'],
    brands: ['Lumio', 'Hallberg'],
    prices: [499, 799],
    colours: ['grey', 'beige', 'green'],
    materials: ['cotton', 'leather'],
  },
  {
    category: 'linen',
    noun: ['bed linen', 'Bettwäsche', 'parure de lit', 'ropa de cama'],
    brands: ['Lumio', 'Hallberg'],
    prices: [29, 59],
    colours: ['white', 'grey'],
    sizes: ['135 x 200 cm', '155 x 220 cm'],
    materials: ['cotton', 'linen'],
  },
  {
    category: 'lamps',
    noun: ['table lamp', 'Lampe', 'lampe', 'lámpara'],
    brands: ['Lumio', 'Hallberg'],
    prices: [25, 39, 59],
    colours: ['black', 'white'],
    materials: ['wood', 'steel'],
  },
  {
    category: 'rugs',
    noun: ['rug', 'Teppich', 'tapis', 'alfombra'],
    brands: ['Hallberg'],
    prices: [49, 99, 149],
    colours: ['grey', 'green', 'beige'],
    materials: ['wool', 'cotton'],
  },
];

/** How ids of the bazaar begin. */
export const BAZAAR_ID = 'BZ-';

const turn = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

function attributesOf(line: Line, i: number, at: number): Record<string, AttributeValue> {
  const attributes: Record<string, AttributeValue> = {};
  if (line.materials) attributes[names.material[at]!] = values[turn(line.materials, i)][at]!;
  if (line.gender) attributes[names.gender[at]!] = values[line.gender][at]!;
  if (line.age) attributes[names.age[at]!] = `${turn(line.age, i)} ${values.years[at]}`;
  for (const [name, list] of Object.entries(line.flags ?? {}))
    attributes[names[name as keyof typeof names][at]!] = turn(list, i);
  for (const [name, list] of Object.entries(line.measures ?? {}))
    attributes[names[name as keyof typeof names][at]!] = turn(list, i);
  if (line.colours && !line.sizes) attributes[names.color[at]!] = values[turn(line.colours, i)][at]!;
  return attributes;
}

function variantsOf(line: Line, productId: string, at: number): Variant[] {
  return (line.sizes ?? []).flatMap((size) =>
    (line.colours ?? []).map((colour, i) => ({
      variantId: `${productId}-${size}-${i}`,
      availability: (size.length + i) % 5 === 4 ? ('out_of_stock' as const) : ('in_stock' as const),
      attributes: { [names.size[at]!]: size, [names.color[at]!]: values[colour][at]! },
    })),
  );
}

/**
 * A small shop of everything — fashion, electronics, outdoor, food, tools, home — whose records are written in one
 * language, for queries that no public catalogue of the data folder could answer. Prices in pounds (en) or euros.
 */
export function loadBazaar(language: BazaarLanguage): Product[] {
  const at = languages.indexOf(language);
  const currency = language === 'en' ? 'GBP' : 'EUR';
  let count = 0;
  return lines.flatMap((line) =>
    line.brands.flatMap((brand, b) =>
      line.prices.map((price, p): Product => {
        const i = count++;
        const productId = `${BAZAAR_ID}${String(i).padStart(3, '0')}`;
        const noun = line.noun[at]!;
        const detail = Object.values(line.measures ?? {}).map((list) => turn(list, b + p))[0];
        return {
          productId,
          locale: language,
          title: [brand, noun, detail].filter(Boolean).join(' '),
          description: '',
          brand,
          categories: [categories[line.category][at]!],
          price: { amount: price * 100, currency },
          availability: i % 7 === 6 ? 'out_of_stock' : 'in_stock',
          attributes: attributesOf(line, b + p, at),
          variants: variantsOf(line, productId, at),
          rating: { value: 3 + (i % 5) * 0.5, count: 5 + i },
          updatedAtMs: i,
        };
      }),
    ),
  );
}
