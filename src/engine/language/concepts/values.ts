const colourRows = {
  black: {},
  white: {},
  grey: {},
  silver: {},
  red: {},
  blue: {},
  green: {},
  yellow: {},
  pink: {},
  orange: {},
  brown: {},
  beige: {},
  gold: {},
  purple: {},
  turquoise: {},
  transparent: {},
  multicolour: {},
  navy: { parent: 'blue' },
  burgundy: { parent: 'red' },
  olive: { parent: 'green' },
  khaki: { parent: 'green' },
  cream: { parent: 'beige' },
  ivory: { parent: 'white' },
  lilac: { parent: 'purple' },
  magenta: { parent: 'pink' },
  charcoal: { parent: 'grey' },
  tan: { parent: 'brown' },
  mint: { parent: 'green' },
  bronze: { parent: 'brown' },
  copper: { parent: 'brown' },
  cyan: { parent: 'blue' },
  coral: { parent: 'orange' },
} as const satisfies Readonly<Record<string, { parent?: string }>>;

export type Colour = keyof typeof colourRows;

/** Colours that every lexicon names; a shade is matched by its parent, never the other way round. */
export const colours: Readonly<Record<Colour, { parent?: Colour }>> = colourRows;

/** Materials that every lexicon names. */
export const materials = {
  leather: {},
  cotton: {},
  wool: {},
  silk: {},
  linen: {},
  polyester: {},
  nylon: {},
  denim: {},
  fleece: {},
  wood: {},
  metal: {},
  steel: {},
  aluminium: {},
  plastic: {},
  glass: {},
  rubber: {},
  ceramic: {},
  velvet: {},
  cashmere: {},
  suede: {},
  down: {},
  viscose: {},
  elastane: {},
  acrylic: {},
  bamboo: {},
  silicone: {},
  mesh: {},
  hemp: {},
} as const;

export type Material = keyof typeof materials;

/** Whom a size is for, as far as size tables differ. */
export type SizedFor = 'men' | 'women' | 'kids';

const audienceRows = {
  men: { servedBy: ['unisex'], sizedFor: 'men' },
  women: { servedBy: ['unisex'], sizedFor: 'women' },
  boys: { servedBy: ['kids', 'unisex'], sizedFor: 'kids' },
  girls: { servedBy: ['kids', 'unisex'], sizedFor: 'kids' },
  kids: { servedBy: ['boys', 'girls'], sizedFor: 'kids' },
  baby: { servedBy: [] },
  unisex: { servedBy: [] },
} as const satisfies Readonly<Record<string, { servedBy: readonly string[]; sizedFor?: SizedFor }>>;

export type Audience = keyof typeof audienceRows;

/** Whom products are for: who else serves them (a shopper asking for `kids` is served by `boys`), and whose sizes are theirs. */
export const audiences: Readonly<Record<Audience, { servedBy: readonly Audience[]; sizedFor?: SizedFor }>> =
  audienceRows;
