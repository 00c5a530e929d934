/** What a column of a shop's export means. */
export type ShopField =
  | 'id'
  | 'group'
  | 'title'
  | 'description'
  | 'shortDescription'
  | 'url'
  | 'image'
  | 'brand'
  | 'categories'
  | 'price'
  | 'salePrice'
  | 'listPrice'
  | 'currency'
  | 'availability'
  | 'inStock'
  | 'quantity'
  | 'gtin'
  | 'mpn'
  | 'ratingValue'
  | 'ratingCount'
  | 'locale'
  | 'updatedAt'
  | 'deleted'
  | 'variantId'
  | 'variantChildren'
  | 'moreAttributes';

/** Names that exports of shop systems and feeds give to a field, best first; matched after `columnKey`. */
const aliases: Readonly<Record<ShopField, string>> = {
  id: 'product_id id sku item_id item_number article_number artikelnummer artikel_nr handle code referencia reference',
  group: 'item_group_id parent_id parent_sku parent_product_id parent group_id handle',
  title:
    'title name product_name product_title item_name titel bezeichnung produktname artikelname titulo nombre nom titre nome',
  description:
    'description body_html body long_description product_description beschreibung descripcion descrizione',
  shortDescription: 'short_description summary kurzbeschreibung descripcion_corta',
  url: 'url link product_url page_url permalink canonical_url produkt_url',
  image: 'image_url image_link image image_src images base_image main_image picture bild bild_url imagen',
  brand: 'brand vendor manufacturer marke hersteller marca marque fabricante',
  categories:
    'categories category product_type product_category google_product_category category_path kategorie kategorien warengruppe categoria type',
  price: 'price variant_price regular_price unit_price preis precio prix prezzo bruttopreis',
  salePrice: 'sale_price special_price angebotspreis',
  listPrice:
    'list_price compare_at_price variant_compare_at_price msrp msrp_price rrp uvp old_price retail_price',
  currency: 'currency price_currency waehrung währung moneda',
  availability: 'availability stock_status verfuegbarkeit verfügbarkeit disponibilidad',
  inStock: 'in_stock is_in_stock instock auf_lager',
  quantity:
    'quantity qty stock stock_quantity inventory inventory_quantity variant_inventory_qty bestand lagerbestand menge cantidad',
  gtin: 'gtin ean upc barcode variant_barcode isbn gtin13 ean13 gtin_ean',
  mpn: 'mpn manufacturer_part_number model_number herstellernummer',
  ratingValue: 'rating rating_value average_rating review_average',
  ratingCount: 'rating_count review_count reviews_count number_of_reviews',
  locale: 'locale language lang sprache idioma',
  updatedAt: 'updated_at last_modified modified_at modified',
  deleted: 'deleted',
  variantId: 'variant_id variant_sku',
  variantChildren: 'configurable_variations',
  moreAttributes: 'additional_attributes',
};

const fieldOfName = new Map<string, { field: ShopField; rank: number }[]>();
for (const [field, names] of Object.entries(aliases) as [ShopField, string][])
  names.split(' ').forEach((name, rank) => {
    fieldOfName.set(name, [...(fieldOfName.get(name) ?? []), { field, rank }]);
  });

/** Columns that say nothing to a shopper: page metadata, dates, switches of the shop system, further pictures. */
const internal =
  /^(?:meta_|seo_|google_shopping_|gift_|custom_|use_config_|url_key$|store_view|website|product_websites|product_online|tax_|attribute_set|visibility|page_layout|options_container|display_|map_|min_|max_|notify_|manage_|backorders|allow_|is_|has_|required_|enable_|created_at$|new_(?:from|to)|special_price_|related_|crosssell|upsell|published|status$|template|links_|samples_|configurable_|additional_images|small_image|thumbnail|swatch_image|cost|variant_(?:grams|inventory|fulfillment|requires|taxable|weight_unit|image|tax)|image_(?:position|alt)|product_options|msrp_|out_of_stock_qty|new$|sale$|qty_increments$)|_label$/;

/** A column name in one spelling: `Body (HTML)` and `body_html` are the same. */
export function columnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(?:g|attribute|attributes|attr)[:.]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/** Whether a column, by its key, serves the shop system only. */
export function isInternalColumn(key: string): boolean {
  return internal.test(key);
}

/** What each column of a table is; `attribute` columns describe the product, `option` columns pair a name with a value. */
export type ShopColumns = {
  fields: ReadonlyMap<ShopField, string>;
  attributes: readonly { column: string; name: string }[];
  options: readonly { nameColumn: string; valueColumn: string }[];
  ignored: readonly string[];
};

function fieldColumns(columns: readonly string[]): Map<ShopField, string> {
  const best = new Map<ShopField, { column: string; rank: number }>();
  for (const column of columns)
    for (const { field, rank } of fieldOfName.get(columnKey(column)) ?? []) {
      const known = best.get(field);
      if (!known || rank < known.rank) best.set(field, { column, rank });
    }
  return new Map([...best].map(([field, { column }]) => [field, column]));
}

function optionColumns(columns: readonly string[]): ShopColumns['options'] {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  return [1, 2, 3].flatMap((n) => {
    const nameColumn = byKey.get(`option${n}_name`);
    const valueColumn = byKey.get(`option${n}_value`);
    return nameColumn && valueColumn ? [{ nameColumn, valueColumn }] : [];
  });
}

/** Reads a header: which column is which field, and which of the rest are attributes. */
export function shopColumns(columns: readonly string[]): ShopColumns {
  const fields = fieldColumns(columns);
  const options = optionColumns(columns);
  const used = new Set([...fields.values(), ...options.flatMap((o) => [o.nameColumn, o.valueColumn])]);
  const rest = columns.filter((column) => column !== '' && !used.has(column));
  const isIgnored = (column: string) => {
    const key = columnKey(column);
    return key === '' || isInternalColumn(key) || /^option\d_/.test(key) || fieldOfName.has(key);
  };
  return {
    fields,
    options,
    attributes: rest
      .filter((column) => !isIgnored(column))
      .map((column) => ({ column, name: columnKey(column) })),
    ignored: rest.filter(isIgnored),
  };
}
