/** One row of icecat-chorus. */
export type IcecatRow = {
  id: string;
  title: string;
  description: string;
  brand: string;
  model: string;
  gtin: readonly string[];
  price_cents: number;
  released: string;
  image: string | null;
  category: string;
  attributes: Readonly<Record<string, string>>;
};

/** Typed as a merchant's own export would: yes and no are flags, plain decimal numbers are numbers, the rest is text. */
function typedValue(text: string): string | number | boolean {
  if (/^(?:yes|no)$/i.test(text)) return text.toLowerCase() === 'yes';
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(text) ? Number(text) : text;
}

/** A row as a product in wire names, cut to the limits of the API; prices are in USD. */
export function icecatToWire(row: IcecatRow): Record<string, unknown> {
  const attributes = Object.entries(row.attributes)
    .slice(0, 200)
    .map(([name, value]) => [name.slice(0, 80), typedValue(value.slice(0, 2_000))]);
  return {
    product_id: row.id,
    title: row.title.slice(0, 500),
    description: row.description.slice(0, 50_000),
    ...(row.brand === '' ? {} : { brand: row.brand }),
    categories: /\p{L}/u.test(row.category) ? [row.category] : [],
    price: { amount: row.price_cents, currency: 'USD' },
    ...(row.image === null ? {} : { image_url: row.image }),
    attributes: Object.fromEntries(attributes),
    ...(row.gtin[0] === undefined ? {} : { gtin: row.gtin[0] }),
    ...(row.model === '' ? {} : { mpn: row.model }),
    locale: 'en',
    updated_at: `${row.released}T00:00:00Z`,
  };
}
